//! Stores the games of a file as trees of nodes, without loss.
//!
//! Nodes, properties and values are stored in three lists and refer to one text. Trees of any depth can therefore be built,
//! walked and dropped without recursion.

use super::place::Place;
use std::collections::BTreeMap;

/// The index that means "no node" or "no property".
pub(super) const NONE: u32 = u32::MAX;

/// All games of a file, each a tree of nodes.
///
/// Values are kept as they appear between the brackets, including escapes and line breaks; [`super::value`] reads them. Two
/// collections are equal when their trees are equal, whatever the layout of their files. Duplicate properties in a node count as
/// one.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The text of the file, followed by the names whose lowercase letters were dropped, and by everything that [`Collection::add`]
    /// has added.
    pub(super) text: String,
    pub(super) nodes: Vec<StoredNode>,
    pub(super) properties: Vec<Entry>,
    pub(super) values: Vec<Slice>,
    pub(super) roots: Vec<NodeId>,
    pub(super) charset: &'static str,
}

/// The id of a node, valid only in the collection that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

/// A node as stored. Each index is [`NONE`] if there is no such node or property.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoredNode {
    pub(super) parent: u32,
    pub(super) first_child: u32,
    pub(super) last_child: u32,
    /// The next sibling.
    pub(super) next: u32,
    pub(super) first_property: u32,
    pub(super) last_property: u32,
}

/// A property as stored. Its values are consecutive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) name: Slice,
    /// The byte offset of the property in the text.
    pub(super) place: u32,
    pub(super) first_value: u32,
    /// The number of values.
    pub(super) values: u32,
    /// The next property of the node, or [`NONE`].
    pub(super) next: u32,
}

/// A range of bytes in [`Collection::text`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Slice {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Collection {
    /// Creates a collection without games.
    #[must_use]
    pub fn new() -> Collection {
        Collection { charset: "UTF-8", ..Collection::default() }
    }

    /// The first node of every game.
    pub fn roots(&self) -> impl ExactSizeIterator<Item = Node<'_>> + Clone {
        self.roots.iter().map(|&id| self.node(id))
    }

    /// Looks up a node of this collection.
    ///
    /// # Panics
    /// If the node belongs to another, larger collection.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        assert!((id.0 as usize) < self.nodes.len(), "the node belongs to another collection");
        Node { of: self, id: id.0 }
    }

    /// The number of nodes in all games.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The standard name of the encoding that the file was read in.
    #[must_use]
    pub fn charset(&self) -> &'static str {
        self.charset
    }

    pub(super) fn slice(&self, slice: Slice) -> &str {
        &self.text[slice.start as usize..slice.end as usize]
    }

    /// Adds a node as the last child of `parent`, or as a root if `parent` is [`NONE`]. Returns its id.
    #[inline]
    pub(super) fn push(&mut self, parent: u32) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(StoredNode {
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

    /// Adds a property after the node's other properties.
    #[inline]
    pub(super) fn attach(&mut self, node: u32, entry: Entry) {
        let id = self.properties.len() as u32;
        self.properties.push(entry);
        let stored = &mut self.nodes[node as usize];
        let last = std::mem::replace(&mut stored.last_property, id);
        if last == NONE {
            stored.first_property = id;
        } else {
            self.properties[last as usize].next = id;
        }
    }
}

impl PartialEq for Collection {
    fn eq(&self, other: &Collection) -> bool {
        let mut pairs = self.roots().zip(other.roots());
        self.roots.len() == other.roots.len()
            && pairs.all(|(mine, theirs)| {
                let (mut mine, mut theirs) = (mine.walk(), theirs.walk());
                loop {
                    match (mine.next(), theirs.next()) {
                        (None, None) => return true,
                        (Some((depth, mine)), Some((their_depth, theirs))) => {
                            if depth != their_depth || mine.merged() != theirs.merged() {
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

/// A node: a move, a position that the file sets up, or a comment.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    of: &'a Collection,
    id: u32,
}

impl<'a> Node<'a> {
    /// The id of the node, for [`Collection::node`].
    #[must_use]
    pub fn id(self) -> NodeId {
        NodeId(self.id)
    }

    fn stored(self) -> &'a StoredNode {
        &self.of.nodes[self.id as usize]
    }

    /// The text that offsets refer to.
    pub(super) fn text(self) -> &'a str {
        &self.of.text
    }

    fn linked(self, id: u32) -> Option<Node<'a>> {
        (id != NONE).then_some(Node { of: self.of, id })
    }

    /// The parent; `None` for a root.
    #[must_use]
    pub fn parent(self) -> Option<Node<'a>> {
        self.linked(self.stored().parent)
    }

    /// The first child, which continues the main variation.
    #[must_use]
    pub fn first_child(self) -> Option<Node<'a>> {
        self.linked(self.stored().first_child)
    }

    /// The next child of the same parent, which begins another variation.
    #[must_use]
    pub fn next_sibling(self) -> Option<Node<'a>> {
        self.linked(self.stored().next)
    }

    /// All children, the main variation first.
    pub fn children(self) -> impl Iterator<Item = Node<'a>> + Clone {
        std::iter::successors(self.first_child(), |child| child.next_sibling())
    }

    /// This node and its descendants in the main variation.
    pub fn main_line(self) -> impl Iterator<Item = Node<'a>> + Clone {
        std::iter::successors(Some(self), |node| node.first_child())
    }

    /// This node and all its descendants in the order of the file, each with its depth below this node.
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

    /// The properties of the node in the order of the file. In a malformed file, a property may occur twice.
    pub fn properties(self) -> impl Iterator<Item = Property<'a>> + Clone {
        let property = move |id: u32| (id != NONE).then_some(Property { of: self.of, id });
        std::iter::successors(property(self.stored().first_property), move |last| property(last.entry().next))
    }

    /// The name and the values of each property in the order of the file, with duplicate properties merged.
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

    /// All raw values of the property with this name, even if it occurs twice.
    pub fn values(self, name: &str) -> impl Iterator<Item = &'a str> {
        self.properties().filter(move |property| property.name() == name).flat_map(Property::values)
    }

    /// The first raw value of the property with this name; `None` if the node lacks the property.
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

    /// The name in capital letters; lowercase letters in old files are dropped.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.of.slice(self.entry().name)
    }

    /// The raw values: the text between the brackets.
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
