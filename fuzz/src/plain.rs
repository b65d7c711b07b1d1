//! A slow implementation of Go that follows the wording of the rules and stores only positions.

use rules::go::{Game, KoRule, Rules};
use rules::{ByColor, Color, Point, Size};

type Stones = Vec<Option<Color>>;

/// A position and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    /// The number of stones. Comparing it first distinguishes most positions quickly.
    count: usize,
    stones: Stones,
    turn: Color,
}

impl State {
    fn new(stones: Stones, turn: Color) -> State {
        State { count: stones.iter().flatten().count(), stones, turn }
    }

    fn has_same_stones(&self, other: &State) -> bool {
        self.count == other.count && self.stones == other.stones
    }
}

/// A game of Go that keeps no chains, hashes or counters, and computes each move from the whole board.
#[derive(Clone, Debug)]
pub struct Plain {
    size: Size,
    rules: Rules,
    to_place: u8,
    /// All positions so far, the current one last.
    states: Vec<State>,
    /// The index of the state after the last pass; before any pass, the index of the first state.
    since: usize,
    prisoners: ByColor<u32>,
}

impl Plain {
    /// Starts from the position of a game.
    #[must_use]
    pub fn new(game: &Game) -> Plain {
        let (size, rules, to_place) = (game.size(), game.rules(), game.to_place());
        let stones = size.points().map(|point| game.board().stone(point)).collect();
        Plain { size, rules, to_place, states: vec![State::new(stones, game.turn())], since: 0, prisoners: ByColor::default() }
    }

    fn now(&self) -> &State {
        self.states.last().expect("the first state is never removed")
    }

    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.now().turn
    }

    /// The stones captured by each color, including those handed over as pass stones.
    #[must_use]
    pub const fn prisoners(&self) -> ByColor<u32> {
        self.prisoners
    }

    /// The stone on a point.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.now().stones[self.size.index(point)]
    }

    /// The stones of the chain on a point, and the chain's liberties, each in reading order.
    #[must_use]
    pub fn chain(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        chain(self.size, &self.now().stones, point)
    }

    /// Whether the player to move may place a stone on a point.
    #[must_use]
    pub fn allows(&self, point: Point) -> bool {
        let Some((stones, _)) = self.after(point) else { return false };
        let after = State::new(stones, self.turn().opposite());
        match self.rules.ko {
            KoRule::Simple => self.states.iter().rev().nth(1).is_none_or(|before| !before.has_same_stones(&after)),
            KoRule::Positional => !self.states.iter().any(|before| before.has_same_stones(&after)),
            KoRule::Situational => !self.states.contains(&after),
        }
    }

    /// The stones after a move, and each color's new prisoners; `None` if the point is occupied or the stone would capture itself
    /// illegally.
    fn after(&self, point: Point) -> Option<(Stones, ByColor<u32>)> {
        if self.stone(point).is_some() {
            return None;
        }
        let State { mut stones, turn, .. } = self.now().clone();
        stones[self.size.index(point)] = Some(turn);
        let mut taken = ByColor::default();
        for near in self.size.neighbors(point) {
            if stones[self.size.index(near)] == Some(turn.opposite()) {
                taken[turn] += take(self.size, &mut stones, near);
            }
        }
        let own = chain(self.size, &stones, point);
        if own.1.is_empty() && (own.0.len() == 1 || !self.rules.self_capture) {
            return None;
        }
        taken[turn.opposite()] += take(self.size, &mut stones, point);
        Some((stones, taken))
    }

    /// Places a stone on a legal point. Returns true if the position has now occurred three times since the last pass and the
    /// rules end the game for that reason.
    pub fn place(&mut self, point: Point) -> bool {
        let (stones, taken) = self.after(point).expect("the move is legal");
        for color in Color::ALL {
            self.prisoners[color] += taken[color];
        }
        self.to_place = self.to_place.saturating_sub(1);
        let turn = if self.to_place == 0 { self.turn().opposite() } else { self.turn() };
        self.states.push(State::new(stones, turn));
        let now = self.now();
        let alike = |state: &&State| state.has_same_stones(now) && (state.turn == turn || self.rules.ko == KoRule::Positional);
        self.rules.third_repetition_voids && self.states[self.since..].iter().filter(alike).count() >= 3
    }

    /// Passes.
    pub fn pass(&mut self) {
        self.hand_over(self.turn().opposite());
        self.since = self.states.len() - 1;
        if self.rules.pass_stones {
            let opponent = self.turn();
            self.prisoners[opponent] += 1;
        }
    }

    /// Resumes play after two passes, with this player to move.
    pub fn resume(&mut self, turn: Color) {
        if turn != self.turn() {
            self.hand_over(turn);
        }
    }

    fn hand_over(&mut self, turn: Color) {
        let state = State { turn, ..self.now().clone() };
        self.states.push(state);
    }
}

/// Removes a chain if it has no liberties. Returns the number of stones removed.
fn take(size: Size, stones: &mut Stones, point: Point) -> u32 {
    let (chain, liberties) = chain(size, stones, point);
    if !liberties.is_empty() {
        return 0;
    }
    for &stone in &chain {
        stones[size.index(stone)] = None;
    }
    chain.len() as u32
}

fn chain(size: Size, stones: &Stones, point: Point) -> (Vec<Point>, Vec<Point>) {
    let color = stones[size.index(point)];
    let (mut chain, mut liberties, mut seen) = (Vec::new(), Vec::new(), vec![false; size.area()]);
    let mut open = Vec::from_iter(color.map(|_| point));
    while let Some(point) = open.pop() {
        if std::mem::replace(&mut seen[size.index(point)], true) {
            continue;
        }
        match stones[size.index(point)] {
            None => liberties.push(point),
            other if other == color => {
                chain.push(point);
                open.extend(size.neighbors(point));
            }
            Some(_) => {}
        }
    }
    chain.sort_unstable();
    liberties.sort_unstable();
    (chain, liberties)
}
