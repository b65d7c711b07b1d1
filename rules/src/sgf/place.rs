//! Places in the text of a file, for error messages.

use super::record::SgfError;

/// A byte offset in the decoded text. Lines are counted only when an error is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(pub(super) u32);

/// An error whose line is not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    place: Place,
    reason: String,
}

impl Place {
    /// The start of the text.
    pub(super) const START: Place = Place(0);

    /// An error at this place.
    pub(super) fn error(self, reason: impl Into<String>) -> Fault {
        Fault { place: self, reason: reason.into() }
    }
}

impl Fault {
    /// Adds the line and column, counted in `text`.
    pub(super) fn locate(self, text: &str) -> SgfError {
        let before = text.get(..self.place.0 as usize).unwrap_or(text);
        let (mut line, mut column, mut last) = (1, 1, '\0');
        for letter in before.chars() {
            match letter {
                // The second half of a line break that has already been counted.
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
    fn lines_and_columns_are_counted() {
        let text = "é(;\r\nB\n\rW\n\n]";
        let find = |letter: char| {
            let at = text.find(letter).map_or(text.len(), |at| at);
            let error = Place(at as u32).error("x").locate(text);
            (error.line, error.column)
        };
        assert_eq!([find('é'), find('('), find('B'), find('W'), find(']')], [(1, 1), (1, 2), (2, 1), (4, 1), (6, 1)]);
    }
}
