//! Tests for records that we write, for files that people and other programs write, and for errors.

#![allow(clippy::unwrap_used)]

use super::{MAX_BYTES, Record, read, write};
use crate::color::Color;
use crate::diagram::Diagram;
use crate::go::{self, Handicap};
use crate::gomoku;
use crate::gomoku::rows::Directions;
use crate::moves::Move;
use crate::othello;
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::{Point, Size};
use crate::setup::Setup;

use Color::{Black, White};

fn place(point: &str) -> Move {
    Move::Place(Point::from_sgf(point).unwrap())
}

fn go(size: u8, ruleset: go::Ruleset, komi: i32, handicap: Handicap) -> Setup {
    Setup::Go(go::Setup::new(Size::square(size).unwrap(), ruleset, HalfPoints(komi), handicap).unwrap())
}

fn error(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn a_record_is_written() {
    let mut record = Record::new(go(19, go::Ruleset::Chinese, 1, Handicap::Fixed(2)));
    record.application = Some("Tengen:1.2".to_owned());
    record.players.black.name = "Li [9d]".to_owned();
    record.players.white.name = "Sora\\".to_owned();
    record.players.white.rank = Some("3k".to_owned());
    record.date = Some("2026-10-04".to_owned());
    record.main_time = Some("600".to_owned());
    record.overtime = Some("5x30 byo-yomi".to_owned());
    record.outcome = Some(Outcome::Win { winner: White, by: WinBy::Score { margin: HalfPoints(13) } });
    record.moves = vec![(White, place("qp")), (Black, Move::Pass)];
    let file = "(;FF[4]CA[UTF-8]GM[1]SZ[19]RU[Chinese]KM[0.5]HA[2]AB[dp][pd]\n\
        PB[Li [9d\\]]PW[Sora\\\\]WR[3k]RE[W+6.5]DT[2026-10-04]TM[600]OT[5x30 byo-yomi]AP[Tengen:1.2]\n\
        ;W[qp];B[])\n";
    assert_eq!(write(&record), file);
    assert_eq!(read(file.as_bytes()), Ok(record));
}

#[test]
fn gomoku_is_written() {
    let mut record =
        Record::new(Setup::Gomoku(gomoku::Setup::new(Size::square(30).unwrap(), gomoku::Ruleset::Standard).unwrap()));
    record.application = None;
    record.outcome = Some(Outcome::Draw);
    record.moves = vec![(Black, place("DD")), (White, place("aD"))];
    let file = "(;FF[4]CA[UTF-8]GM[4]SZ[30]RU[standard]\nRE[Draw]\n;B[DD];W[aD])\n";
    assert_eq!(write(&record), file);
    assert_eq!(read(file.as_bytes()), Ok(record));
}

#[test]
fn custom_boards_and_rules_are_written() {
    let oblong = Size::new(7, 6).unwrap();
    let row = gomoku::Row { directions: Directions::RanksAndFiles, ..gomoku::Row::of(4) };
    let mut record = Record::new(Setup::Gomoku(gomoku::Setup::new(oblong, gomoku::Ruleset::Mnk(row)).unwrap()));
    record.application = None;
    record.moves = vec![(Black, place("gf"))];
    let file = "(;FF[4]CA[UTF-8]GM[4]SZ[7:6]RU[mnk 4 straight]\n\n;B[gf])\n";
    assert_eq!(write(&record), file);
    assert_eq!(read(file.as_bytes()), Ok(record.clone()));
    assert_eq!(read(b"(;GM[4]SZ[7:6]RU[MNK 4 straight]AP[x:1];B[g1])").map(|read| read.moves), Ok(record.moves));

    let rules = go::Ruleset::Custom(go::Rules { tax: go::Tax::All, ..go::Rules::AGA });
    let setup = go::Setup::new(Size::new(9, 13).unwrap(), rules, HalfPoints(11), Handicap::Free(2)).unwrap();
    let record = Record::new(Setup::Go(setup));
    assert_eq!(read(write(&record).as_bytes()), Ok(record));
}

#[test]
fn othello_is_written() {
    let mut record = Record::new(Setup::Othello);
    record.application = None;
    record.outcome = Some(Outcome::Win { winner: White, by: WinBy::Score { margin: HalfPoints::from_points(12) } });
    record.moves = vec![(Black, place("dc")), (White, place("cc"))];
    let file = "(;FF[4]CA[UTF-8]GM[2]SZ[8]\nRE[W+12]\n;B[dc];W[cc])\n";
    assert_eq!(write(&record), file);
    assert_eq!(read(file.as_bytes()), Ok(record.clone()));
    // Some programs set up the initial stones and write points in players' notation.
    let other = "(;GM[2]RE[W+12]AB[ed][de]AW[dd][ee];B[d3];W[C3])";
    assert_eq!(read(other.as_bytes()).map(|read| (read.moves, read.outcome)), Ok((record.moves, record.outcome)));
}

#[test]
fn a_forced_pass_may_be_left_out() {
    let mut game = othello::Game::new();
    let (mut record, mut without) = (Record::new(Setup::Othello), "(;GM[2]".to_owned());
    while !game.is_over() {
        let (color, action) = (game.turn(), game.legal_moves().last().map_or(Move::Pass, |&point| Move::Place(point)));
        if let Move::Place(point) = action {
            without += &format!(";{}[{}]", if color == Black { 'B' } else { 'W' }, point.to_sgf());
        }
        game.play(color, action).unwrap();
        record.moves.push((color, action));
    }
    assert!(record.moves.iter().any(|&(_, action)| action == Move::Pass), "the game has forced passes");
    for file in [write(&record), without + ")"] {
        assert_eq!(read(file.as_bytes()).map(|read| read.moves), Ok(record.moves.clone()));
    }
}

#[test]
fn the_rules_decide_the_outcome_if_the_file_has_no_clear_result() {
    let moves = "GM[4]SZ[5];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea]";
    let five = Some(Outcome::Win { winner: Black, by: WinBy::Row });
    for result in ["", "RE[B+]", "RE[?]"] {
        assert_eq!(read(format!("(;{result}{moves})").as_bytes()).unwrap().outcome, five, "{result}");
    }
    let resigned = read(format!("(;RE[W+R]{moves})").as_bytes()).unwrap().outcome;
    assert_eq!(
        resigned,
        Some(Outcome::Win { winner: White, by: WinBy::Resignation }),
        "the result in the file takes precedence over the rules"
    );
}

#[test]
fn missing_properties_have_defaults() {
    let record = read(b"(;)").unwrap();
    assert_eq!(record.setup, go(19, go::Ruleset::Japanese, 0, Handicap::None));
    assert_eq!((record.outcome, record.moves.len(), record.players.black.name.as_str()), (None, 0, ""));
    let gomoku = read(b"(;GM[4])").unwrap();
    assert_eq!(gomoku.setup, Setup::Gomoku(gomoku::Setup::new(Size::square(15).unwrap(), gomoku::Ruleset::Freestyle).unwrap()));
}

#[test]
fn all_notations_of_passes_are_read() {
    let record = read(b"(;SZ[9];B[];W[tt];B[aa];W[ ])").unwrap();
    assert_eq!(record.moves, [(Black, Move::Pass), (White, Move::Pass), (Black, place("aa")), (White, Move::Pass)]);
    assert_eq!(read(b"(;SZ[25];B[tt])").unwrap().moves, [(Black, place("tt"))]);
}

#[test]
fn a_game_may_continue_after_two_passes() {
    let record = read(b"(;SZ[9]RU[Japanese];B[];W[];W[aa];B[bb];W[];B[])").unwrap();
    assert_eq!(record.moves.len(), 6);
    assert!(error("(;SZ[9]RU[tromp-taylor]KM[7];B[];W[];B[aa])").contains("move 3 (Black A9) is not legal: the game is over"));
}

#[test]
fn handicaps_are_recognized() {
    let free = |stones| go(9, go::Ruleset::Chinese, 1, Handicap::Free(stones));
    let of = |text: &str| {
        read(format!("(;SZ[9]RU[Chinese]KM[0.5]{text})").as_bytes()).map(|record| (record.setup, record.moves.len()))
    };
    let fixed = |stones| go(9, go::Ruleset::Chinese, 1, Handicap::Fixed(stones));
    let aga = |stones| go(9, go::Ruleset::Chinese, 1, Handicap::Aga(stones));
    assert_eq!(of("HA[2]AB[cg][gc];W[aa]"), Ok((fixed(2), 1)));
    assert_eq!(of("AB[cg][gc];W[aa]"), Ok((fixed(2), 1)));
    assert_eq!(of("HA[2];AB[cg]AB[gc][gc];W[aa]"), Ok((fixed(2), 1)));
    assert_eq!(of("HA[2]AB[gc][cg];W[aa]"), Ok((aga(2), 1)), "the AGA places the same two stones in the opposite order");
    assert_eq!(of("HA[3]AB[cc][cg][gc];W[aa]"), Ok((fixed(3), 1)));
    assert_eq!(
        of("HA[3]AB[cg][gg][gc];W[aa]"),
        Ok((aga(3), 1)),
        "the AGA leaves a different corner free, so the order does not matter"
    );
    assert_eq!(of("HA[4]AB[aa:bb];W[cc]"), Ok((free(4), 5)));
    assert_eq!(of("HA[2];B[aa];B[bb];W[cc]"), Ok((free(2), 3)));
    assert_eq!(of("HA[3];B[aa]"), Ok((free(3), 1)));
    let even = go(9, go::Ruleset::Chinese, 1, Handicap::None);
    assert_eq!(of("AB[aa][bb][cc]AE[cc];W[cc]"), Ok((free(2), 3)), "a stone that AE removes is not a handicap stone");
    assert_eq!(of("HA[2]AB[aa][bb][cc]AE[cc];W[dd]"), Ok((free(2), 3)));
    assert_eq!(of("AB[aa][bb]AE[aa:bb];B[cc]"), Ok((even, 1)));
    assert_eq!(of("PL[x];B[cc]"), Ok((even, 1)), "a move makes PL irrelevant");
    assert_eq!(of("HA[0];B[aa]"), Ok((go(9, go::Ruleset::Chinese, 1, Handicap::None), 1)));
    for (text, reason) in [
        ("HA[3]AB[aa][bb]", "HA[3] does not match the 2 stones in AB"),
        ("HA[2];W[aa]", "but AB places none and White moves first"),
        ("HA[21]", "the handicap on this board must be 2 to 20 stones"),
        ("HA[two]", "HA[two] is not a number of stones"),
        ("AB[bb:aa]", "the rectangle \"bb:aa\" must go from the upper left"),
        ("AB[zz]", "is not on the board"),
        (";B[aa];W[bb]AE[aa]", "AE sets up stones"),
        (";B[aa]AE[aa]", "AE sets up stones"),
        (";B[aa];AB[bb]", "AB sets up stones"),
    ] {
        let found = of(text).unwrap_err().to_string();
        assert!(found.contains(reason), "{text}: {found}");
    }
}

#[test]
fn initial_stones_are_read() {
    let of = |text: &str| {
        let record = read(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
        let Diagram { stones, turn } = record.diagram.expect("the record has a diagram");
        let names = |color: Color| stones[color].iter().map(|point| point.to_sgf()).collect::<Vec<_>>().join(" ");
        (names(Black), names(White), turn, record.moves.len())
    };
    let is = |black: &str, white: &str, turn, moves| (black.to_owned(), white.to_owned(), turn, moves);
    for (text, expected) in [
        ("(;SZ[9]AW[aa])", is("", "aa", Black, 0)),
        ("(;SZ[9]AB[bb];W[aa])", is("bb", "", White, 1)),
        ("(;SZ[9]AB[aa:bb]AW[ab]AE[ba];B[cc];W[dd])", is("aa bb", "ab", Black, 2)),
        ("(;SZ[9]AB[aa:ac]AW[ba:ca])", is("aa ab ac", "ba ca", Black, 0)),
        ("(;SZ[9]AB[cg][gc]PL[B];B[ee])", is("gc cg", "", Black, 1)),
        ("(;SZ[9]AB[cg][gc];B[ee])", is("gc cg", "", Black, 1)),
        ("(;SZ[9]AW[aa]PL[W];B[bb])", is("", "aa", Black, 1)),
        ("(;SZ[9]AW[aa]PL[2])", is("", "aa", White, 0)),
        ("(;SZ[9];AW[aa];AB[bb]PL[w];W[cc])", is("bb", "aa", White, 1)),
        ("(;SZ[9];W[cc];B[dd])", is("", "", White, 2)),
        ("(;GM[4]AB[hh]AW[ii];B[gg])", is("hh", "ii", Black, 1)),
        ("(;GM[4];W[hh])", is("", "", White, 1)),
        ("(;GM[2];W[ec])", is("ed de", "dd ee", White, 1)),
        ("(;GM[2]AB[ed]AW[dd])", is("ed", "dd", Black, 0)),
        ("(;GM[2]AB[dd][cc]AW[de]PL[W])", is("cc dd", "de", White, 0)),
    ] {
        assert_eq!(of(text), expected, "{text}");
        let again = write(&read(text.as_bytes()).unwrap());
        assert_eq!(of(&again), expected, "{text} was written as {again}");
    }
    // The initial stones are on the board when moves are checked.
    let taken = read(b"(;SZ[9]AB[ba]AW[aa];B[ab])").unwrap();
    let mut position = taken.diagram.unwrap().position(&taken.setup).unwrap();
    assert_eq!(position.play(Black, place("ab")).unwrap().captured, [Point::from_sgf("aa").unwrap()]);
    assert!(error("(;SZ[9]AW[aa];B[aa])").contains("there is already a stone on that point"));
    assert_eq!(read(b"(;GM[2]AB[ed][de]AW[dd][ee];B[dc])").unwrap().diagram, None, "Othello's usual position needs no diagram");
}

#[test]
fn a_file_is_converted_only_if_nothing_in_it_would_be_lost() {
    assert!(super::whole("(;SZ[9]C[\u{fffd}])(;GM[9]XX[1])".as_bytes()).unwrap().contains("C[\u{fffd}]"));
    assert_eq!(super::whole("(;SZ[9])(;".as_bytes()), None);
    let cut = ["(;PB[木谷實呉清源".as_bytes(), b"\xe6\x9c", b"])"].concat();
    assert!(read(&cut).unwrap().players.black.name.contains('\u{fffd}'), "the name is read with U+FFFD for the lost letter");
    assert_eq!(super::whole(&cut), None);
}

#[test]
fn any_game_of_a_file_can_be_read() {
    let file = super::parse(b"(;SZ[9];B[aa])(;GM[4];B[hh];W[ii])\n(;SZ[9];B[xx])", &super::Options::default()).unwrap();
    let moves: Vec<_> = file.roots().map(|root| super::record(root).map(|record| record.moves.len())).collect();
    assert_eq!((&moves[0], &moves[1]), (&Ok(1), &Ok(2)));
    assert!(moves[2].as_ref().unwrap_err().to_string().starts_with("line 2, column 11: move 1 "));
}

#[test]
fn a_list_of_too_many_points_is_refused() {
    let file = format!("(;SZ[19]AB{})", "[aa:ss]".repeat(100_000));
    assert!(error(&file).contains("more than 20000 points"));
}

#[test]
fn errors_say_where_and_why() {
    for (text, expected) in [
        ("(;GM[3])", "line 1, column 6: GM[3] is neither Go (1) nor Othello (2) nor Gomoku (4)"),
        ("(;\nSZ[9:26])", "line 2, column 4: each side of the board must have 2 to 25 points"),
        ("(;SZ[1])", "line 1, column 6: each side of the board must have 2 to 25 points"),
        ("(;SZ[9:])", "line 1, column 6: SZ[9:] is not a supported board size"),
        ("(;GM[2]SZ[10])", "line 1, column 11: Othello is played on an 8x8 board"),
        ("(;SZ[9]AB[aa][aa]AW[ab][ba])", "line 1, column 18: some of the initial stones have no liberties"),
        ("(;AW[aa]PL[x])", "line 1, column 12: PL[x] is not a color"),
        ("(;AW[bb:ac])", "line 1, column 6: the rectangle \"bb:ac\" must go from the upper left to the lower right"),
        ("(;AW[bb:ca])", "line 1, column 6: the rectangle \"bb:ca\" must go from the upper left to the lower right"),
        ("(;AW[aa];B[bb];AB[cc])", "line 1, column 16: AB sets up stones in the middle of the game"),
        ("(;GM[2];B[aa])", "line 1, column 11: move 1 (Black a1) is not legal: a stone there would flip nothing"),
        ("(;GM[2];B[];W[dc])", "line 1, column 11: move 1 (Black pass) is not legal: passing is not allowed now"),
        ("(;GM[4]SZ[4]RU[mnk 5])", "line 1, column 16: the winning row must have 3 to 4 stones on this board"),
        ("(;SZ[52])", "line 1, column 6: SZ[52] is not a supported board size"),
        ("(;SZ[big])", "line 1, column 6: SZ[big] is not a supported board size"),
        ("(;GM[4]SZ[31])", "line 1, column 11: SZ[31] is not a supported board size"),
        ("(;GM[4]SZ[4])", "line 1, column 11: each side of the board must have 5 to 30 points"),
        ("(;KM[6.3])", "line 1, column 6: KM[6.3] is not a komi in whole or half points from -400 to 400"),
        ("(;KM[650])", "line 1, column 6: KM[650] is not a komi in whole or half points from -400 to 400"),
        ("(;RU[Lasker])", "line 1, column 6: RU[Lasker] is not a known ruleset"),
        ("(;GM[4]RU[chess])", "line 1, column 11: RU[chess] is not a known Gomoku ruleset"),
        ("(;SZ[9];B[aa];W[aa])", "line 1, column 17: move 2 (White A9) is not legal: there is already a stone on that point"),
        ("(;SZ[9];B[aa];B[bb])", "line 1, column 17: move 2 (Black B8) is not legal: it is the opponent's turn"),
        ("(;SZ[9];B[jj])", "line 1, column 11: move 1 (Black \"jj\") is not legal: that point is not on the board"),
        ("(;SZ[9];B[a])", "line 1, column 11: \"a\" is not a point"),
        ("(;SZ[9];B[aa][bb])", "line 1, column 9: property B has more than one value"),
        ("(;GM[4];B[])", "line 1, column 11: move 1 (Black pass) is not legal: passing is not allowed now"),
        ("not a game", "line 1, column 1: this is not SGF: found no \"(;\""),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
    assert!(error(&" ".repeat(MAX_BYTES + 1)).contains("larger than 1048576 bytes"));
}

#[test]
fn encodings_are_recognized() {
    assert_eq!(read("\u{feff}(;PB[吳清源])".as_bytes()).unwrap().players.black.name, "吳清源");
    assert_eq!(read(b"(;PB[J\xf6rg])").unwrap().players.black.name, "Jörg");
}

#[test]
fn komi_of_chinese_servers_is_read() {
    for (text, komi) in [("375", 15), ("3.75", 15), ("2.75", 11), ("7.50", 15), ("-5", -10), ("0", 0)] {
        let record = read(format!("(;RU[cn]KM[{text}])").as_bytes()).unwrap();
        assert_eq!(record.setup, go(19, go::Ruleset::Chinese, komi, Handicap::None));
    }
    for komi in -800..=800 {
        let record = Record::new(go(9, go::Ruleset::Chinese, komi, Handicap::None));
        assert_eq!(read(write(&record).as_bytes()).unwrap().setup, record.setup);
    }
}

#[test]
fn the_variations_and_comments_that_a_record_leaves_out_are_counted() {
    let left = |text: &str| {
        let super::LeftOut { variations, comments } = super::left_out(text.as_bytes());
        (variations, comments)
    };
    assert_eq!(left("(;SZ[9];B[aa];W[bb])"), (0, 0));
    assert_eq!(left("(;SZ[9]C[so];B[aa](;W[bb]C[ ];B[cc])(;W[cc]C[or](;B[dd])(;B[ee]))(;W[dd]))"), (3, 1));
    assert_eq!(left("(;SZ[9];B[aa])(;SZ[9]C[another game];B[aa](;W[bb])(;W[cc]))"), (0, 0));
    assert_eq!(left("once upon a time"), (0, 0));
    // The record keeps GC, or else the comment of the first node.
    assert_eq!(left("(;SZ[9]C[kept];B[aa]C[lost])"), (0, 1));
    assert_eq!(left("(;SZ[9]GC[kept]C[lost];B[aa])"), (0, 1));
}
