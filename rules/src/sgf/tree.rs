//! The games of a file as trees of nodes, nothing lost.
//!
//! Nodes, properties and values lie in three lists and point into one text, so that a tree of any
//! depth is built, walked and dropped without recursion.

use super::place::Place;
use std::collections::BTreeMap;

/// Stands for "no node" and "no property".
pub(super) const NONE: u32 = u32::MAX;

/// All games of a file, each a tree of nodes.
///
/// Values are kept as they stand between the brackets, escapes and line breaks included;
/// [`super::value`] reads them. Two collections are equal when their trees are, whatever the layout of
/// their files; properties that a node has twice count as one.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The file's text, then whatever was added.
    pub(super) text: String,
    pub(super) nodes: Vec<Step>,
    pub(super) properties: Vec<Entry>,
    pub(super) values: Vec<Slice>,
    pub(super) roots: Vec<NodeId>,
    pub(super) charset: &'static str,
}

/// A node of one collection; with another it means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

/// A node as it is stored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) parent: u32,
    pub(super) first_child: u32,
    pub(super) last_child: u32,
    /// The next variation beside this one.
    pub(super) next: u32,
    pub(super) first_property: u32,
    pub(super) last_property: u32,
}

/// A property as it is stored: its values follow one another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) name: Slice,
    pub(super) place: u32,
    pub(super) first_value: u32,
    pub(super) values: u32,
    pub(super) next: u32,
}

/// A part of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slice {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Collection {
    /// A collection without games.
    #[must_use]
    pub fn new() -> Collection {
        Collection { charset: "UTF-8", ..Collection::default() }
    }

    /// The first node of every game.
    pub fn roots(&self) -> impl ExactSizeIterator<Item = Node<'_>> + Clone {
        self.roots.iter().map(|&id| self.node(id))
    }

    /// A node of this collection.
    ///
    /// # Panics
    /// When the node is one of another, larger collection.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        assert!((id.0 as usize) < self.nodes.len(), "a node of another collection");
        Node { of: self, id: id.0 }
    }

    /// How many nodes all games have together.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The encoding that the file was read in, by its usual name.
    #[must_use]
    pub fn charset(&self) -> &'static str {
        self.charset
    }

    pub(super) fn slice(&self, slice: Slice) -> &str {
        &self.text[slice.start as usize..slice.end as usize]
    }

    /// A new node after its elder siblings, or a root.
    #[inline]
    pub(super) fn push(&mut self, parent: u32) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(Step {
            parent,
            first_child: NONE,
            last_child: NONE,
            next: NONE,
            first_property: NONE,
            last_property: NONE,
        });
        if parent == NONE {
            self.roots.push(NodeId(id));
            return id;
        }
        let above = &mut self.nodes[parent as usize];
        let elder = std::mem::replace(&mut above.last_child, id);
        if elder == NONE {
            above.first_child = id;
        } else {
            self.nodes[elder as usize].next = id;
        }
        id
    }

    /// A property after the others of the node.
    #[inline]
    pub(super) fn attach(&mut self, node: u32, entry: Entry) {
        let id = self.properties.len() as u32;
        self.properties.push(entry);
        let step = &mut self.nodes[node as usize];
        let last = std::mem::replace(&mut step.last_property, id);
        if last == NONE {
            step.first_property = id;
        } else {
            self.properties[last as usize].next = id;
        }
    }
}

impl PartialEq for Collection {
    fn eq(&self, other: &Collection) -> bool {
        let mut pairs = self.roots().zip(other.roots());
        self.roots.len() == other.roots.len()
            && pairs.all(|(mine, its)| {
                let (mut mine, mut its) = (mine.walk(), its.walk());
                loop {
                    match (mine.next(), its.next()) {
                        (None, None) => return true,
                        (Some((depth, mine)), Some((its_depth, its))) => {
                            if depth != its_depth || mine.merged() != its.merged() {
                                return false;
                            }
                        }
                        (Some(_), None) | (None, Some(_)) => return false,
                    }
                }
            })
    }
}

impl Eq for Collection {}

/// A node: a move, a set-up, or just a remark.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    of: &'a Collection,
    id: u32,
}

impl<'a> Node<'a> {
    /// Its number, to come back to it later.
    #[must_use]
    pub fn id(self) -> NodeId {
        NodeId(self.id)
    }

    fn step(self) -> &'a Step {
        &self.of.nodes[self.id as usize]
    }

    /// The text that places count in.
    pub(super) fn text(self) -> &'a str {
        &self.of.text
    }

    fn other(self, id: u32) -> Option<Node<'a>> {
        (id != NONE).then_some(Node { of: self.of, id })
    }

    /// The node before it; `None` for a root.
    #[must_use]
    pub fn parent(self) -> Option<Node<'a>> {
        self.other(self.step().parent)
    }

    /// The node after it, in the main variation.
    #[must_use]
    pub fn first_child(self) -> Option<Node<'a>> {
        self.other(self.step().first_child)
    }

    /// The next variation that starts from the same parent.
    #[must_use]
    pub fn next_sibling(self) -> Option<Node<'a>> {
        self.other(self.step().next)
    }

    /// Every node that follows at once, the main variation first.
    pub fn children(self) -> impl Iterator<Item = Node<'a>> + Clone {
        std::iter::successors(self.first_child(), |child| child.next_sibling())
    }

    /// This node and those of the main variation after it.
    pub fn main_line(self) -> impl Iterator<Item = Node<'a>> + Clone {
        std::iter::successors(Some(self), |node| node.first_child())
    }

    /// This node and all below it in the order of a file, with how far below it each is.
    pub fn walk(self) -> impl Iterator<Item = (usize, Node<'a>)> + Clone {
        std::iter::successors(Some((0, self)), |&(depth, node)| {
            if let Some(child) = node.first_child() {
                return Some((depth + 1, child));
            }
            let (mut depth, mut node) = (depth, node);
            while depth > 0 {
                if let Some(sibling) = node.next_sibling() {
                    return Some((depth, sibling));
                }
                (depth, node) = (depth - 1, node.parent()?);
            }
            None
        })
    }

    /// Its properties in the order of the file. Untidy files have one twice.
    pub fn properties(self) -> impl Iterator<Item = Property<'a>> + Clone {
        let property = move |id: u32| (id != NONE).then_some(Property { of: self.of, id });
        std::iter::successors(property(self.step().first_property), move |last| property(last.entry().next))
    }

    /// Its properties by name in the order of the file, each once with all its values.
    #[must_use]
    pub fn merged(self) -> Vec<(&'a str, Vec<&'a str>)> {
        let mut merged: Vec<(&str, Vec<&str>)> = Vec::new();
        let mut numbers = BTreeMap::new();
        for property in self.properties() {
            let number = *numbers.entry(property.name()).or_insert(merged.len());
            if number == merged.len() {
                merged.push((property.name(), Vec::new()));
            }
            merged[number].1.extend(property.values());
        }
        merged
    }

    /// All raw values of the properties of that name.
    pub fn values(self, name: &str) -> impl Iterator<Item = &'a str> {
        self.properties().filter(move |property| property.name() == name).flat_map(Property::values)
    }

    /// The first raw value of that name.
    #[must_use]
    pub fn value(self, name: &str) -> Option<&'a str> {
        self.values(name).next()
    }
}

impl std::fmt::Debug for Node<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_map().entries(self.merged()).finish()
    }
}

/// A property: a name and at least one value.
#[derive(Clone, Copy)]
pub struct Property<'a> {
    of: &'a Collection,
    id: u32,
}

impl<'a> Property<'a> {
    fn entry(self) -> &'a Entry {
        &self.of.properties[self.id as usize]
    }

    /// Capital letters; the small ones that old files have among them are gone.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.of.slice(self.entry().name)
    }

    /// The raw values: what stands between the brackets.
    pub fn values(self) -> impl ExactSizeIterator<Item = &'a str> + Clone {
        self.slices().iter().map(|&slice| self.of.slice(slice))
    }

    pub(super) fn slices(self) -> &'a [Slice] {
        let entry = self.entry();
        &self.of.values[entry.first_value as usize..(entry.first_value + entry.values) as usize]
    }

    pub(super) fn place(self) -> Place {
        Place(self.entry().place)
    }
}

impl std::fmt::Debug for Property<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}", self.name())?;
        self.values().try_for_each(|value| write!(out, "[{value}]"))
    }
}
