//! Writes trees as a file.

use super::tree::{Collection, Node};

/// Nodes per line of the file.
const NODES_PER_LINE: usize = 10;

impl Collection {
    /// Writes the games as SGF version 4 in UTF-8. Sets `FF` and `CA` in the first node of every game and writes all other values
    /// as they were read. Duplicate properties are merged.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        let mut file = String::with_capacity(self.text.len() + 64);
        for root in self.roots() {
            game(&mut file, root);
        }
        file
    }
}

fn game(file: &mut String, root: Node<'_>) {
    file.push('(');
    properties(file, &root_properties(root));
    let mut node = root;
    let mut in_line = 1;
    loop {
        let opens = match after(file, node, root) {
            None => break,
            Some((next, opens)) => {
                node = next;
                opens
            }
        };
        if opens || in_line == NODES_PER_LINE {
            file.push('\n');
            in_line = 0;
        }
        if opens {
            file.push('(');
        }
        in_line += 1;
        properties(file, &node.merged());
    }
    file.push_str(")\n");
}

/// Returns the next node in the file, and whether that node starts a variation; `None` after the last node. Writes the closing
/// parentheses of the variations that end before the next node.
fn after<'a>(file: &mut String, node: Node<'a>, root: Node<'_>) -> Option<(Node<'a>, bool)> {
    if let Some(child) = node.first_child() {
        return Some((child, child.next_sibling().is_some()));
    }
    let mut node = node;
    while node.id() != root.id() {
        let parent = node.parent()?;
        // A node without siblings continues the variation of its parent.
        if parent.first_child().is_some_and(|first| first.next_sibling().is_some()) {
            file.push(')');
        }
        if let Some(sibling) = node.next_sibling() {
            return Some((sibling, true));
        }
        node = parent;
    }
    None
}

/// The properties of the first node of a game. `FF` and `CA`, which determine how to read the file, are set and come first.
/// Otherwise a text before `CA` could be mistaken for a `CA` that names another encoding.
fn root_properties(root: Node<'_>) -> Vec<(&str, Vec<&str>)> {
    let mut all = root.merged();
    all.retain(|(name, _)| !["FF", "CA"].contains(name));
    all.splice(0..0, [("FF", vec!["4"]), ("CA", vec!["UTF-8"])]);
    all
}

fn properties(file: &mut String, all: &[(&str, Vec<&str>)]) {
    file.push(';');
    for (name, values) in all {
        file.push_str(name);
        for value in values {
            file.push('[');
            file.push_str(value);
            file.push(']');
        }
    }
}
