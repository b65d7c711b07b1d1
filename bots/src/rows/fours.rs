//! Victory by continuous fours: every move of the attacker makes a four, so the defender has hardly any choice.

use super::board::{Board, Side};
use super::worth::Kind;
use crate::limits::Meter;

/// The number of failures that are remembered.
const FAILURES: usize = 1 << 14;

/// Searches for victories by continuous fours.
pub(super) struct Fours {
    /// Positions in which no victory was found: the hash, and the number of fours that were allowed.
    failures: Vec<(u64, u8)>,
    /// The moves of the victory that was found last, in reverse order.
    line: Vec<u16>,
}

impl Fours {
    pub(super) fn new() -> Fours {
        Fours { failures: vec![(0, 0); FAILURES], line: Vec::new() }
    }

    /// The moves of a victory of `side`, who is to move, with at most `most` fours before the deciding move. `None` if the search
    /// found no victory.
    pub(super) fn find(&mut self, board: &mut Board, side: Side, most: u8, meter: &mut Meter<'_>) -> Option<Vec<u16>> {
        self.line.clear();
        self.wins(board, side, most, meter).then(|| self.line.iter().rev().copied().collect())
    }

    /// Whether `side`, who is to move, wins by continuous fours.
    pub(super) fn wins(&mut self, board: &mut Board, side: Side, left: u8, meter: &mut Meter<'_>) -> bool {
        if meter.count() {
            return false;
        }
        let opponent = 1 - side;
        if board.count(side, Kind::Five) > 0 {
            self.line.extend(board.find(side, Kind::Five));
            return true;
        }
        let must = if board.count(opponent, Kind::Five) > 0 { board.find(opponent, Kind::Five) } else { None };
        if must.is_none() && board.count(side, Kind::OpenFour) > 0 {
            self.line.extend(board.find(side, Kind::OpenFour));
            return true;
        }
        let fours = board.count(side, Kind::Four) + board.count(side, Kind::FourThree) + board.count(side, Kind::OpenFour);
        if left == 0 || fours == 0 {
            return false;
        }
        let key = board.hash() ^ (side as u64).wrapping_neg();
        let place = key as usize % FAILURES;
        if self.failures[place].0 == key && self.failures[place].1 >= left {
            return false;
        }
        for at in moves(board, side, must) {
            if self.works(board, at, side, left, meter) {
                self.line.push(at);
                return true;
            }
            if meter.is_over() {
                return false;
            }
        }
        self.failures[place] = (key, left);
        false
    }

    /// Whether a four on this place wins against every answer.
    fn works(&mut self, board: &mut Board, at: u16, side: Side, left: u8, meter: &mut Meter<'_>) -> bool {
        let opponent = 1 - side;
        let is_open = board.kind(at, side) == Kind::OpenFour;
        self.line.clear();
        board.place(at, side);
        let mut works = board.count(opponent, Kind::Five) == 0 && board.count(side, Kind::Five) > 0;
        if works && !is_open {
            let five = board.find(side, Kind::Five).unwrap_or(at);
            for answer in board.answers(five, side) {
                if !board.may_play(answer, opponent) {
                    continue;
                }
                // Forget the moves after the previous answer. In the end, `line` contains only the last answer and the
                // moves after it.
                self.line.clear();
                board.place(answer, opponent);
                works = self.wins(board, side, left - 1, meter);
                board.remove(answer, opponent);
                if !works {
                    break;
                }
                self.line.push(answer);
            }
        }
        board.remove(at, side);
        works
    }
}

/// The fours that `side` can make, the most promising first. If the opponent threatens a row, the only possible four is on
/// `must`, the place that prevents the row.
fn moves(board: &Board, side: Side, must: Option<u16>) -> Vec<u16> {
    let is_four =
        |at: &u16| matches!(board.kind(*at, side), Kind::Four | Kind::FourThree | Kind::OpenFour) && board.is_empty(*at);
    if let Some(must) = must {
        return Some(must).into_iter().filter(is_four).collect();
    }
    let mut fours: Vec<u16> = board.places().iter().copied().filter(is_four).collect();
    fours.sort_by_key(|at| -board.urgency(*at, side)[0]);
    fours
}

#[cfg(test)]
mod tests;
