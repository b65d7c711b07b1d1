//! Game files, without a server.

use crate::codes;
use rules::sgf::{self, Record};
use rules::{Outcome, WinBy};
use wasm_bindgen::prelude::wasm_bindgen;

/// The main line of a file's first game, and all that the file has.
#[wasm_bindgen]
pub struct Sgf {
    record: Record,
    whole: String,
}

#[wasm_bindgen]
impl Sgf {
    /// Reads a file in Unicode; any other is taken for Latin-1.
    ///
    /// # Errors
    /// Line, column and an English reason, with blanks between them.
    pub fn read(bytes: &[u8]) -> Result<Sgf, String> {
        let record = sgf::read(bytes).map_err(|error| format!("{} {} {}", error.line, error.column, error.reason))?;
        Ok(Sgf { record, whole: sgf::whole(bytes).unwrap_or_default() })
    }

    /// What was agreed, as words with blanks between them: the kind, and for Go and Gomoku width, height and
    /// ruleset; then for Go komi in half points, the handicap and its stones, and the parts of a custom ruleset
    /// as [`crate::Game::go`] takes them; for Gomoku the part as [`crate::Game::gomoku`] takes it.
    #[must_use]
    pub fn setup(&self) -> String {
        crate::setup::words(&self.record.setup)
    }

    /// The stones of a color from which the file begins, if it begins from any others than such a game does.
    #[must_use]
    pub fn stones(&self, color: u8) -> Vec<u16> {
        let found = self.record.diagram.as_ref().zip(codes::color(color));
        found.map_or_else(Vec::new, |(diagram, color)| codes::indices(self.record.setup.size(), &diagram.stones[color]))
    }

    /// Whose move it is with these stones; 0 when the file begins as such a game does.
    #[must_use]
    pub fn turn(&self) -> u8 {
        codes::number(self.record.diagram.as_ref().map(|diagram| diagram.turn))
    }

    /// Every move: the number of its color and its point, 65535 for a pass.
    #[must_use]
    pub fn moves(&self) -> Vec<u16> {
        let size = self.record.setup.size();
        let number = |color| u16::from(codes::number(Some(color)));
        self.record.moves.iter().flat_map(|&(color, action)| [number(color), codes::index(size, action)]).collect()
    }

    /// Who played Black; empty when unknown.
    #[must_use]
    pub fn black(&self) -> String {
        self.record.players.black.name.clone()
    }

    /// Who played White; empty when unknown.
    #[must_use]
    pub fn white(&self) -> String {
        self.record.players.white.name.clone()
    }

    /// How it ended: `draw`, `void`, or the winner, the reason and, for a score, the margin in half points, with
    /// blanks between them; empty when unknown.
    #[must_use]
    pub fn outcome(&self) -> String {
        match self.record.outcome {
            None => String::new(),
            Some(Outcome::Draw) => "draw".into(),
            Some(Outcome::Void) => "void".into(),
            Some(Outcome::Win { winner, by }) => format!("{} {}", winner.as_str(), reason(by)),
        }
    }

    /// The whole file as one of version 4 in UTF-8: every game, variation, comment and unknown property of it. Empty
    /// when something would be lost, as [`sgf::whole`] says.
    #[must_use]
    pub fn write(&self) -> String {
        self.whole.clone()
    }
}

fn reason(by: WinBy) -> String {
    match by {
        WinBy::Score { margin } => format!("score {}", margin.0),
        WinBy::Row => "row".into(),
        WinBy::Forbidden => "forbidden".into(),
        WinBy::Resignation => "resignation".into(),
        WinBy::Timeout => "timeout".into(),
        WinBy::Forfeit => "forfeit".into(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::Sgf;

    fn read(text: &str) -> Sgf {
        Sgf::read(text.as_bytes()).map_err(|error| format!("{text}: {error}")).unwrap()
    }

    #[test]
    fn a_file_crosses_the_border_and_comes_back() {
        let file = read("(;GM[1]FF[4]SZ[9:13]PB[ada]PW[bo]KM[6.5]RU[Japanese]RE[W+3.5];B[aa];W[];B[im])");
        assert_eq!(file.setup(), "go 9 13 japanese 13 none 0");
        assert_eq!(file.moves(), [1, 0, 2, 65535, 1, 116]);
        assert_eq!((file.black(), file.white(), file.outcome()), ("ada".into(), "bo".into(), "white score 7".into()));
        let again = read(&file.write());
        assert_eq!((again.setup(), again.moves(), again.outcome()), (file.setup(), file.moves(), file.outcome()));
    }

    #[test]
    fn nothing_of_a_file_is_lost() {
        let file = read("(;FF[3]SZ[9]XX[un\\]known]C[so];B[aa](;W[bb]LB[aa:1])(;W[cc]))(;GM[11]A[b])");
        let (first, second) = ("XX[un\\]known]C[so];B[aa](;W[bb]LB[aa:1])(;W[cc])", "GM[11]A[b]");
        let text = file.write().replace('\n', "");
        assert!(text.contains(first) && text.contains(second) && text.contains("FF[4]"), "{text}");
        assert_eq!(read("(;SZ[9];B[aa])(;B").write(), "");
    }

    #[test]
    fn stones_that_are_set_up() {
        let file = read("(;SZ[9]AB[ba][cc]AW[aa]PL[B];B[ab])");
        assert_eq!((file.stones(1), file.stones(2), file.turn()), (vec![1, 20], vec![0], 1));
        assert_eq!((file.stones(0), read("(;SZ[9];B[ab])").turn()), (vec![], 0));
    }

    #[test]
    fn every_kind_has_its_words() {
        for (text, words) in [
            ("(;GM[2];B[dc])", "othello"),
            ("(;GM[4]SZ[15];B[hh])", "gomoku 15 15 freestyle"),
            ("(;GM[4]SZ[15]RU[renju loses];B[hh])", "gomoku 15 15 renju loses"),
            ("(;GM[4]SZ[7:6]RU[mnk 4 straight];B[aa])", "gomoku 7 6 mnk 4 wins ranks_and_files"),
            ("(;GM[1]SZ[9]HA[2]AB[cg][gc];W[ee])", "go 9 9 japanese 0 fixed 2"),
        ] {
            assert_eq!(read(text).setup(), words);
        }
    }

    #[test]
    fn rules_of_ones_own_come_back() {
        let words = "simple true territory true stones opponent_of_asker true seki true";
        let setup = crate::setup::go((9, 9), ("custom", words), Some(-3), ("aga", 3)).unwrap();
        assert_eq!(crate::setup::words(&setup), format!("go 9 9 custom -3 aga 3 {words}"));
        assert_eq!(crate::setup::words(&rules::Setup::Gomoku(rules::gomoku::Setup::TIC_TAC_TOE)), "tic_tac_toe");
    }

    #[test]
    fn a_file_that_is_none_says_where() {
        assert!(Sgf::read(b"once upon a time").err().unwrap().starts_with("1 "));
        assert!(Sgf::read(b"(;GM[1]SZ[9];B[aa]\n;W[aa])").err().unwrap().starts_with("2 "));
    }
}
