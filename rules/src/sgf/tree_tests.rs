//! Tests for parsing, editing and writing trees, and for the limits.

#![allow(clippy::unwrap_used)]

use super::{
    AddError, Collection, Extent, Grammar, Limits, MAX_BYTES, MAX_DEPTH, MAX_NODES, MAX_VALUE_BYTES, Options, SgfError, parse,
    parse_text,
};

/// The trees in a short form: each game in braces, and each node as its depth and its properties.
fn shown(file: &Collection) -> String {
    let mut out = String::new();
    for root in file.roots() {
        out.push('{');
        for (depth, node) in root.walk() {
            let properties: Vec<String> = node.properties().map(|property| format!("{property:?}")).collect();
            out.push_str(&format!("{depth}:{} ", properties.concat()));
        }
        out.push('}');
    }
    out
}

fn strict(text: &str) -> Result<Collection, SgfError> {
    parse(text.as_bytes(), &Options::default())
}

fn lenient(text: &str) -> Result<Collection, SgfError> {
    parse_text(text, &Options { grammar: Grammar::Lenient, ..Options::default() })
}

fn first(text: &str) -> Result<Collection, SgfError> {
    parse_text(text, &Options { extent: Extent::FirstGame, ..Options::default() })
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(shown(&strict(text).unwrap()), expected, "{text}");
}

#[test]
fn variations_and_games_are_parsed() {
    check("(;A[1];B[2](;C[3](;D[4])(;E[5]))(;F[6]))", "{0:A[1] 1:B[2] 2:C[3] 3:D[4] 3:E[5] 2:F[6] }");
    check("(;A[1])(;B[2])", "{0:A[1] }{0:B[2] }");
    check("(;;;)", "{0: 1: 2: }");
    check("(;A[1](;B[2]))", "{0:A[1] 1:B[2] }");
    assert_eq!(shown(&first("(;A[1]) and (;B").unwrap()), "{0:A[1] }");
}

#[test]
fn old_and_untidy_files_are_parsed() {
    check("From: (somebody)\n( ; AddBlack [aa]\r\n[bb] B\t[cc] )trailing (junk", "{0:AB[aa][bb]B[cc] }");
    check(r"(;C[a\]b\\];N[(;)])", r"{0:C[a\]b\\] 1:N[(;)] }");
    check("((;A[1]))", "{0:A[1] }");
    check("(;\u{3000}A[1]\u{a0};\u{85}B[é\\é])", "{0:A[1] 1:B[é\\é] }");
    check("(;AB[aa]C[x]AB[bb])", "{0:AB[aa]C[x]AB[bb] }");
    let file = strict("(;AB[aa]C[x]AddBlack[bb])").unwrap();
    assert_eq!(file.roots().next().unwrap().merged(), [("AB", vec!["aa", "bb"]), ("C", vec!["x"])]);
}

#[test]
fn errors_say_where_and_why() {
    for (text, expected) in [
        ("", "line 1, column 1: this is not SGF: found no \"(;\""),
        ("hello (world) ()", "line 1, column 1: this is not SGF: found no \"(;\""),
        ("(B[ag])", "line 1, column 1: this is not SGF: found no \"(;\""),
        ("(;A[1]", "line 1, column 7: the file ends before the game does"),
        ("(;A[1]\n\r\n;B[2", "line 3, column 4: the value of B is not closed: expected \"]\""),
        ("(;A[1\\", "line 1, column 5: the value of A is not closed: expected \"]\""),
        ("(;A[1]\r\n x[2])", "line 2, column 2: a property name needs a capital letter"),
        ("(;A)", "line 1, column 4: property A has no value: expected \"[\""),
        ("(;AddBlack)", "line 1, column 11: property AB has no value: expected \"[\""),
        ("(;A B[1])", "line 1, column 5: property A has no value: expected \"[\""),
        ("(;C[é];?)", "line 1, column 8: unexpected '?'"),
        ("(;é)", "line 1, column 3: unexpected 'é'"),
        ("(;[1])", "line 1, column 3: unexpected '['"),
        ("(;A[1]])", "line 1, column 7: unexpected ']'"),
        ("(;A[1](;B[2]);C[3])", "line 1, column 14: unexpected ';'"),
        ("(;A[1](;B[2])C[3])", "line 1, column 14: unexpected 'C'"),
        ("(;A[1](B[2]))", "line 1, column 8: unexpected 'B'"),
        ("(;A[1]())", "line 1, column 8: unexpected ')'"),
        ("(;A[1]((;B[2])))", "line 1, column 8: unexpected '('"),
        ("(;A[1])\n(;B)", "line 2, column 4: property B has no value: expected \"[\""),
    ] {
        assert_eq!(strict(text).unwrap_err().to_string(), expected, "{text:?}");
    }
}

#[test]
fn the_lenient_grammar_tolerates_a_missing_semicolon_and_unclosed_parentheses() {
    assert_eq!(shown(&lenient("(\r\nTE[x]\r\nPB[y];B[pd])").unwrap()), "{0:TE[x]PB[y] 1:B[pd] }");
    assert_eq!(shown(&lenient("(hello) (;A[1](;B[2](;C[3]").unwrap()), "{0:A[1] 1:B[2] 2:C[3] }");
    for text in ["", "(", "(;", "(;A", "(;A[", "(;A[1]]", "(;A[1](", "()", "hello (world)"] {
        let expected = if text == "(;" { "Ok" } else { "Err" };
        assert!(format!("{:?}", lenient(text)).starts_with(expected), "{text}");
    }
}

#[test]
fn a_file_at_a_limit_is_read_and_a_file_beyond_it_is_refused() {
    let error = |text: &str| strict(text).unwrap_err().to_string();
    let nested = |depth: usize| format!("{}{}", "(;".repeat(depth), ")".repeat(depth));
    assert_eq!(strict(&nested(MAX_DEPTH)).unwrap().node_count(), MAX_DEPTH);
    assert!(error(&nested(MAX_DEPTH + 1)).contains("line 1, column 2001: variations are nested more than 1000 levels deep"));
    assert!(error(&"(;".repeat(500_000)).contains("nested more than"));
    let long = |nodes: usize| format!("({})", ";".repeat(nodes));
    assert_eq!(strict(&long(MAX_NODES)).unwrap().node_count(), MAX_NODES);
    assert!(error(&long(MAX_NODES + 1)).contains("line 1, column 20002: the file has more than 20000 nodes"));
    assert!(error(&format!("{}{}", long(MAX_NODES), long(1))).contains("more than 20000 nodes"));
    let value = |bytes: usize| format!("(;C[{}])", "x".repeat(bytes));
    assert!(strict(&value(MAX_VALUE_BYTES)).is_ok());
    assert!(error(&value(MAX_VALUE_BYTES + 1)).contains("line 1, column 5: the value of C is longer than 65536 bytes"));
    assert!(error(&" ".repeat(MAX_BYTES + 1)).contains("larger than 1048576 bytes"));
    assert!(error(&"( ".repeat(MAX_BYTES / 2)).contains("this is not SGF"));
}

#[test]
fn a_file_of_exactly_the_largest_size_is_read() {
    let text = "(;C[five])";
    for (bytes, is_read) in [(10, true), (9, false)] {
        let options = Options { limits: Limits { bytes, ..Limits::default() }, ..Options::default() };
        assert_eq!((parse_text(text, &options).is_ok(), parse(text.as_bytes(), &options).is_ok()), (is_read, is_read));
    }
}

#[test]
fn deep_trees_are_walked_written_and_dropped() {
    const DEEP: usize = 300_000;
    let limits = Limits { bytes: 10 << 20, nodes: DEEP, depth: DEEP, ..Limits::default() };
    let text = format!("{}{}", "(;".repeat(DEEP), ")".repeat(DEEP));
    let file = parse_text(&text, &Options { limits, ..Options::default() }).unwrap();
    assert_eq!(file.roots().next().unwrap().walk().last().unwrap().0, DEEP - 1);
    let again = parse_text(&file.to_sgf(), &Options { limits, ..Options::default() }).unwrap();
    assert_eq!(again.node_count(), DEEP);
}

#[test]
fn trees_are_written() {
    for (text, expected) in [
        ("(;GM[1]FF[3]CA[Big5]AddBlack[aa]AB[bb];B[cc])", "(;FF[4]CA[UTF-8]GM[1]AB[aa][bb];B[cc])\n"),
        ("(;)(;C[x])", "(;FF[4]CA[UTF-8])\n(;FF[4]CA[UTF-8]C[x])\n"),
        ("(;C[a\\]b\r\n](;A[](;B[])(;C[](;D[])))(;E[]))", "(;FF[4]CA[UTF-8]C[a\\]b\r\n]\n(;A[]\n(;B[])\n(;C[];D[]))\n(;E[]))\n"),
        ("(;;;;;;;;;;;;)", "(;FF[4]CA[UTF-8];;;;;;;;;\n;;)\n"),
    ] {
        assert_eq!(strict(text).unwrap().to_sgf(), expected);
    }
}

#[test]
fn trees_are_built_and_changed() {
    let mut file = Collection::new();
    let root = file.add_root();
    file.add(root, "C", "a]b\\]c\\").unwrap();
    let (left, right) = (file.add_child(root), file.add_child(root));
    file.add(left, "B", "aa").unwrap();
    file.add(right, "B", "bb").unwrap();
    for label in ["aa:1", "bb:2"] {
        file.add(left, "LB", label).unwrap();
    }
    let text = file.to_sgf();
    assert_eq!(text, "(;FF[4]CA[UTF-8]C[a\\]b\\]c\\\\]\n(;B[aa]LB[aa:1][bb:2])\n(;B[bb]))\n");
    file.remove(left, "LB");
    file.remove(left, "XX");
    file.remove(right, "B");
    file.add(right, "W", "cc").unwrap();
    file.add(left, "C", "x").unwrap();
    assert_eq!(shown(&file), "{0:C[a\\]b\\]c\\\\] 1:B[aa]C[x] 1:W[cc] }");
    assert_eq!(file.node(right).parent().map(super::Node::id), Some(root));
    assert_eq!(file.node(left).value("B"), Some("aa"));
    for name in ["", "b", "B1", "É", "A B"] {
        assert_eq!(file.add(root, name, "x"), Err(AddError::Name));
    }
}

#[test]
fn equality_ignores_layout() {
    let file = |text: &str| strict(text).unwrap();
    assert_eq!(file("(;A[1](;B[2]))"), file("( ; A [1] ; B[2] )"));
    assert_eq!(file("(;A[1]A[2])"), file("(;A[1][2])"));
    for (one, other) in [
        ("(;A[1])", "(;A[2])"),
        ("(;A[1])", "(;A[1];)"),
        ("(;A[1])", "(;A[1])(;)"),
        ("(;;A[1];B[2])", "(;(;A[1])(;B[2]))"),
        ("(;A[1]B[2])", "(;B[2]A[1])"),
    ] {
        assert_ne!(file(one), file(other));
    }
}

#[test]
fn a_wrongly_guessed_encoding_falls_back_to_latin_1() {
    // In Big5 or GB18030, the last byte of the comment and the bracket would form one letter.
    let file = parse(b"(;C[comment \xa3];W[ab])", &Options::default()).unwrap();
    assert_eq!((file.roots().next().unwrap().value("C"), file.charset()), (Some("comment £"), "windows-1252"));
}
