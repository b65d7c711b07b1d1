//! Parses text into trees.
//!
//! The parser keeps open variations in a list instead of recursing, so no file can exhaust the stack. It works
//! on bytes because all syntax of SGF is ASCII.

use super::charset;
use super::limits::Limits;
use super::place::{Fault, Place};
use super::record::SgfError;
use super::text::printable;
use super::tree::{Collection, Entry, NONE, Slice};

/// How to read a file. The default is strict, reads all games, and has the limits for untrusted files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The limits on the file.
    pub limits: Limits,
    /// Which faults to tolerate.
    pub grammar: Grammar,
    /// How many games to read.
    pub extent: Extent,
}

/// Which faults of a file to tolerate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grammar {
    /// Tolerates only text around the games, blanks between tokens, lowercase letters in names, and duplicate properties. Such
    /// faults occur in old and hand-written files and are unambiguous.
    #[default]
    Strict,
    /// Also tolerates a missing semicolon before the first node, and unclosed parentheses at the end of the
    /// file.
    Lenient,
}

/// How many games of a file to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// All games. If one of them is malformed, the whole file is refused.
    #[default]
    AllGames,
    /// The first game. The rest of the file is ignored.
    FirstGame,
}

/// Reads the games of a file in any encoding that can be recognized: UTF-8, UTF-16, the encoding that the property `CA` names, or
/// a guessed one. Without the feature `encodings`, everything that is not Unicode is read as Latin-1 (windows-1252).
///
/// # Errors
/// Where and why the file is not SGF, or which limit it exceeds.
pub fn parse(bytes: &[u8], options: &Options) -> Result<Collection, SgfError> {
    let limit = options.limits.bytes.min(Limits::MOST_BYTES);
    if bytes.len() > limit {
        return Err(too_large(limit));
    }
    let decoded = charset::decode(bytes);
    let mut parsed = parse_owned(decoded.text, options);
    if !decoded.sure && parsed.is_err() {
        // If the encoding is wrong, a bracket may have been read as the second byte of a letter. Try Latin-1, which
        // reads every bracket as a bracket.
        let western = charset::western(bytes);
        parsed = parse_owned(western.text, options).map(|found| Collection { charset: western.charset, ..found }).or(parsed);
        return parsed;
    }
    parsed.map(|found| Collection { charset: decoded.charset, ..found })
}

/// Reads the games in a decoded text.
///
/// # Errors
/// Where and why the text is not SGF, or which limit it exceeds.
pub fn parse_text(text: &str, options: &Options) -> Result<Collection, SgfError> {
    let limit = options.limits.bytes.min(Limits::MOST_BYTES);
    if text.len() > limit {
        return Err(too_large(limit));
    }
    parse_owned(text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(), options)
}

fn too_large(limit: usize) -> SgfError {
    Place::START.error(format!("the file is larger than {limit} bytes")).locate("")
}

fn parse_owned(text: String, options: &Options) -> Result<Collection, SgfError> {
    let mut found = Collection::new();
    // Most nodes contain only a move and take up six bytes. Reserve space for half as many nodes as would fit in the
    // text. If the space is too small, the lists are copied as they grow. If it is too large, it costs only address
    // space.
    found.nodes.reserve(text.len() / 12);
    found.properties.reserve(text.len() / 12);
    found.values.reserve(text.len() / 12);
    let mut names = String::new();
    let mut parser = Parser { text: &text, bytes: text.as_bytes(), at: 0, found: &mut found, names: &mut names, options };
    match parser.games() {
        Err(fault) => Err(fault.locate(&text)),
        Ok(()) => {
            found.text = text;
            found.text.push_str(&names);
            Ok(found)
        }
    }
}

/// The token before the current byte: an opening parenthesis, a node or a closing parenthesis.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Open,
    Node,
    Close,
}

struct Parser<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    found: &'a mut Collection,
    /// Names whose lowercase letters were removed. They are appended to the text after parsing.
    names: &'a mut String,
    options: &'a Options,
}

impl Parser<'_> {
    fn place(&self) -> Place {
        Place(self.at as u32)
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    #[inline]
    fn skip_blanks(&mut self) {
        if !self.peek().is_some_and(|byte| matches!(byte, b'!'..=b'~')) {
            self.skip_some_blanks();
        }
    }

    #[cold]
    fn skip_some_blanks(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                0..=b' ' | 0x7f => self.at += 1,
                0x80.. => match self.letter() {
                    Some(letter) if letter.is_whitespace() || letter.is_control() => self.at += letter.len_utf8(),
                    _ => return,
                },
                _ => return,
            }
        }
    }

    fn letter(&self) -> Option<char> {
        self.text.get(self.at..).and_then(|rest| rest.chars().next())
    }

    fn games(&mut self) -> Result<(), Fault> {
        if !self.skip_to_game() {
            return Err(Place::START.error("this is not SGF: found no \"(;\""));
        }
        loop {
            self.game()?;
            if self.options.extent == Extent::FirstGame || !self.skip_to_game() {
                return Ok(());
            }
        }
    }

    /// Skips to the opening parenthesis of the next game, and returns whether there is a next game. Mail headers and other text
    /// may precede a game.
    fn skip_to_game(&mut self) -> bool {
        while let Some(distance) = self.bytes[self.at..].iter().position(|&byte| byte == b'(') {
            let start = self.at + distance;
            // Skip the blanks even if no node follows. Otherwise the next search would go through them again.
            self.at = start + 1;
            self.skip_blanks();
            let begins = match self.options.grammar {
                Grammar::Strict => self.peek() == Some(b';'),
                Grammar::Lenient => self.peek() == Some(b';') || self.property_follows(),
            };
            if begins {
                self.at = start;
                return true;
            }
        }
        false
    }

    /// Whether a property name and the opening bracket of its value follow.
    fn property_follows(&self) -> bool {
        let mut rest = self.bytes[self.at..].iter().skip_while(|byte| byte.is_ascii_alphabetic());
        self.peek().is_some_and(|byte| byte.is_ascii_uppercase()) && rest.next() == Some(&b'[')
    }

    fn game(&mut self) -> Result<(), Fault> {
        let limits = self.options.limits;
        let lenient = self.options.grammar == Grammar::Lenient;
        let mut open: Vec<u32> = Vec::new();
        let mut node = NONE;
        let mut before = Before::Node;
        loop {
            self.skip_blanks();
            let place = self.place();
            match (self.peek(), before) {
                (Some(b'('), Before::Node | Before::Close) => {
                    if open.len() >= limits.depth {
                        return Err(place.error(format!("variations are nested more than {} levels deep", limits.depth)));
                    }
                    open.push(node);
                    self.at += 1;
                    before = Before::Open;
                }
                // A variation can only be followed by another variation or by the end of the tree.
                (Some(b';'), Before::Node | Before::Open) => {
                    self.at += 1;
                    node = self.node(node, place)?;
                    before = Before::Node;
                }
                (Some(b')'), Before::Node | Before::Close) => {
                    self.at += 1;
                    node = open.pop().unwrap_or(NONE);
                    if open.is_empty() {
                        return Ok(());
                    }
                    before = Before::Close;
                }
                (Some(byte), Before::Open) if lenient && byte.is_ascii_uppercase() => {
                    node = self.node(node, place)?;
                    before = Before::Node;
                }
                (Some(_), _) => {
                    let letter = self.letter().unwrap_or_default();
                    return Err(place.error(format!("unexpected '{}'", printable(letter))));
                }
                (None, Before::Node | Before::Close) if lenient => return Ok(()),
                (None, _) => return Err(place.error("the file ends before the game does")),
            }
        }
    }

    #[inline]
    fn node(&mut self, parent: u32, place: Place) -> Result<u32, Fault> {
        let most = self.options.limits.nodes;
        if self.found.nodes.len() >= most {
            return Err(place.error(format!("the file has more than {most} nodes")));
        }
        let node = self.found.push(parent);
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(byte) if byte.is_ascii_alphabetic() => self.property(node)?,
                _ => return Ok(node),
            }
        }
    }

    #[inline]
    fn property(&mut self, node: u32) -> Result<(), Fault> {
        let place = self.place();
        let name = self.name()?;
        let first_value = self.found.values.len() as u32;
        loop {
            self.skip_blanks();
            if self.peek() != Some(b'[') {
                break;
            }
            self.at += 1;
            self.value(name)?;
        }
        let values = self.found.values.len() as u32 - first_value;
        if values == 0 {
            return Err(self.place().error(format!("property {:.20} has no value: expected \"[\"", self.shown(name))));
        }
        self.found.attach(node, Entry { name, place: place.0, first_value, values, next: NONE });
        Ok(())
    }

    /// Reads a name and drops its lowercase letters.
    #[inline]
    fn name(&mut self) -> Result<Slice, Fault> {
        let place = self.place();
        while self.peek().is_some_and(|byte| byte.is_ascii_uppercase()) {
            self.at += 1;
        }
        if !self.peek().is_some_and(|byte| byte.is_ascii_lowercase()) {
            return Ok(Slice { start: place.0, end: self.at as u32 });
        }
        while self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            self.at += 1;
        }
        let base = self.text.len() as u32;
        let start = base + self.names.len() as u32;
        self.names.extend(self.text[place.0 as usize..self.at].chars().filter(char::is_ascii_uppercase));
        let end = base + self.names.len() as u32;
        if start == end {
            return Err(place.error("a property name needs a capital letter"));
        }
        Ok(Slice { start, end })
    }

    /// Reads a value up to the next unescaped closing bracket.
    #[inline]
    fn value(&mut self, name: Slice) -> Result<(), Fault> {
        let start = self.at;
        let mut end = start;
        let most = self.options.limits.value_bytes;
        loop {
            match self.bytes.get(end) {
                Some(b']') => break,
                // Skip the escaped byte. If it begins a longer letter, the other bytes of that letter have no special meaning.
                Some(b'\\') => end += 2,
                Some(_) => end += 1,
                None if self.bytes.len() - start > most => break,
                None => {
                    let reason = format!("the value of {:.20} is not closed: expected \"]\"", self.shown(name));
                    return Err(Place(start as u32).error(reason));
                }
            }
        }
        if end - start > most {
            let reason = format!("the value of {:.20} is longer than {most} bytes", self.shown(name));
            return Err(Place(start as u32).error(reason));
        }
        self.found.values.push(Slice { start: start as u32, end: end as u32 });
        self.at = end + 1;
        Ok(())
    }

    /// The text of a name, for an error message. The name is in `names` if lowercase letters were removed from it.
    fn shown(&self, name: Slice) -> &str {
        let (start, end) = (name.start as usize, name.end as usize);
        match start.checked_sub(self.text.len()) {
            None => &self.text[start..end],
            Some(start) => &self.names[start..end - self.text.len()],
        }
    }
}
