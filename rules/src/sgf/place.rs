//! Where in a file something stands.

use super::record::SgfError;

/// A place in the decoded text, in bytes from its beginning. Lines are counted only when an error
/// names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(pub(super) u32);

/// An error that does not know its line yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    place: Place,
    reason: String,
}

impl Place {
    /// The first character.
    pub(super) const START: Place = Place(0);

    /// An error here.
    pub(super) fn error(self, reason: impl Into<String>) -> Fault {
        Fault { place: self, reason: reason.into() }
    }
}

impl Fault {
    /// The error with its line and column in that text.
    pub(super) fn locate(self, text: &str) -> SgfError {
        let before = text.get(..self.place.0 as usize).unwrap_or(text);
        let (mut line, mut column, mut last) = (1, 1, '\0');
        for letter in before.chars() {
            match letter {
                // The second half of a line break that was counted.
                '\n' if last == '\r' => {}
                '\n' | '\r' => (line, column) = (line + 1, 1),
                _ => column += 1,
            }
            last = letter;
        }
        SgfError { line, column, reason: self.reason }
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn lines_and_columns() {
        let text = "é(;\r\nB\n\rW\n\n]";
        let find = |letter: char| {
            let at = text.find(letter).map_or(text.len(), |at| at);
            let error = Place(at as u32).error("x").locate(text);
            (error.line, error.column)
        };
        assert_eq!([find('é'), find('('), find('B'), find('W'), find(']')], [(1, 1), (1, 2), (2, 1), (4, 1), (6, 1)]);
    }
}
