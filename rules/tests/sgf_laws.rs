//! Laws of SGF files: no input makes the reader panic, and every file that can be read can be written and read again with the
//! same content.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use rules::sgf::{Collection, Grammar, Limits, Node, NodeId, Options, parse, parse_text, value};

/// The file without the properties for the SGF version and the encoding, which the writer always sets.
fn content(mut file: Collection) -> Collection {
    for root in file.roots().map(Node::id).collect::<Vec<_>>() {
        file.remove(root, "FF");
        file.remove(root, "CA");
    }
    file
}

/// Calls every reader of values with every value in a node.
fn read_values(node: Node<'_>) {
    for raw in node.properties().flat_map(|property| property.values()) {
        let grid = value::Grid::from_raw(raw).unwrap_or(value::Grid::new(19, 19).unwrap());
        let _ = (value::number(raw), value::real(raw), value::double(raw), value::color(raw), value::composed(raw));
        let _ = (value::simple_text(raw), value::text(raw), value::go_move(raw, grid), value::points([raw], grid, 400));
    }
}

/// Reads bytes in the strict grammar and in the lenient grammar. If there is an error, checks that its place is inside
/// the file. Otherwise, checks that the file is the same after it is written and read again.
fn check_reading(bytes: &[u8]) -> Result<(), TestCaseError> {
    let lines = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 1;
    for grammar in [Grammar::Strict, Grammar::Lenient] {
        match parse(bytes, &Options { grammar, ..Options::default() }) {
            Err(error) => {
                prop_assert!(error.line as usize <= lines && error.column as usize <= bytes.len() + 1, "{error}");
            }
            Ok(file) => {
                file.roots().flat_map(Node::walk).for_each(|(_, node)| read_values(node));
                let written = file.to_sgf();
                let again = parse_text(&written, &Options::default());
                prop_assert!(again.is_ok(), "{written}: {again:?}");
                let again = again.unwrap();
                prop_assert_eq!(again.to_sgf(), written);
                prop_assert_eq!(content(again), content(file));
            }
        }
    }
    Ok(())
}

/// Bytes that resemble a file.
fn likely() -> impl Strategy<Value = Vec<u8>> {
    let parts: Vec<&[u8]> = vec![
        b"(;",
        b";",
        b"(;",
        b";B[aa]",
        b")",
        b"(",
        b"[",
        b"]",
        b"\\",
        b":",
        b"B",
        b"AddBlack[aa]",
        b"C[x]",
        b"C[\\]]",
        b"LB[aa:1][bb:2]",
        b"[aa]",
        b"[]",
        b" ",
        b"\r\n",
        b"\n",
        b"CA[GB2312]",
        b"CA[Shift_JIS]",
        b"CA[utf-8]",
        b"FF[3]",
        b"\xc3\xa9",
        b"\xb9\xc5",
        b"\x83\x5c",
        b"\xff",
        b"\0",
        b"\x1b$B",
        b"\xe5\x90\xb3",
        b"SZ[9:13]",
        b"(;W[])",
    ];
    prop::collection::vec(prop::sample::select(parts), 0..40).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check_reading(&bytes)?;
    }

    #[test]
    fn any_bytes_in_a_value_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..60), label in "[A-Za-z0-9_-]{0,12}") {
        check_reading(&[b"(;CA[", label.as_bytes(), b"]C[", &bytes, b"];B[aa])"].concat())?;
    }

    #[test]
    fn bytes_that_resemble_a_file_are_read_or_refused(bytes in likely()) {
        check_reading(&bytes)?;
        check_reading(&[b"(;", bytes.as_slice(), b")"].concat())?;
    }

    /// The laws hold for a file that is truncated anywhere.
    #[test]
    fn truncated_files_are_read_or_refused(bytes in likely(), part in 0..=100_usize) {
        let whole = [b"(;GM[1]C[a (good\\] file)];B[aa](;W[bb])(;W[cc]", bytes.as_slice(), b"))"].concat();
        check_reading(&whole[..whole.len() * part / 100])?;
    }

    /// A tree that was built in code is the same after it is written and read again.
    #[test]
    fn any_tree_round_trips(
        nodes in prop::collection::vec((any::<prop::sample::Index>(), prop::collection::vec(("[A-Z]{1,3}", "(?s)[a\\]\\\\:\n\r é吳\\[;()]{0,6}"), 0..4)), 1..40),
    ) {
        let mut file = Collection::new();
        let mut ids: Vec<NodeId> = Vec::new();
        for (above, properties) in nodes {
            // Occasionally start another game.
            let place = above.index(ids.len() + 1);
            let id = match ids.get(place) {
                None => file.add_root(),
                Some(&parent) => file.add_child(parent),
            };
            for (name, raw) in properties {
                file.add(id, &name, &raw).unwrap();
            }
            ids.push(id);
        }
        prop_assert_eq!(file.node_count(), ids.len());
        let options = Options { limits: Limits { value_bytes: 20, ..Limits::default() }, ..Options::default() };
        let again = parse_text(&file.to_sgf(), &options).unwrap();
        prop_assert_eq!(content(again), content(file));
    }

    #[test]
    fn texts_round_trip(text in "[^\\p{Cc}]{0,40}", lines in "[^\\p{Cc}]{0,9}(\n[^\\p{Cc}]{0,9}){0,3}") {
        prop_assert_eq!(value::simple_text(&value::simple_text_raw(&text)), text);
        prop_assert_eq!(value::text(&value::text_raw(&lines)), lines.clone());
        let mut file = Collection::new();
        let root = file.add_root();
        file.add(root, "C", &value::text_raw(&lines)).unwrap();
        let again = parse_text(&file.to_sgf(), &Options::default()).unwrap();
        prop_assert_eq!(again.roots().next().unwrap().value("C").map(value::text), Some(lines));
    }

    /// A list of points with rectangles equals the list of the same points one by one.
    #[test]
    fn rectangles_expand_to_their_points(corners in prop::collection::vec((0..9_u8, 0..9_u8, 0..9_u8, 0..9_u8), 0..6)) {
        let letter = |number: u8| char::from(b'a' + number);
        let name = |x: u8, y: u8| format!("{}{}", letter(x), letter(y));
        let grid = value::Grid::new(9, 9).unwrap();
        let raws: Vec<String> = corners.iter()
            .map(|&(a, b, c, d)| format!("{}:{}", name(a.min(c), b.min(d)), name(a.max(c), b.max(d)))).collect();
        let found: Vec<String> = value::points(raws.iter().map(String::as_str), grid, 1_000).unwrap().iter().map(|point| point.to_sgf()).collect();
        let within = |x: u8, y: u8| corners.iter().any(|&(a, b, c, d)| (a.min(c)..=a.max(c)).contains(&x) && (b.min(d)..=b.max(d)).contains(&y));
        let expected: Vec<String> = (0..9).flat_map(|y| (0..9).map(move |x| (x, y))).filter(|&(x, y)| within(x, y)).map(|(x, y)| name(x, y)).collect();
        prop_assert_eq!(found, expected);
    }
}
