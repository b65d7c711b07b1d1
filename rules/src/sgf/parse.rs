//! From text to the nodes of the main line.
//!
//! The parser keeps a count of open parentheses and never calls itself, so that no file can exhaust
//! the stack. Variations are read for their form only.

use super::record::SgfError;

/// Largest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Most nodes of a file, all variations together.
pub const MAX_NODES: usize = 20_000;
/// Deepest nesting of variations.
pub const MAX_DEPTH: usize = 1_000;
/// Longest value of a property, in bytes.
pub const MAX_VALUE_BYTES: usize = 64 << 10;
/// Most points that lists of points may name, rectangles written as two corners counted out.
pub const MAX_POINTS: usize = 20_000;

/// A place in the file, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    line: u32,
    column: u32,
}

impl Place {
    /// The first character.
    pub(super) const START: Place = Place { line: 1, column: 1 };

    /// An error here.
    pub(super) fn error(self, reason: impl Into<String>) -> SgfError {
        SgfError { line: self.line, column: self.column, reason: reason.into() }
    }
}

/// A step of the game with its properties, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Node<'a> {
    pub(super) properties: Vec<Property<'a>>,
}

/// A property with at least one value.
#[derive(Debug)]
pub(super) struct Property<'a> {
    /// Without the small letters that old files have in it.
    pub(super) name: String,
    pub(super) values: Vec<Value<'a>>,
    pub(super) place: Place,
}

/// The raw text between brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    pub(super) raw: &'a str,
    pub(super) place: Place,
}

/// The nodes of the main line of the first game tree. Whatever follows that tree is not looked at.
pub(super) fn main_line(text: &str) -> Result<Vec<Node<'_>>, SgfError> {
    let mut scanner = Scanner { text, at: 0, place: Place::START };
    scanner.skip_to_tree()?;
    let mut main: Vec<Node<'_>> = Vec::new();
    let mut on_main = true;
    let mut nodes = 0;
    let mut depth = 0;
    let mut last = '\0';
    loop {
        scanner.skip_blanks();
        let place = scanner.place;
        match scanner.next() {
            Some('(') if last != '(' => {
                depth += 1;
                if depth > MAX_DEPTH {
                    return Err(place.error(format!("variations are nested more than {MAX_DEPTH} deep")));
                }
                last = '(';
            }
            // After a variation only another may follow, or the end of the tree.
            Some(';') if last != ')' => {
                nodes += 1;
                if nodes > MAX_NODES {
                    return Err(place.error(format!("there are more than {MAX_NODES} nodes")));
                }
                let node = scanner.node()?;
                if on_main {
                    main.push(node);
                }
                last = ';';
            }
            // The first tree to close is the first variation of the first variation and so on.
            Some(')') if last != '(' => {
                on_main = false;
                depth -= 1;
                if depth == 0 {
                    return Ok(main);
                }
                last = ')';
            }
            Some(other) => return Err(place.error(format!("{other:?} is out of place here"))),
            None => return Err(place.error("the file ends inside the game")),
        }
    }
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Scanner<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        let after_return = self.text[..self.at].ends_with('\r');
        self.at += letter.len_utf8();
        match letter {
            // The second half of a line break that was counted.
            '\n' if after_return => {}
            '\n' | '\r' => self.place = Place { line: self.place.line + 1, column: 1 },
            _ => self.place.column += 1,
        }
        Some(letter)
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(|letter| letter.is_whitespace() || letter.is_control()) {
            self.next();
        }
    }

    /// To the parenthesis before the first node; mail headers and the like may precede it.
    fn skip_to_tree(&mut self) -> Result<(), SgfError> {
        loop {
            match self.peek() {
                Some('(') if self.text[self.at + 1..].trim_start().starts_with(';') => return Ok(()),
                Some('(') => {
                    // What follows is no node: step over the blanks too, or many of them would be
                    // searched again and again.
                    self.next();
                    self.skip_blanks();
                }
                Some(_) => {
                    self.next();
                }
                None => return Err(Place::START.error("this is not SGF: no \"(;\" begins a game")),
            }
        }
    }

    fn node(&mut self) -> Result<Node<'a>, SgfError> {
        let mut node = Node::default();
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => node.properties.push(self.property()?),
                _ => return Ok(node),
            }
        }
    }

    fn property(&mut self) -> Result<Property<'a>, SgfError> {
        let place = self.place;
        let mut name = String::new();
        while let Some(letter) = self.peek().filter(char::is_ascii_alphabetic) {
            self.next();
            if letter.is_ascii_uppercase() {
                name.push(letter);
            }
        }
        if name.is_empty() {
            return Err(place.error("the name of a property needs capital letters"));
        }
        let mut values = Vec::new();
        loop {
            self.skip_blanks();
            if self.peek() != Some('[') {
                break;
            }
            self.next();
            values.push(self.value(&name)?);
        }
        if values.is_empty() {
            return Err(self.place.error(format!("property {name:.20} has no value: \"[\" expected")));
        }
        Ok(Property { name, values, place })
    }

    /// What stands before the next bracket that is not escaped.
    fn value(&mut self, name: &str) -> Result<Value<'a>, SgfError> {
        let (start, place) = (self.at, self.place);
        loop {
            let end = self.at;
            match self.next() {
                Some(']') => return Ok(Value { raw: &self.text[start..end], place }),
                Some('\\') => {
                    self.next();
                }
                Some(_) => {}
                None => return Err(place.error(format!("the value of {name:.20} never ends: \"]\" expected"))),
            }
            if self.at - start > MAX_VALUE_BYTES {
                return Err(place.error(format!("the value of {name:.20} is longer than {MAX_VALUE_BYTES} bytes")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{MAX_DEPTH, MAX_NODES, MAX_VALUE_BYTES, main_line};

    /// The main line, each node as its raw properties.
    fn parsed(text: &str) -> Vec<String> {
        let nodes = main_line(text).unwrap();
        let property = |property: &super::Property<'_>| {
            let values: String = property.values.iter().map(|value| format!("[{}]", value.raw)).collect();
            format!("{}{values}", property.name)
        };
        nodes.iter().map(|node| node.properties.iter().map(property).collect()).collect()
    }

    fn error(text: &str) -> String {
        main_line(text).unwrap_err().to_string()
    }

    #[test]
    fn the_main_line_is_the_first_variation() {
        assert_eq!(parsed("(;A[1];B[2](;C[3](;D[4])(;E[5]))(;F[6]))"), ["A[1]", "B[2]", "C[3]", "D[4]"]);
        assert_eq!(parsed("(;A[1])(;B[2])"), ["A[1]"]);
        assert_eq!(parsed("(;;;)"), ["", "", ""]);
    }

    #[test]
    fn old_and_untidy_files() {
        assert_eq!(parsed("From: (somebody)\n( ; AddBlack [aa]\r\n[bb] B\t[cc] )trailing (junk"), ["AB[aa][bb]B[cc]"]);
        assert_eq!(parsed(r"(;C[a\]b\\];N[(;)])"), [r"C[a\]b\\]", "N[(;)]"]);
    }

    #[test]
    fn errors_say_where_and_why() {
        for (text, expected) in [
            ("", "line 1, column 1: this is not SGF: no \"(;\" begins a game"),
            ("hello (world) ()", "line 1, column 1: this is not SGF: no \"(;\" begins a game"),
            ("(;A[1]", "line 1, column 7: the file ends inside the game"),
            ("(;A[1]\n\r\n;B[2", "line 3, column 4: the value of B never ends: \"]\" expected"),
            ("(;A[1]\r\n x[2])", "line 2, column 2: the name of a property needs capital letters"),
            ("(;A)", "line 1, column 4: property A has no value: \"[\" expected"),
            ("(;C[é];?)", "line 1, column 8: '?' is out of place here"),
            ("(;A[1](;B[2]);C[3])", "line 1, column 14: ';' is out of place here"),
            ("(;A[1]())", "line 1, column 8: ')' is out of place here"),
            ("(;A[1]((;B[2])))", "line 1, column 8: '(' is out of place here"),
        ] {
            assert_eq!(error(text), expected, "{text:?}");
        }
    }

    #[test]
    fn limits_hold_and_just_below_them_all_is_well() {
        let nested = |depth: usize| format!("{}{}", "(;".repeat(depth), ")".repeat(depth));
        assert_eq!(parsed(&nested(MAX_DEPTH)).len(), MAX_DEPTH);
        assert!(error(&nested(MAX_DEPTH + 1)).contains("nested more than"));
        assert!(error(&"(;".repeat(500_000)).contains("nested more than"));
        let long = |nodes: usize| format!("({})", ";".repeat(nodes));
        assert_eq!(parsed(&long(MAX_NODES)).len(), MAX_NODES);
        assert!(error(&long(MAX_NODES + 1)).contains("more than 20000 nodes"));
        let wide = |bytes: usize| format!("(;C[{}])", "x".repeat(bytes));
        assert_eq!(parsed(&wide(MAX_VALUE_BYTES - 1)).len(), 1);
        assert!(error(&wide(MAX_VALUE_BYTES + 1)).contains("longer than 65536 bytes"));
    }

    #[test]
    fn many_parentheses_are_searched_in_no_time() {
        assert!(error(&"( ".repeat(500_000)).contains("not SGF"));
        assert!(error(&format!("({}x", " ".repeat(1_000_000))).contains("not SGF"));
    }
}
