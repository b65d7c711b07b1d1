//! Any bytes are either read or refused with a line and a column of the input. If a file can be
//! read, writing it and reading it again does not change its content.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::sgf::{self, Collection, Grammar, Node, Options, SgfError};

fuzz_target!(|bytes: &[u8]| {
    for grammar in [Grammar::Strict, Grammar::Lenient] {
        match sgf::parse(bytes, &Options { grammar, ..Options::default() }) {
            Err(error) => check_place(bytes, &error),
            Ok(file) => {
                let written = file.to_sgf();
                let again =
                    sgf::parse(written.as_bytes(), &Options::default()).unwrap_or_else(|error| panic!("{written}: {error}"));
                assert_eq!(again.to_sgf(), written);
                assert_eq!(content(again), content(file));
            }
        }
    }
    match sgf::read(bytes) {
        Err(error) => check_place(bytes, &error),
        Ok(record) => {
            let written = sgf::write(&record);
            let again = sgf::read(written.as_bytes()).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!((again.setup, &again.moves, again.outcome), (record.setup, &record.moves, record.outcome), "{written}");
            assert_eq!(sgf::write(&again), written);
        }
    }
});

/// The file without the properties that describe its format and encoding, because writing changes them.
fn content(mut file: Collection) -> Collection {
    for root in file.roots().map(Node::id).collect::<Vec<_>>() {
        file.remove(root, "FF");
        file.remove(root, "CA");
    }
    file
}

/// Checks that the line of an error is within the input, and that the column is within the longest line or just after it. In an
/// encoding other than UTF-8, a line has at most as many characters as the input has bytes. Bytes in another encoding that the file
/// names can happen to be valid UTF-8, where they have fewer characters.
fn check_place(bytes: &[u8], error: &SgfError) {
    let names_encoding = bytes.windows(2).any(|letters| letters == b"CA");
    let letters = |line: &[u8]| match std::str::from_utf8(line) {
        Ok(text) if !names_encoding => text.chars().count(),
        Ok(_) | Err(_) => bytes.len(),
    };
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let longest = text.split(|byte| b"\r\n".contains(byte)).map(letters).max().unwrap_or_default();
    let breaks = bytes.iter().filter(|byte| b"\r\n".contains(byte)).count();
    assert!((1..=breaks + 1).contains(&(error.line as usize)) && (1..=longest + 1).contains(&(error.column as usize)), "{error}");
}
