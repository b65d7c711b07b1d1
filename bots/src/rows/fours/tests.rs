use super::*;
use crate::limits::Limits;
use crate::rows::weights::by_hand;
use rules::gomoku::rows::Rows;
use rules::gomoku::{Game, Rules};
use rules::{Color, Point, Size};

/// The number of moves in a victory of `X`, who is to move, with at most `most` fours before the deciding move.
fn length(rows: Rows, most: u8, diagram: &str) -> Option<usize> {
    let lines: Vec<&[u8]> = diagram.split_whitespace().map(str::as_bytes).collect();
    let size = Size::new(lines[0].len() as u8, lines.len() as u8).unwrap();
    let stone = |point: Point| match lines[usize::from(point.y)][usize::from(point.x)] {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    };
    let game = Game::with_stones(size, Rules::of_rows(rows), stone, Color::Black);
    let mut meter = Meter::new(Limits::nodes(100_000));
    Fours::new().find(&mut Board::new(&game, by_hand(game.rules())), 0, most, &mut meter).map(|line| line.len())
}

#[test]
fn continuous_fours_are_found_as_far_as_allowed() {
    let four_three = ".......... .OXXX..... .....X.... .....X.... .......... .......... ..........";
    assert_eq!(length(Rows::FREESTYLE, 0, four_three), None);
    assert_eq!(length(Rows::FREESTYLE, 1, four_three), Some(3));
    // Black can make two fours, one after the other, but White can answer both.
    let two = ".......... .OXXX..... .......... .....X.... .......... .....X.... .......... .....O....";
    assert_eq!(length(Rows::FREESTYLE, 8, two), None);
}

#[test]
fn a_four_that_the_opponent_answers_with_a_row_is_no_victory() {
    let board = "O......... .OXXX..... ..O..X.... ...O.X.... .......... .......... ..........";
    assert_eq!(length(Rows::FREESTYLE, 8, board), None);
}

#[test]
fn a_stone_at_the_end_of_a_row_is_an_answer_if_closed_rows_do_not_count() {
    let board = ".......... OXXX...... ....X..... ....X..... .......... .......... ..........";
    assert!(length(Rows::FREESTYLE, 1, board).is_some());
    let closed = ".......... .......... .OXXX..O.. .....X.... .....X.... .......... .......... ..........";
    assert!(length(Rows::FREESTYLE, 1, closed).is_some());
    assert_eq!(length(Rows::CARO, 1, closed), None);
}
