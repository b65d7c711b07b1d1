//! The main line of a game, for reading a record.

use super::place::Place;
use super::tree;

/// A node of the main line with its properties, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Step<'a> {
    pub(super) properties: Vec<Property<'a>>,
}

/// A property with at least one value.
#[derive(Debug)]
pub(super) struct Property<'a> {
    pub(super) name: &'a str,
    pub(super) values: Vec<Value<'a>>,
    pub(super) place: Place,
}

/// The raw text between the brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    pub(super) raw: &'a str,
    pub(super) place: Place,
}

/// The nodes of the main line of a game.
pub(super) fn main_line(root: tree::Node<'_>) -> Vec<Step<'_>> {
    root.main_line().map(|node| Step { properties: node.properties().map(property).collect() }).collect()
}

fn property(found: tree::Property<'_>) -> Property<'_> {
    let value = |(raw, slice): (_, &tree::Slice)| Value { raw, place: Place(slice.start) };
    Property { name: found.name(), values: found.values().zip(found.slices()).map(value).collect(), place: found.place() }
}
