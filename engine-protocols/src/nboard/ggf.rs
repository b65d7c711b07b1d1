//! Reads and writes GGF, the file format for games of Othello. Supports only what NBoard sends: a single game.

use rules::othello::{self, Game};
use rules::{ByColor, Color, Diagram, Kind, Move, Point, Position, Setup};

/// The start position in GGF.
const START: &str = "8 ---------------------------O*------*O--------------------------- *";

/// Reads the position after all moves of a game. `None` if the text is not a game of Othello on 8x8, or if a move is not legal.
pub(crate) fn read(text: &str) -> Option<Game> {
    let mut rest = text.trim().strip_prefix("(;")?;
    let mut game = Game::new();
    while let Some((name, after)) = rest.split_once('[') {
        let (value, after) = after.split_once(']')?;
        match name.trim().trim_start_matches(';') {
            "BO" => game = board(value)?,
            name @ ("B" | "W") => {
                let color = if name == "B" { Color::Black } else { Color::White };
                add(&mut game, color, action(value)?)?;
            }
            _ => {}
        }
        rest = after;
    }
    Some(game)
}

/// Writes a game that begins with the usual position.
pub(crate) fn write(moves: &[(Color, Move)]) -> String {
    let letter = |color| if color == Color::Black { 'B' } else { 'W' };
    let moves: String = moves.iter().map(|&(color, action)| format!("{}[{}]", letter(color), name(action))).collect();
    format!("(;GM[Othello]PC[Tengen]PB[Black]PW[White]RE[?]TI[0]TY[8]BO[{START}]{moves};)")
}

/// The name of a move.
pub(crate) fn name(action: Move) -> String {
    match action {
        Move::Pass => "PA".to_owned(),
        Move::Place(point) => Kind::Othello.point_name(othello::size(), point).to_ascii_uppercase(),
    }
}

/// Reads a move. An evaluation and a time may follow it.
pub(crate) fn action(text: &str) -> Option<Move> {
    let word = text.split(['/', ' ']).next()?.trim();
    match word.to_ascii_uppercase().as_str() {
        "PA" | "PASS" => Some(Move::Pass),
        point => Kind::Othello.parse_point(othello::size(), point).map(Move::Place),
    }
}

/// Plays a move for the player to move. If that player must pass but the move is not a pass, plays the missing pass first, and then
/// the move for the opponent.
pub(crate) fn play(game: &mut Game, action: Move) -> bool {
    if game.must_pass() && action != Move::Pass && game.play(game.turn(), Move::Pass).is_err() {
        return false;
    }
    game.play(game.turn(), action).is_ok()
}

fn add(game: &mut Game, color: Color, action: Move) -> Option<()> {
    if game.turn() != color && game.must_pass() {
        game.play(game.turn(), Move::Pass).ok()?;
    }
    // Some programs add a pass at the end of the game.
    if game.is_over() && action == Move::Pass {
        return Some(());
    }
    game.play(color, action).ok().map(|_| ())
}

fn board(text: &str) -> Option<Game> {
    let cells: Vec<char> = text.trim().strip_prefix('8')?.chars().filter(|cell| !cell.is_whitespace()).collect();
    let (turn, cells) = cells.split_last()?;
    let color = |cell: char| match cell {
        '*' | 'X' | 'x' => Some(Color::Black),
        'O' | 'o' => Some(Color::White),
        _ => None,
    };
    if cells.len() != othello::size().area() {
        return None;
    }
    let of = |wanted: Color| -> Vec<Point> {
        othello::size().points().zip(cells).filter(|(_, cell)| color(**cell) == Some(wanted)).map(|(point, _)| point).collect()
    };
    let diagram = Diagram { stones: ByColor::new_with(of), turn: color(*turn)? };
    match diagram.position(&Setup::Othello)? {
        Position::Othello(game) => Some(game),
        Position::Go(_) | Position::Gomoku(_) => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let moves = [(Color::Black, "F5"), (Color::White, "F6"), (Color::Black, "D3")]
            .map(|(color, word)| (color, action(word).unwrap()));
        let game = read(&write(&moves)).unwrap();
        assert_eq!((game.move_number(), game.turn()), (3, Color::White));
        assert_eq!(read("(;GM[Othello]B[F5/1.5/2]W[f6];)").unwrap().move_number(), 2);
    }

    #[test]
    fn a_game_that_makes_no_sense_is_refused() {
        for bad in ["", "x", "(;B[A1];)", "(;BO[8 --- *];)", "(;BO[6 ];)", "(;B[F5", "(;BO[];)"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
