//! A board on which both players play out a disputed group in the scoring phase (decision 0065). It does not change the game, and
//! it changes the marks only if both players agree on its result.

use rules::go::Game;
use rules::{ByColor, Color, Illegal, Move, Played, Point, Progress, Size};
use setup::Millis;
use std::collections::BTreeSet;

/// The most stones that may be placed on one scratch board, counting those taken back.
pub const SCRATCH_STONES: u32 = 100;

/// The most scratch boards in one game.
pub const SCRATCH_BOARDS: u8 = 5;

/// The scratch boards of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scratches {
    /// The open board.
    pub(crate) open: Option<Box<Scratch>>,
    /// How many boards have been opened.
    pub(crate) count: u8,
    /// When each player last did something on a board.
    pub(crate) last: ByColor<Millis>,
}

/// The final position of a game, with the stones that the players have placed since then.
#[derive(Debug, Clone)]
pub struct Scratch {
    start: Game,
    now: Game,
    stones: Vec<(Color, Point)>,
    placed: u32,
    taken_back: u32,
    proposed: Option<Color>,
}

impl Scratch {
    /// A board with the final position of this game.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        let mut start = game.clone();
        start.resume(game.turn());
        Self { now: start.clone(), start, stones: Vec::new(), placed: 0, taken_back: 0, proposed: None }
    }

    /// The board in rows, as in [`rules::Position::rows`].
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let size = self.size();
        let letter = |point| self.now.board().stone(point).map_or('.', Color::diagram);
        (0..size.height()).map(|y| (0..size.width()).map(|x| letter(Point { x, y })).collect()).collect()
    }

    /// The stones that the players placed and did not take back, in order. Some of them may have been captured.
    #[must_use]
    pub fn stones(&self) -> &[(Color, Point)] {
        &self.stones
    }

    /// How often a stone was placed or taken back. A command names the number that its sender has seen.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.placed + self.taken_back
    }

    /// How many more stones may be placed.
    #[must_use]
    pub const fn left(&self) -> u32 {
        SCRATCH_STONES.saturating_sub(self.placed)
    }

    /// The player who has proposed the result of this board.
    #[must_use]
    pub const fn proposed(&self) -> Option<Color> {
        self.proposed
    }

    /// The color of the next stone if the players alternate, which they need not do.
    #[must_use]
    pub fn next(&self) -> Color {
        self.stones.last().map_or(self.start.turn(), |(color, _)| color.opposite())
    }

    /// Places a stone, and thereby withdraws a proposed result. The players need not alternate: a stone out of turn means that the
    /// opponent has passed.
    ///
    /// # Errors
    /// The same as for a move in the game. A stone that would end the game without a result, because the position occurs for the
    /// third time, is refused, too. After an error, nothing has changed.
    pub fn place(&mut self, color: Color, point: Point) -> Result<Played, Illegal> {
        let mut game = self.now.clone();
        game.set_turn(color);
        let mut played = game.play(color, Move::Place(point))?;
        played.captured.sort_unstable();
        if game.progress() != Progress::Playing {
            return Err(Illegal::Superko);
        }
        (self.now, self.placed, self.proposed) = (game, self.placed.saturating_add(1), None);
        self.stones.push((color, point));
        Ok(played)
    }

    /// Takes the last stone back, if there is one, and thereby withdraws a proposed result.
    pub(crate) fn take_back(&mut self) {
        if self.stones.pop().is_none() {
            return;
        }
        let (placed, taken_back) = (self.placed, self.taken_back.saturating_add(1));
        let mut again = Self { stones: Vec::new(), now: self.start.clone(), ..self.clone() };
        for &(color, point) in &self.stones {
            // This stone was legal before.
            let _ = again.place(color, point);
        }
        *self = Self { placed, taken_back, proposed: None, ..again };
    }

    pub(crate) const fn propose(&mut self, by: Color) {
        self.proposed = Some(by);
    }

    /// The dead stones according to this board. `marked` are the stones that were marked as dead before. A stone of the
    /// game's final position that is no longer on this board is dead. A group that is still there keeps its mark,
    /// unless the players have played in the area around the group: then the group lives. An area ends at the `gaps` of
    /// open borders, so that play on one side of an open border changes no marks on the other side.
    #[must_use]
    pub fn result(&self, marked: &BTreeSet<Point>, gaps: &BTreeSet<Point>) -> BTreeSet<Point> {
        let gone = |point: &Point| self.start.board().stone(*point) != self.now.board().stone(*point);
        let mut dead: BTreeSet<Point> =
            self.size().points().filter(|point| self.start.board().stone(*point).is_some() && gone(point)).collect();
        let touched: BTreeSet<Point> = self.stones.iter().map(|(_, point)| *point).chain(dead.iter().copied()).collect();
        let mut there: BTreeSet<Point> = marked.difference(&dead).copied().collect();
        while let Some(stone) = there.first().copied() {
            let around = |game| area(game, stone, gaps);
            let (before, after) = (around(&self.start), around(&self.now));
            let lives = !touched.is_disjoint(&before) || !touched.is_disjoint(&after);
            for point in before.into_iter().chain(after).chain([stone]) {
                if there.remove(&point) && !lives {
                    dead.insert(point);
                }
            }
        }
        dead
    }

    const fn size(&self) -> Size {
        self.start.size()
    }
}

/// The points that can be reached from a stone without crossing a stone of the opponent or an empty gap in a border.
fn area(game: &Game, stone: Point, gaps: &BTreeSet<Point>) -> BTreeSet<Point> {
    let owner = game.board().stone(stone);
    let blocked = |point: Point| match game.board().stone(point) {
        Some(color) => Some(color) != owner,
        None => gaps.contains(&point),
    };
    enclosed(game.size(), stone, blocked)
}

/// The points that can be reached from `start` without crossing a blocked point.
fn enclosed(size: Size, start: Point, blocked: impl Fn(Point) -> bool) -> BTreeSet<Point> {
    let mut seen = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(point) = open.pop() {
        for neighbor in size.neighbors(point) {
            if !blocked(neighbor) && seen.insert(neighbor) {
                open.push(neighbor);
            }
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::Scratch;
    use rules::go::{Board, Game, Rules, Start};
    use rules::{ByColor, Color, HalfPoints, Illegal, Point};
    use std::collections::BTreeSet;

    fn scratch(rows: &[&str]) -> Scratch {
        with_rules(rows, Rules::CHINESE)
    }

    fn with_rules(rows: &[&str], rules: Rules) -> Scratch {
        let board = Board::from_rows(rows).unwrap();
        let (komi, prisoners) = (HalfPoints::ZERO, ByColor::default());
        Scratch::new(&Game::from_start(Start { board, turn: Color::Black, rules, komi, handicap: 0, prisoners }))
    }

    fn points(text: &str) -> BTreeSet<Point> {
        text.split_whitespace().map(|name| Point::from_sgf(name).unwrap()).collect()
    }

    fn place(scratch: &mut Scratch, color: Color, stones: &str) {
        for name in stones.split_whitespace() {
            scratch.place(color, Point::from_sgf(name).unwrap()).unwrap();
        }
    }

    #[test]
    fn a_player_may_place_several_stones_in_a_row_and_captured_stones_are_dead() {
        let mut scratch = scratch(&[".OX..", ".....", "....."]);
        assert!(scratch.result(&points(""), &points("")).is_empty());
        assert_eq!(scratch.next(), Color::Black);
        place(&mut scratch, Color::Black, "aa bb");
        assert_eq!(scratch.result(&points(""), &points("")), points("ba"));
        assert_eq!((scratch.changes(), scratch.left(), scratch.next()), (2, 98, Color::White));
    }

    #[test]
    fn the_rules_check_each_stone() {
        let mut scratch = scratch(&[".O...", "O....", "....."]);
        assert_eq!(scratch.place(Color::Black, Point { x: 0, y: 0 }), Err(Illegal::SelfCapture));
        assert_eq!(scratch.place(Color::White, Point { x: 1, y: 0 }), Err(Illegal::Occupied));
        assert_eq!((scratch.changes(), scratch.result(&points(""), &points("")).len()), (0, 0));
    }

    #[test]
    fn a_ko_can_be_retaken_only_after_a_stone_elsewhere() {
        let mut scratch = scratch(&[".XO..", "X.XO.", ".XO..", "....."]);
        place(&mut scratch, Color::White, "bb");
        assert_eq!(scratch.place(Color::Black, Point { x: 2, y: 1 }), Err(Illegal::Ko));
        place(&mut scratch, Color::Black, "ed cb");
    }

    #[test]
    fn a_third_repetition_is_refused_and_ends_nothing() {
        let (black, white) = ([".XO..", "X.XO.", ".XO..", "....."], [".XO..", "XO.O.", ".XO..", "....."]);
        let rows = [black, white, black].concat();
        let mut scratch = with_rules(&rows, Rules::JAPANESE);
        let round = [("bb", "cf"), ("bj", "cb"), ("bf", "cj")].into_iter();
        let stones = round.flat_map(|(white, black)| [(Color::White, white), (Color::Black, black)]).cycle();
        // In each round, each of the three kos is taken twice. Then the position is the same as before the round.
        let refused = stones.take(40).find_map(|(color, name)| scratch.place(color, Point::from_sgf(name).unwrap()).err());
        assert_eq!(refused, Some(Illegal::Superko));
        assert_eq!(
            scratch.changes(),
            11,
            "the twelfth stone would end the second round: the first position would occur for the third time"
        );
        place(&mut scratch, Color::White, "ed");
    }

    #[test]
    fn taking_back_a_stone_restores_the_stones_that_it_captured() {
        let mut scratch = scratch(&["OX...", ".....", "....."]);
        let start = scratch.rows();
        place(&mut scratch, Color::Black, "ab");
        assert_eq!(scratch.result(&points(""), &points("")), points("aa"));
        scratch.propose(Color::Black);
        scratch.take_back();
        assert_eq!((scratch.rows(), scratch.proposed(), scratch.stones().len()), (start, None, 0));
        assert_eq!((scratch.changes(), scratch.left()), (2, 99), "the limit also counts stones that were taken back");
        scratch.take_back();
        assert_eq!(scratch.changes(), 2, "there was nothing to take back");
    }

    #[test]
    fn play_on_one_side_of_an_open_border_changes_no_marks_on_the_other_side() {
        // The border between the two walls is open in the third row. A black stone behind White's wall and a white one behind
        // Black's wall are marked as dead. Only the white one is played out.
        let mut scratch = scratch(&[".O.XO.X..", "...XO....", "........."]);
        let marked = points("ba ga");
        place(&mut scratch, Color::Black, "ab");
        assert_eq!(scratch.result(&marked, &points("dc ec")), points("ga"));
        assert!(scratch.result(&marked, &points("")).is_empty(), "without the list of gaps, both stones are in one area");
        place(&mut scratch, Color::Black, "fc ec");
        place(&mut scratch, Color::White, "ic");
        assert!(scratch.result(&marked, &points("dc ec")).is_empty(), "there was play on both sides");
    }

    #[test]
    fn only_groups_around_the_new_stones_change_their_marks() {
        // Two white stones stand behind black walls and are marked as dead. The left stone is played out and lives.
        let rows = ["O.X..X.O.", "..X..X...", "XXX..XXXX"];
        let mut scratch = scratch(&rows);
        let marked = points("aa ha");
        assert_eq!(scratch.result(&marked, &points("")), marked);
        place(&mut scratch, Color::White, "bb");
        assert_eq!(scratch.result(&marked, &points("")), points("ha"));
    }

    #[test]
    fn a_marked_group_that_has_captured_its_neighbor_lives() {
        // White's corner is marked as dead, but White captures the black stones around it from the outside.
        let mut scratch = scratch(&[".OX.O", "OOX.O", "XXX.O", "OOOOO", "....."]);
        place(&mut scratch, Color::White, "da db dc");
        assert_eq!(scratch.result(&points("ba ab bb"), &points("")), points("ca cb ac bc cc"));
    }
}
