//! Laws of the engine for Go, and positions with moves that it must find.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots::go::think;
use bots::limits::Limits;
use bots::review;
use rules::go::{Board, Game, Handicap, Rules, Ruleset, Setup, Start, propose};
use rules::{ByColor, Color, HalfPoints, Move, Point, Position, Progress, Size};
use setup::Level;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// A position of Go. The marks `*` and `?` stand for empty points.
fn position(rows: &[&str], turn: Color, rules: Rules, komi: i32) -> Game {
    let rows: Vec<String> = rows.iter().map(|row| row.replace(['*', '?'], ".")).collect();
    let board = Board::from_rows(&rows).unwrap();
    Game::from_start(Start { board, turn, rules, komi: HalfPoints(komi), handicap: 0, prisoners: ByColor::default() })
}

fn marked(rows: &[&str]) -> Vec<Move> {
    let at = |x: usize, y: usize| Move::Place(Point { x: x as u8, y: y as u8 });
    rows.iter().enumerate().flat_map(|(y, row)| row.match_indices('*').map(move |(x, _)| at(x, y))).collect()
}

/// The levels that must find the moves in these positions.
const READERS: [u8; 4] = [7, 8, 9, 10];

/// Checks that these levels play at `*`.
fn check(rows: &[&str], turn: Color, komi: i32) {
    for number in READERS {
        for seed in 0..3 {
            let game = position(rows, turn, Rules::CHINESE, komi);
            let thought = think(&game, level(number), seed, Limits::nodes(300_000));
            assert!(marked(rows).contains(&thought.action), "level {number}, seed {seed}: {thought:?} in {rows:#?}");
        }
    }
}

/// The player who plays at `*` captures or saves three stones, and wins.
const ATARI: [&str; 7] = ["X.XO.O.", ".XXOOO.", "XXXXOOO", "OOO*OO.", "XXXXOOO", ".XXOO.O", "X.XO.OO"];

#[test]
fn a_chain_in_atari_is_captured() {
    check(&ATARI, Color::Black, -9);
}

#[test]
fn a_chain_in_atari_is_saved() {
    check(&ATARI, Color::White, -9);
}

const EYE_SPACE: [&str; 7] = [".*.XO.O", "XXXXOO.", "OOOOOOO", ".......", "XXXXXXX", ".X.X.X.", "X.X.X.X"];

#[test]
fn a_space_of_three_points_becomes_two_eyes() {
    check(&EYE_SPACE, Color::Black, 9);
}

#[test]
fn a_group_with_a_space_of_three_points_is_killed() {
    check(&EYE_SPACE, Color::White, 9);
}

#[test]
fn a_player_who_is_behind_plays_on_after_a_pass_while_a_move_still_gains_points() {
    for ruleset in Ruleset::ALL {
        let mut game = position(&EYE_SPACE, Color::White, ruleset.rules(), 9);
        game.play(Color::White, Move::Pass).unwrap();
        let thought = think(&game, level(9), 1, Limits::nodes(300_000));
        // Under rules that remove no dead stones, Black's group counts until it is captured. So no move gains points
        // for Black.
        assert_eq!(thought.action == Move::Pass, !game.rules().removes_dead, "{ruleset:?}");
    }
}

const SETTLED: [&str; 7] = [".X.XO..", "X.XXOOO", "XXX.XOO", "XXXXXO.", "..XXOO.", "X.XO.OO", ".XXOO.."];

#[test]
fn a_player_who_is_ahead_answers_a_pass_with_a_pass() {
    for ruleset in Ruleset::ALL {
        // With pass stones, Black's pass does not end the game, and level 1 can overlook that nothing is left to do.
        for number in 1 + u8::from(ruleset.rules().pass_stones)..=10 {
            let mut game = position(&SETTLED, Color::White, ruleset.rules(), 1);
            game.play(Color::White, Move::Pass).unwrap();
            let thought = think(&game, level(number), 1, Limits::nodes(300_000));
            assert_eq!(thought.action, Move::Pass, "{ruleset:?} level {number}");
        }
    }
}

#[test]
fn a_player_who_is_behind_answers_a_pass_with_a_pass_when_nothing_is_left_to_do() {
    // The left half is Black's and the right half is White's, so White wins by the komi.
    let rows =
        ["....XO...", ".X..XO.O.", "....XO...", "..X.XO...", "....XO.O.", "..X.XO...", "....XO...", ".X..XO.O.", "....XO..."];
    for number in 1..=10 {
        for seed in 0..4 {
            let mut game = position(&rows, Color::White, Rules::CHINESE, 15);
            game.play(Color::White, Move::Pass).unwrap();
            let thought = think(&game, level(number), seed, Limits::nodes(300_000));
            assert_eq!(thought.action, Move::Pass, "level {number}, seed {seed}");
        }
    }
}

#[test]
fn a_player_with_only_eyes_left_passes() {
    let rows = [".X.XX", "XXXXX", "XX.XX", "XXXXX", "XXX.X"];
    for ruleset in Ruleset::ALL {
        for number in 2..=10 {
            for turn in [Color::Black, Color::White] {
                let game = position(&rows, turn, ruleset.rules(), 15);
                let thought = think(&game, level(number), 1, Limits::nodes(300_000));
                assert_eq!(thought.action, Move::Pass, "{ruleset:?} level {number} {turn:?}");
            }
        }
    }
}

/// Plays a game of this level against itself, and checks that the game ends.
fn whole_game(setup: &Setup, number: u8, nodes: u64) -> Game {
    let mut game = Game::new(setup);
    let most = 6 * setup.board_size().area() + 40;
    for seed in 0..most as u64 {
        if game.progress() != Progress::Playing {
            return game;
        }
        let thought = think(&game, level(number), seed, Limits::nodes(nodes));
        assert_eq!(thought.line.first(), Some(&thought.action));
        assert!((0.0..=1.0).contains(&thought.chance));
        game.play(game.turn(), thought.action).unwrap();
    }
    panic!("no end after {most} moves under {:?} at level {number}: {:?}", setup.ruleset(), game.board());
}

#[test]
fn games_of_the_engine_against_itself_end_under_every_ruleset() {
    for ruleset in Ruleset::ALL {
        for (side, number) in [(5, 1), (5, 4), (5, 8), (6, 7), (7, 2), (7, 8), (8, 3), (9, 5), (9, 7)] {
            let size = Size::square(side).unwrap();
            let komi = ruleset.default_komi(Handicap::None);
            let game = whole_game(&Setup::new(size, ruleset, komi, Handicap::None).unwrap(), number, 20_000);
            let is_counted = game.rules().removes_dead;
            assert!(game.progress() == Progress::Stopped || !is_counted || game.rules().third_repetition_voids);
        }
    }
}

#[test]
fn games_on_boards_of_every_shape_and_with_handicaps_end() {
    let boards = [(2, 2), (2, 3), (3, 3), (4, 4), (2, 9), (9, 5), (5, 13), (12, 7)];
    for (width, height) in boards {
        let size = Size::new(width, height).unwrap();
        for (ruleset, handicap) in [(Ruleset::Chinese, Handicap::None), (Ruleset::Aga, Handicap::Free(Handicap::max_free(size)))]
        {
            if let Ok(setup) = Setup::new(size, ruleset, HalfPoints(1), handicap) {
                whole_game(&setup, 6, 8_000);
            }
        }
    }
    for handicap in [Handicap::Fixed(4), Handicap::Aga(3), Handicap::Free(5)] {
        for ruleset in [Ruleset::Japanese, Ruleset::Chinese] {
            whole_game(&Setup::new(Size::square(9).unwrap(), ruleset, HalfPoints(-9), handicap).unwrap(), 6, 8_000);
        }
    }
}

#[test]
fn a_search_keeps_to_its_budget_and_the_same_position_and_seed_give_the_same_move() {
    for (side, moves) in [(5, 3), (9, 10), (19, 30), (25, 50)] {
        let size = Size::square(side).unwrap();
        let mut game = Game::new(&Setup::new(size, Ruleset::Chinese, HalfPoints(15), Handicap::None).unwrap());
        for seed in 0..moves {
            let action = think(&game, level(1), seed, Limits::nodes(1_000)).action;
            game.play(game.turn(), action).unwrap();
        }
        for number in [1, 5, 10] {
            let thought = think(&game, level(number), 3, Limits::nodes(20_000));
            // A playout always runs to its end, and the limits are checked only once per 4,096 nodes.
            assert!(thought.nodes < 20_000 + 4_096 + 2 * 2_000, "{side}, level {number}: {}", thought.nodes);
            assert_eq!(thought, think(&game, level(number), 3, Limits::nodes(20_000)));
            let stopped = think(&game, level(number), 3, Limits { nodes: u64::MAX, stop: &|| true });
            assert!(stopped.nodes < 3 * 4_096 && game.check(game.turn(), stopped.action).is_ok());
        }
    }
}

/// A beginner who captures and saves chains in atari. Otherwise, the beginner plays anywhere except into atari or into their own
/// eye.
fn beginner(game: &Game, pick: u64) -> Move {
    let (board, own) = (game.board(), game.turn());
    let after = |point: Point| {
        let mut next = game.clone();
        next.play(own, Move::Place(point)).ok().map(|played| (next, played.captured.len()))
    };
    let safe = |next: &Game, point: Point| next.board().liberties(point).len() > 1;
    let legal = game.legal_moves();
    let in_danger: Vec<Point> =
        game.size().points().filter(|at| board.stone(*at) == Some(own) && board.liberties(*at).len() == 1).collect();
    let takes = legal.iter().find(|at| after(**at).is_some_and(|(_, captured)| captured > 0));
    let saves = || {
        in_danger
            .iter()
            .find_map(|of| board.liberties(*of).pop().filter(|at| after(*at).is_some_and(|(next, _)| safe(&next, *of))))
    };
    if let Some(point) = takes.copied().or_else(saves) {
        return Move::Place(point);
    }
    let fills = |at: Point| game.size().neighbors(at).all(|near| board.stone(near) == Some(own));
    let fine: Vec<Point> =
        legal.into_iter().filter(|at| !fills(*at) && after(*at).is_some_and(|(next, _)| safe(&next, *at))).collect();
    if fine.is_empty() { Move::Pass } else { Move::Place(fine[(pick % fine.len() as u64) as usize]) }
}

/// The number of games on 9x9 that `first` wins. Each player has Black in half of the games.
fn wins(games: u64, first: impl Fn(&Game, u64) -> Move, second: impl Fn(&Game, u64) -> Move) -> u64 {
    let setup = Setup::new(Size::square(9).unwrap(), Ruleset::Chinese, HalfPoints(15), Handicap::None).unwrap();
    let won = |number: u64| {
        let mut game = Game::new(&setup);
        for seed in 0..400 {
            if game.progress() != Progress::Playing {
                break;
            }
            let is_first = (game.turn() == Color::Black) == number.is_multiple_of(2);
            // Mix the numbers of the game and of the move into one seed.
            let seed = (number * 1_000 + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
            let action = if is_first { first(&game, seed) } else { second(&game, seed) };
            game.play(game.turn(), action).unwrap();
        }
        let sides = game.score(&propose(game.board()).dead).sides;
        (sides.black.total > sides.white.total) == number.is_multiple_of(2)
    };
    (0..games).filter(|number| won(*number)).count() as u64
}

fn player(number: u8) -> impl Fn(&Game, u64) -> Move {
    move |game, seed| think(game, level(number), seed, Limits::nodes(u64::MAX)).action
}

#[test]
fn a_beginner_who_sees_ataris_beats_level_1_and_loses_to_level_4() {
    assert!(wins(20, player(1), beginner) <= 2);
    assert!(wins(20, player(4), beginner) >= 14);
}

/// `cargo test -p bots --release --test go -- --ignored --nocapture` plays these games, which takes 12 minutes on a
/// busy machine. Run it after every change to the engine.
#[test]
#[ignore = "plays hundreds of games"]
fn each_level_wins_most_games_against_the_one_below() {
    let mut weak = Vec::new();
    // Level 2 is only a little stronger than level 1, so it takes more games to see the difference.
    for (number, games) in [(2, 300), (3, 60), (4, 60), (5, 60), (6, 60), (7, 60), (8, 40), (9, 40), (10, 20)] {
        let won = wins(games, player(number), player(number - 1));
        println!("level {number} wins {won} of {games} games against level {}", number - 1);
        if won * 10 < games * 6 {
            weak.push(number);
        }
    }
    assert!(weak.is_empty(), "these levels win less than 60%: {weak:?}");
}

#[test]
fn a_review_knows_who_is_ahead_and_who_will_own_each_point() {
    // The left half is Black's and the right half is White's. Without komi, Black is ahead.
    let rows =
        ["....XO...", ".X..XO.O.", "....XO...", "..X.XO...", "....XO.O.", "..X.XO...", "....XO...", ".X..XO.O.", "....XO..."];
    for (turn, komi, ahead) in [(Color::Black, 1, true), (Color::White, 1, true), (Color::Black, 40, false)] {
        let position = Position::Go(position(&rows, turn, Rules::CHINESE, komi));
        let judgment = review::judge(&position, level(10), 1, &|| false).unwrap();
        assert_eq!(judgment.black > 0.8, ahead, "{turn:?}, komi {komi}: {}", judgment.black);
        assert_eq!(judgment.black < 0.2, !ahead, "{turn:?}, komi {komi}: {}", judgment.black);
        assert_eq!(judgment.ownership.len(), 81);
        assert!(judgment.ownership[0] > 0.8 && judgment.ownership[8] < -0.8, "{:?}", judgment.ownership);
    }
}
