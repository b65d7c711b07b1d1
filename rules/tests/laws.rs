//! Laws that hold for all games.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use rules::go::{self, Handicap};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{Penalty, Row};
use rules::sgf::{self, PlayerInfo, Record};
use rules::{
    ByColor, Color, Diagram, HalfPoints, Illegal, Kind, Move, Outcome, Point, Position, Progress, Setup, Size, WinBy, gomoku,
};
use std::collections::HashSet;

fn any_color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn any_rules() -> impl Strategy<Value = go::Rules> {
    let words = (
        prop::sample::select(go::KoRule::ALL.to_vec()),
        prop::sample::select(go::Scoring::ALL.to_vec()),
        prop::sample::select(go::HandicapBonus::ALL.to_vec()),
        prop::sample::select(go::ResumeTurn::ALL.to_vec()),
        prop::sample::select(go::Tax::ALL.to_vec()),
    );
    (words, any::<[bool; 4]>()).prop_map(|((ko, scoring, handicap_bonus, resume, tax), [a, b, c, d])| go::Rules {
        ko,
        scoring,
        handicap_bonus,
        resume,
        tax,
        self_capture: a,
        removes_dead: b,
        third_repetition_voids: c,
        pass_stones: d,
    })
}

fn any_size(sides: std::ops::RangeInclusive<u8>) -> impl Strategy<Value = Size> {
    (sides.clone(), sides, any::<bool>())
        .prop_map(|(width, height, square)| Size::new(width, if square { width } else { height }).unwrap())
}

fn any_go() -> impl Strategy<Value = Setup> {
    let ruleset = prop_oneof![
        2 => prop::sample::select(go::Ruleset::ALL.to_vec()),
        1 => any_rules().prop_map(go::Ruleset::Custom),
    ];
    (any_size(2..=9), ruleset, -800..=800, 0_u8..=9, 0..3).prop_map(|(size, ruleset, komi, stones, placement)| {
        let handicap = match placement {
            0 => Handicap::Free(stones),
            1 => Handicap::Fixed(stones),
            _ => Handicap::Aga(stones),
        };
        let setup = go::Setup::new(size, ruleset, HalfPoints(komi), handicap);
        Setup::Go(setup.unwrap_or_else(|_| go::Setup::new(size, ruleset, HalfPoints(komi), Handicap::None).unwrap()))
    })
}

fn any_gomoku() -> impl Strategy<Value = Setup> {
    let named = gomoku::Ruleset::NAMED.into_iter().chain([gomoku::Ruleset::Renju(Penalty::Loses)]);
    let named = (any_size(5..=30), prop::sample::select(named.collect::<Vec<_>>()));
    let overline = prop::sample::select(Overline::ALL.to_vec());
    let directions = prop::sample::select(Directions::ALL.to_vec());
    let mnk = (any_size(1..=12), 3_u8..=10, overline, directions).prop_map(|(size, length, overline, directions)| {
        let longest = size.width().max(size.height()).max(3);
        let size = Size::new(size.width().max(3), size.height()).unwrap();
        (size, gomoku::Ruleset::Mnk(Row { length: length.min(longest), overline, directions }))
    });
    prop_oneof![named, mnk].prop_map(|(size, ruleset)| Setup::Gomoku(gomoku::Setup::new(size, ruleset).unwrap()))
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let small = prop::sample::select(vec![Setup::Othello, Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE)]);
    prop_oneof![4 => any_go(), 2 => any_gomoku(), 1 => small]
}

/// Plays one legal move, sometimes a pass, for each number in `picks` until the game ends. Half of the stopped games are resumed.
/// Calls `each` with each move and the position after it. Returns the moves.
fn play(
    setup: &Setup,
    picks: &[u16],
    mut each: impl FnMut(&Position, (Color, Move)) -> Result<(), TestCaseError>,
) -> Result<Vec<(Color, Move)>, TestCaseError> {
    let mut position = Position::new(setup);
    let mut moves = Vec::new();
    for &pick in picks {
        if position.progress() == Progress::Stopped && pick % 2 == 0 {
            position.resume(if pick % 4 == 0 { Color::Black } else { Color::White });
        }
        if position.progress() != Progress::Playing {
            break;
        }
        let legal = position.legal_moves();
        let pass = position.check(position.turn(), Move::Pass).is_ok();
        let action = if legal.is_empty() || (pass && pick % 13 == 0) {
            Move::Pass
        } else {
            Move::Place(legal[usize::from(pick) % legal.len()])
        };
        let made = (position.turn(), action);
        position.play(made.0, action).map_err(|illegal| TestCaseError::fail(format!("{made:?}: {illegal}")))?;
        moves.push(made);
        each(&position, made)?;
    }
    Ok(moves)
}

fn picks() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..250)
}

proptest! {
    /// Exactly the listed moves are legal, and they have the right effects.
    #[test]
    fn exactly_the_listed_moves_are_legal(setup in any_setup(), picks in prop::collection::vec(any::<u16>(), 0..60)) {
        play(&setup, &picks, |position, _| {
            let turn = position.turn();
            let listed: HashSet<Point> = position.legal_moves().into_iter().collect();
            for point in position.size().points() {
                let mut next = position.clone();
                let played = next.play(turn, Move::Place(point));
                prop_assert_eq!(played.is_ok(), listed.contains(&point));
                prop_assert_eq!(position.check(turn, Move::Place(point)), played.clone().map(drop));
                prop_assert_ne!(position.check(turn.opposite(), Move::Place(point)), Ok(()));
                let Ok(played) = played else {
                    prop_assert_eq!((next.rows(), next.turn(), next.move_number()), (position.rows(), turn, position.move_number()));
                    continue;
                };
                let captured = played.captured.iter().collect::<HashSet<_>>();
                prop_assert_eq!(captured.len(), played.captured.len());
                let is_othello = position.kind() == Kind::Othello;
                prop_assert_eq!(played.flipped.is_empty(), !is_othello);
                prop_assert!(played.flipped.iter().all(|&flipped| position.stone(flipped) == Some(turn.opposite())));
                for other in position.size().points() {
                    let expected = if captured.contains(&other) {
                        None
                    } else if other == point || played.flipped.contains(&other) {
                        Some(turn)
                    } else {
                        position.stone(other)
                    };
                    prop_assert_eq!(next.stone(other), expected);
                }
            }
            Ok(())
        })?;
    }

    /// This test compares whole boards, so that it does not depend on the hashes that the rules compare.
    #[test]
    fn superko_refuses_exactly_the_moves_that_repeat_a_position(picks in picks(), tromp_taylor in any::<bool>()) {
        let ruleset = if tromp_taylor { go::Ruleset::TrompTaylor } else { go::Ruleset::Chinese };
        let setup = Setup::Go(go::Setup::new(Size::square(5).unwrap(), ruleset, HalfPoints(0), Handicap::None).unwrap());
        let mut seen = HashSet::from([Position::new(&setup).rows()]);
        play(&setup, &picks, |position, (_, action)| {
            if action != Move::Pass {
                prop_assert!(seen.insert(position.rows()), "this position has occurred before: {:?}", position.rows());
            }
            for point in position.size().points().filter(|&point| position.stone(point).is_none()) {
                if let Err(Illegal::Superko | Illegal::Ko) = position.check(position.turn(), Move::Place(point)) {
                    let Position::Go(game) = position else { unreachable!("the setup is for Go") };
                    let mut board = game.board().clone();
                    board.place(position.turn(), point, &mut Vec::new());
                    let rows: Vec<String> = (0..5).map(|y| (0..5).map(|x| board.stone(Point { x, y }).map_or('.', Color::diagram)).collect()).collect();
                    prop_assert!(seen.contains(&rows), "refused although the position is new: {rows:?}");
                }
            }
            Ok(())
        })?;
    }

    /// Every stone ever placed is still on the board or has been captured.
    #[test]
    fn stones_are_conserved(setup in any_setup(), picks in picks()) {
        let mut placed = Position::new(&setup).rows().concat().matches(['X', 'O']).count();
        // Under rules with pass stones, a pass also hands over a stone.
        let pass_stones = matches!(setup, Setup::Go(setup) if setup.ruleset().rules().pass_stones);
        play(&setup, &picks, |position, (_, action)| {
            placed += usize::from(action != Move::Pass || pass_stones);
            let on_board = position.rows().concat().matches(['X', 'O']).count();
            let captured = position.prisoners();
            prop_assert_eq!(placed, on_board + (captured.black + captured.white) as usize);
            Ok(())
        })?;
    }

    /// Writing and reading a record changes neither its initial position nor the player to move in that position.
    #[test]
    fn a_diagram_is_read_back_as_written(setup in any_setup(), picks in picks(), turn in any_color()) {
        let mut last = Position::new(&setup);
        play(&setup, &picks, |position, _| { last = position.clone(); Ok(()) })?;
        let of = |color| setup.size().points().filter(|&point| last.stone(point) == Some(color)).collect();
        let stones: ByColor<Vec<Point>> = ByColor::new_with(of);
        // Skip two kinds of boards. A board with only black stones could be read as a handicap. A board with just the usual initial
        // stones is not a diagram.
        prop_assume!(!stones.white.is_empty() && last.rows() != Position::new(&setup).rows());
        let even = match setup {
            Setup::Go(setup) => {
                Setup::Go(go::Setup::new(setup.board_size(), setup.ruleset(), setup.komi(), Handicap::None).unwrap())
            }
            other => other,
        };
        let diagram = Diagram { stones, turn };
        let position = diagram.position(&even).expect("every chain has liberties");
        prop_assert_eq!(position.rows(), last.rows());
        let mut record = Record::new(even);
        record.outcome = match position.progress() {
            Progress::Over(outcome) => Some(outcome),
            Progress::Playing | Progress::Stopped => None,
        };
        record.diagram = Some(diagram);
        prop_assert_eq!(sgf::read(sgf::write(&record).as_bytes()), Ok(record));
    }

    /// A record that is written and read back is the same game.
    #[test]
    fn a_record_is_read_back_as_written(
        setup in any_setup(),
        picks in picks(),
        ending in prop::sample::select(vec![None, Some(Outcome::Draw), Some(Outcome::Void)]).boxed()
            .prop_union((any_color(), prop::sample::select(vec![WinBy::Resignation, WinBy::Timeout, WinBy::Forfeit]))
                .prop_map(|(winner, by)| Some(Outcome::Win { winner, by })).boxed()),
        name in "[^\\p{Cc}]{0,20}", lines in "[a\\]\\\\: \n]{0,20}x", with_rank in any::<bool>(),
    ) {
        let mut last = Position::new(&setup);
        let moves = play(&setup, &picks, |position, _| { last = position.clone(); Ok(()) })?;
        let mut record = Record::new(setup);
        record.outcome = match last.progress() {
            Progress::Over(outcome) => Some(outcome),
            Progress::Playing | Progress::Stopped => ending,
        };
        let rank = with_rank.then(|| "3 dan".to_owned());
        record.players = ByColor { black: PlayerInfo { name: name.trim().to_owned(), rank }, white: PlayerInfo::default() };
        record.comment = Some(lines);
        record.moves = moves;
        let read = sgf::read(sgf::write(&record).as_bytes());
        prop_assume!(!is_fixed_by_chance(&record));
        prop_assert_eq!(read.as_ref(), Ok(&record));

        let mut replayed = Position::new(&setup);
        for &(color, action) in &record.moves {
            if replayed.progress() == Progress::Stopped {
                replayed.resume(color);
            }
            replayed.play(color, action).unwrap();
        }
        prop_assert_eq!(replayed.rows(), last.rows());
        prop_assert_eq!(replayed.prisoners(), last.prisoners());
        prop_assert_eq!(replayed.progress(), last.progress());
        prop_assert_eq!(replayed.legal_moves(), last.legal_moves());
        prop_assert_eq!(replayed.row(), last.row());
    }

    /// No input makes the reader panic.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = sgf::read(&bytes);
    }

    /// No input that resembles a file makes the reader panic, and every record that is read can be written and read again.
    #[test]
    fn any_text_that_resembles_a_file_is_read_or_refused(
        parts in prop::collection::vec(prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", ":", "B", "W", "AB", "AW", "SZ[9]", "SZ", "GM[4]", "GM", "HA", "HA[2]", "KM", "RU[Chinese]", "RE[B+]",
            "[aa]", "[bb]", "[tt]", "[]", ";B[aa]", ";W[bb]", ";B[cc]", ";W[]", "[aa:ss]", "[99]", "é", "\n", "\r", " ", "\u{feff}", "(;",
        ]), 0..60),
    ) {
        let text = format!("(;{}", parts.concat());
        if let Ok(record) = sgf::read(text.as_bytes()) {
            let again = sgf::read(sgf::write(&record).as_bytes());
            prop_assert_eq!(again.map(|again| (again.setup, again.moves)), Ok((record.setup, record.moves)));
        }
    }
}

/// Whether the stones of a free handicap happen to be those of a fixed handicap. Such a handicap is read as fixed.
fn is_fixed_by_chance(record: &Record) -> bool {
    let Setup::Go(setup) = record.setup else { return false };
    let Handicap::Free(stones) = setup.handicap() else { return false };
    let point = |&(_, action): &(Color, Move)| match action {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    };
    let placed: HashSet<Point> = record.moves.iter().take(usize::from(stones)).filter_map(point).collect();
    let size = setup.board_size();
    let known = |handicap: Handicap| size.width() == size.height() && placed == handicap.placed(size).into_iter().collect();
    known(Handicap::Fixed(stones)) || known(Handicap::Aga(stones))
}
