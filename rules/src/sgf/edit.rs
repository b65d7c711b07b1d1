//! Builds and edits trees.

use super::limits::Limits;
use super::tree::{Collection, Entry, NONE, NodeId, Slice};

/// Why a property was not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddError {
    /// The name is empty or contains something other than the capital letters A to Z.
    #[error("a property name must consist of capital letters")]
    Name,
    /// The text of the collection would be too long for 32-bit offsets.
    #[error("the collection is too large")]
    TooLarge,
}

impl Collection {
    /// Adds a game after the existing ones and returns its root, which has no properties yet.
    pub fn add_root(&mut self) -> NodeId {
        NodeId(self.push(NONE))
    }

    /// Adds a node after `parent`, as its last variation.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        NodeId(self.push(parent.0))
    }

    /// Adds a value to a property of a node. The value is raw, as it appears in a file: see [`super::value`].
    /// This method escapes a closing bracket inside the value. It also escapes a backslash at the end of the value, because the
    /// backslash would escape the bracket that ends the value.
    ///
    /// # Errors
    /// If the name is invalid or the collection is too large.
    pub fn add(&mut self, node: NodeId, name: &str, raw: &str) -> Result<(), AddError> {
        if name.is_empty() || !name.bytes().all(|letter| letter.is_ascii_uppercase()) {
            return Err(AddError::Name);
        }
        if self.text.len() + name.len() + 2 * raw.len() > 3 * Limits::MOST_BYTES {
            return Err(AddError::TooLarge);
        }
        let place = self.text.len() as u32;
        self.text.push_str(name);
        let start = self.text.len() as u32;
        seal(raw, &mut self.text);
        let first_value = self.values.len() as u32;
        self.values.push(Slice { start, end: self.text.len() as u32 });
        self.attach(node.0, Entry { name: Slice { start: place, end: start }, place, first_value, values: 1, next: NONE });
        Ok(())
    }

    /// Removes a property with all its values from a node. Does nothing if the node does not have the property.
    pub fn remove(&mut self, node: NodeId, name: &str) {
        let mut id = self.nodes[node.0 as usize].first_property;
        let (mut first, mut last) = (NONE, NONE);
        while id != NONE {
            let Entry { name: slice, next, .. } = self.properties[id as usize];
            if self.slice(slice) != name {
                if last == NONE {
                    first = id;
                } else {
                    self.properties[last as usize].next = id;
                }
                last = id;
            }
            id = next;
        }
        if last != NONE {
            self.properties[last as usize].next = NONE;
        }
        let stored = &mut self.nodes[node.0 as usize];
        (stored.first_property, stored.last_property) = (first, last);
    }
}

/// Appends a raw value to `text`. Escapes closing brackets inside the value and a single backslash at its end, so that
/// the bracket after the value ends the value.
fn seal(raw: &str, text: &mut String) {
    let mut escaped = false;
    for letter in raw.chars() {
        if letter == ']' && !escaped {
            text.push('\\');
        }
        escaped = letter == '\\' && !escaped;
        text.push(letter);
    }
    if escaped {
        text.push('\\');
    }
}
