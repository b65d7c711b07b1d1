//! Checks counts over the whole game tree of tic-tac-toe.

use super::gomoku::ended;
use super::{Checked, same};
use rules::gomoku::openings::Symmetry;
use rules::gomoku::{Game, Setup};
use rules::{Color, Move, Point, Progress};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Default)]
struct Tree {
    /// The number of sequences, indexed by the number of turns.
    perft: [u64; 10],
    /// The number of games for each number of turns and each winner.
    ends: BTreeMap<(usize, &'static str), u64>,
    /// Every position with its progress and its value for X: 1, 0 or -1.
    positions: HashMap<Vec<Option<Color>>, (Progress, i8)>,
}

impl Tree {
    /// Continues counting from a position. Returns the value of the position.
    fn grow(&mut self, game: &Game, depth: usize) -> i8 {
        self.perft[depth] += 1;
        let value = match ended(game.progress()) {
            Some(victor) => {
                let winner = victor.map_or("draw", |winner| if winner == Color::Black { "x" } else { "o" });
                *self.ends.entry((depth, winner)).or_default() += 1;
                victor.map_or(0, |winner| if winner == Color::Black { 1 } else { -1 })
            }
            None => {
                let values = game.legal_moves().into_iter().map(|point| {
                    let mut next = game.clone();
                    next.play(game.turn(), Move::Place(point)).map_or(0, |_| self.grow(&next, depth + 1))
                });
                let values: Vec<i8> = values.collect();
                let best = if game.turn() == Color::Black { values.iter().max() } else { values.iter().min() };
                best.copied().unwrap_or_default()
            }
        };
        self.positions.insert(stones(game, |point| point), (game.progress(), value));
        value
    }

    /// The number of games for which `wanted` returns true. `wanted` gets the number of turns and the winner of each
    /// game.
    fn games(&self, wanted: impl Fn(usize, &str) -> bool) -> u64 {
        self.ends.iter().filter(|((depth, winner), _)| wanted(*depth, winner)).map(|(_, count)| count).sum()
    }
}

fn stones(game: &Game, from: impl Fn(Point) -> Point) -> Vec<Option<Color>> {
    game.size().points().map(|point| game.stone(from(point))).collect()
}

/// Checks every count in the file.
pub(super) fn counts(record: &Value) -> Checked {
    let mut tree = Tree::default();
    let start = Game::new(&Setup::TIC_TAC_TOE);
    let value = tree.grow(&start, 0);
    let terminal = |winner: Option<Color>| {
        let ends = tree.positions.values().filter_map(|&(progress, _)| ended(progress));
        ends.filter(|&end| end == winner).count()
    };
    let mut by_ply = Map::new();
    let mut wins_at = Map::new();
    for (&(depth, winner), &count) in &tree.ends {
        by_ply.insert(depth.to_string(), tree.games(|at, _| at == depth).into());
        wins_at.entry(depth.to_string()).or_insert_with(|| json!({}))[winner] = count.into();
    }
    let found = json!({
        "source": record["source"],
        "games": tree.games(|_, _| true),
        "x_wins": tree.games(|_, winner| winner == "x"),
        "o_wins": tree.games(|_, winner| winner == "o"),
        "draws": tree.games(|_, winner| winner == "draw"),
        "games_ending_at_ply": by_ply,
        "wins_at_ply": wins_at,
        "perft": tree.perft[1..],
        "reachable_positions": tree.positions.len(),
        "positions_up_to_symmetry": up_to_symmetry(&tree, &start),
        "terminal_positions": {
            "x": terminal(Some(Color::Black)),
            "o": terminal(Some(Color::White)),
            "draw": terminal(None),
        },
        "value": match value { 0 => "draw", 1 => "x", _ => "o" },
    });
    same("counts", &found, record)?;
    Ok(Some(()))
}

/// The number of positions. Positions that become equal when the board is turned or mirrored count as one.
fn up_to_symmetry(tree: &Tree, start: &Game) -> usize {
    let size = start.size();
    let number = |stone: Option<Color>| stone.map_or(0, |color| if color == Color::Black { 1 } else { 2 });
    let least = |stones: &Vec<Option<Color>>| {
        let turned = |symmetry: Symmetry| {
            let numbers = size.points().map(|point| number(stones[size.index(symmetry.apply(size, point))]));
            numbers.collect::<Vec<u8>>()
        };
        Symmetry::of(size).map(turned).min()
    };
    tree.positions.keys().map(least).collect::<HashSet<_>>().len()
}
