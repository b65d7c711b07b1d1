//! Positions with moves that a player must find.

use bots::limits::Limits;
use bots::rows::think;
use rules::gomoku::rows::Rows;
use rules::gomoku::{Game, Penalty, Rules};
use rules::{Color, Move, Point, Size};
use setup::Level;

const FREE: Rules = Rules::of_rows(Rows::FREESTYLE);
const STANDARD: Rules = Rules::of_rows(Rows::STANDARD);
const CARO: Rules = Rules::of_rows(Rows::CARO);
const CARO_EXACT: Rules = Rules::of_rows(Rows::CARO_EXACT);
const RENJU: Rules = Rules::renju(Penalty::Refused);
const FOUR: Rules = Rules::of_rows(Rows { length: 4, ..Rows::FREESTYLE });

/// Checks that the levels from `lowest` to 10 play on a point marked `a`. In the diagram, `X` is Black, who is to move, and `O`
/// is White.
fn check(claim: &str, rules: Rules, lowest: u8, diagram: &str) {
    check_for(claim, rules, lowest, diagram, Color::Black);
}

fn check_for(claim: &str, rules: Rules, lowest: u8, diagram: &str, turn: Color) {
    let lines: Vec<&[u8]> = diagram.split_whitespace().map(str::as_bytes).collect();
    let size = Size::new(lines[0].len() as u8, lines.len() as u8).unwrap();
    let letter = |point: Point| lines[usize::from(point.y)][usize::from(point.x)];
    let stone = |point: Point| match letter(point) {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    };
    let game = Game::with_stones(size, rules, stone, turn);
    for level in lowest..=10 {
        for seed in 0..3 {
            let thought = think(&game, Level::new(level).unwrap(), seed, Limits::nodes(60_000));
            let Move::Place(point) = thought.action else { panic!("{claim}: {thought:?}") };
            assert_eq!(letter(point), b'a', "{claim}, level {level}: {thought:?}");
        }
    }
}

#[test]
fn a_row_is_completed() {
    check("a four", FREE, 1, "......... ..O.O.O.. .aXXXXa.. ....O.... ......... ......... .........");
    check("a broken four", FREE, 3, "......... ..O.O.O.. ..XXaXX.. ....O.... ......... ......... .........");
    check("a four, although the opponent has one, too", FREE, 3, "......... .OXXXXa.. ......... .OOOO.... ......... .........");
    check("a row of four", FOUR, 1, "....... .OXXXa. ..OO... ....... ....... .......");
    check("six in Caro", CARO, 6, ".......... .......... OXXXaXXO.. .......... .......... ..OOO..... ..........");
    let white = "........... ....X...... .OOOaOO.... ....X...... ....X...... ........... ......X.... ...........";
    check_for("six of White in renju", RENJU, 6, white, Color::White);
}

#[test]
fn a_row_of_the_opponent_is_prevented() {
    check("a four", FREE, 2, "......... ...XXX... ..XOOOOa. ......... ......... ......... .........");
    check("a broken four", FREE, 3, "......... ...X.XX.. ..XOOaOO. ......... ......... ......... .........");
    check("a row of four", FOUR, 3, "....... ..XX... .XOOOa. ....... ....... .......");
}

#[test]
fn an_open_three_is_a_threat() {
    check(
        "an open three of the opponent",
        FREE,
        3,
        "......... ......... ...X..... .....X... ..aOOOa.. ......... ......... ......... .........",
    );
    check(
        "an open three of the player",
        FREE,
        3,
        "......... ......... ..O...O.. ...O..... ..aXXXa.. ......... ......... ......... .........",
    );
    check("an open two, where four in a row win", FOUR, 3, "....... .O...O. ..aXXa. ....... ....... .......");
}

#[test]
fn no_player_relies_on_a_row_that_does_not_count() {
    check(
        "six in standard",
        STANDARD,
        6,
        ".......... .......... .OXXXX.X.. .......... .......... .......... XOOOOa.... ..........",
    );
    check(
        "closed rows in Caro",
        CARO,
        6,
        ".......... .......... .OXXXX.O.. .......... .......... .......... XOOOOaa... ..........",
    );
    check("closed rows in exact Caro", CARO_EXACT, 6, ".......... .OXXXX.O.. .......... .......... XOOOOaa... ..........");
    check(
        "overlines in renju",
        RENJU,
        3,
        ".......... .......... .OXXX.XX.. .......... .......... .......... XOOOOa.... ..........",
    );
}

#[test]
fn double_threats_are_found() {
    let fours = "......... ......... .OXXXa... .....X... .....X... .....X... .....O... ......... .........";
    check("two fours", FREE, 6, fours);
    check("two fours in standard", STANDARD, 6, fours);
    let four_three =
        "........... ........... .OXXXa..... .....X..... .....X..... ........... ........... ........... ........... ...........";
    check("a four and a three", STANDARD, 8, four_three);
}

#[test]
fn continuous_fours_win() {
    let white = "............ .....X...... .....X...... .....X...... XOOOa....... .....X...... .....X...... ............ ............ \
                 ............ ............ ............";
    check_for("a four whose answer is forbidden", RENJU, 8, white, Color::White);
}
