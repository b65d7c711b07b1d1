//! Checks recorded expectations about SGF: values, grammar, encodings and whole files.

use super::{Checked, same, strings, text};
use rules::sgf::{Collection, Extent, Grammar, Node, Options, SgfError, decode_as, parse, parse_text, value};
use rules::{Color, Move, Point};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Checks the meaning of one value, or that the value is invalid.
pub(super) fn value(record: &Value) -> Checked {
    let found = read_value(record)?;
    let expected = if record["error"] == json!(true) { None } else { Some(record["out"].clone()) };
    same(text(record, "op")?, &found, &expected)?;
    Ok(Some(()))
}

/// The value as JSON; `None` if it is invalid for its type.
fn read_value(record: &Value) -> Result<Option<Value>, String> {
    let encoding = record["encoding"].as_str().unwrap_or("UTF-8");
    let raw = match bytes_in_hex(record)? {
        Some(bytes) => decode_as(&bytes, encoding),
        None => record["in"].as_str().map(str::to_owned),
    };
    let grid = record["size"].as_u64().and_then(|side| value::Grid::from_raw(&side.to_string()));
    let grid = || grid.ok_or("the record has no size");
    let op = text(record, "op")?;
    if op == "point_list" {
        let values = strings(&record["in"])?;
        let mut points: Vec<String> = match value::points(values, grid()?, 10_000) {
            Err(_) => return Ok(None),
            Ok(points) => points.into_iter().map(Point::to_sgf).collect(),
        };
        points.sort();
        return Ok(Some(json!(points)));
    }
    let Some(raw) = raw else { return Ok(None) };
    Ok(match op {
        "move" => value::go_move(&raw, grid()?).map(|action| match action {
            Move::Pass => Value::Null,
            Move::Place(point) => json!(point.to_sgf()),
        }),
        "point" => value::point(&raw, grid()?).map(|point| json!(point.to_sgf())),
        "text" => Some(json!(value::text(&raw))),
        "simpletext" => Some(json!(value::simple_text(&raw))),
        "number" => value::number(&raw).map(|number| json!(number)),
        "real" => value::real(&raw).map(|number| json!(number)),
        "color" => value::color(&raw).map(|color| json!(if color == Color::Black { "b" } else { "w" })),
        other => return Err(format!("unknown operation {other}")),
    })
}

fn bytes_in_hex(record: &Value) -> Result<Option<Vec<u8>>, String> {
    let Some(hex) = record["in_hex"].as_str() else { return Ok(None) };
    let digit = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
    let byte = |pair: &[u8]| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?);
    hex.as_bytes().chunks(2).map(byte).collect::<Option<_>>().map(Some).ok_or_else(|| format!("not hexadecimal: {hex}"))
}

/// The properties of a node by name.
type Properties = BTreeMap<String, Vec<String>>;

/// A tree as the list of its nodes in the order of the file, each with its depth. Two trees are equal if their lists are equal.
type Flat = Vec<(usize, Properties)>;

/// Checks the games of a file, or that the file is refused.
pub(super) fn structure(record: &Value) -> Checked {
    let extent = match text(record, "op")? {
        "parse_sgf_collection" => Extent::AllGames,
        "parse_sgf_game" => Extent::FirstGame,
        other => return Err(format!("unknown operation {other}")),
    };
    let options = Options { extent, ..Options::default() };
    let parsed = match bytes_in_hex(record)? {
        Some(bytes) => parse(&bytes, &options),
        None => parse_text(text(record, "in")?, &options),
    };
    let expected = match (&record["out"], extent) {
        (Value::Null, _) => None,
        (game, Extent::FirstGame) => Some(vec![flat_sequences(game)?]),
        (games, Extent::AllGames) => Some(list(games)?.iter().map(flat_sequences).collect::<Result<_, _>>()?),
    };
    compare(parsed, expected.as_deref())
}

/// Compares a parsed file with the expectation. `None` means that an error is expected.
fn compare(parsed: Result<Collection, SgfError>, expected: Option<&[Flat]>) -> Checked {
    match (parsed, expected) {
        (Err(_), None) => Ok(Some(())),
        (Ok(file), None) => Err(format!("parsed as {:?}, expected an error", flat(&file))),
        (Err(error), Some(_)) => Err(error.to_string()),
        (Ok(file), Some(expected)) => {
            same_trees(&flat(&file), expected)?;
            same_after_writing(&file)?;
            Ok(Some(()))
        }
    }
}

/// Reports the first node that differs, because whole trees are too long to read.
fn same_trees(found: &[Flat], expected: &[Flat]) -> Result<(), String> {
    same("games", &found.len(), &expected.len())?;
    for (game, (found, expected)) in found.iter().zip(expected).enumerate() {
        for (n, (found, expected)) in found.iter().zip(expected).enumerate() {
            same(&format!("game {game} node {n}"), found, expected)?;
        }
        same(&format!("nodes of game {game}"), &found.len(), &expected.len())?;
    }
    Ok(())
}

/// Checks that a file is the same after it is written and read again, apart from `CA` and `FF`, which the writer always sets.
fn same_after_writing(file: &Collection) -> Result<(), String> {
    let mut again =
        parse_text(&file.to_sgf(), &Options::default()).map_err(|error| format!("the written file cannot be read: {error}"))?;
    let mut file = file.clone();
    for file in [&mut file, &mut again] {
        for root in file.roots().map(Node::id).collect::<Vec<_>>() {
            file.remove(root, "CA");
            file.remove(root, "FF");
        }
    }
    same("the file is the same when read back", &(file == again), &true)
}

fn flat(file: &Collection) -> Vec<Flat> {
    let properties = |node: Node<'_>| node.merged().into_iter().map(|(name, values)| (name.to_owned(), owned(&values))).collect();
    file.roots().map(|root| root.walk().map(|(depth, node)| (depth, properties(node))).collect()).collect()
}

fn owned(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}

fn list(value: &Value) -> Result<&Vec<Value>, String> {
    value.as_array().ok_or_else(|| "not a list".to_owned())
}

fn properties(value: &Value) -> Result<Properties, String> {
    let object = value.as_object().ok_or("not a node")?;
    object.iter().map(|(name, values)| Ok((name.clone(), owned(&strings(values)?)))).collect()
}

/// Reads `[nodes, [subtrees]]`, where each node is the child of the previous one.
fn flat_sequences(tree: &Value) -> Result<Flat, String> {
    let mut flat = Vec::new();
    let mut waiting = vec![(0, tree)];
    while let Some((mut depth, tree)) = waiting.pop() {
        for node in list(&tree[0])? {
            flat.push((depth, properties(node)?));
            depth += 1;
        }
        waiting.extend(list(&tree[1])?.iter().rev().map(|subtree| (depth, subtree)));
    }
    Ok(flat)
}

/// Reads `[properties, [children]]`.
fn flat_nodes(tree: &Value) -> Result<Flat, String> {
    let mut flat = Vec::new();
    let mut waiting = vec![(0, tree)];
    while let Some((depth, node)) = waiting.pop() {
        flat.push((depth, properties(&node[0])?));
        waiting.extend(list(&node[1])?.iter().rev().map(|child| (depth + 1, child)));
    }
    Ok(flat)
}

/// Checks that a file in an old encoding can be read and that some of its texts are right.
pub(super) fn encoding(record: &Value) -> Checked {
    let file = parse(&base64(text(record, "base64")?)?, &Options::default()).map_err(|error| error.to_string())?;
    for (name, expected) in record["expect"].as_object().ok_or("the record has no expectation")? {
        let mut values = file.roots().flat_map(Node::main_line).flat_map(|node| node.values(name));
        same(name, &values.next().map(value::text).as_deref(), &expected.as_str())?;
    }
    same_after_writing(&file)?;
    Ok(Some(()))
}

fn base64(text: &str) -> Result<Vec<u8>, String> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let digit = DIGITS.iter().position(|&digit| digit == letter).ok_or("not base64")?;
        (bits, held) = (bits << 6 | digit as u32, held + 6);
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 0xff) as u8);
        }
    }
    Ok(bytes)
}

/// Checks a whole file. The file is in the same folder as the records. Each record gives the path of that folder as
/// `folder`.
pub(super) fn file(record: &Value) -> Checked {
    let path = Path::new(text(record, "folder")?).join(text(record, "file")?);
    let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let strict = parse(&bytes, &Options::default());
    let lenient = parse(&bytes, &Options { grammar: Grammar::Lenient, ..Options::default() });
    let expect = &record["expect"];
    match &expect["parses"] {
        Value::Bool(false) => compare(strict, None),
        Value::Bool(true) if expect["trees"].is_null() => {
            same_after_writing(&strict.map_err(|error| error.to_string())?).map(Some)
        }
        Value::Bool(true) => {
            let trees = list(&expect["trees"])?.iter().map(flat_nodes).collect::<Result<Vec<_>, _>>()?;
            compare(lenient, Some(&trees))?;
            compare(strict, Some(&trees))
        }
        Value::String(word) if word == "lenient" => same_after_writing(&lenient.map_err(|error| error.to_string())?).map(Some),
        // Other readers disagree about these files, so this check only requires that our reader does not panic.
        Value::String(word) if word == "either" => Ok(Some(())),
        other => Err(format!("unknown expectation {other}")),
    }
}
