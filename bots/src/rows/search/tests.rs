#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::rows::weights::by_hand;
use rules::gomoku::{self, Game, Ruleset};
use rules::{Point, Size};

#[test]
fn a_line_ends_where_the_search_has_hardly_looked() {
    let game = Game::new(&gomoku::Setup::new(Size::square(15).unwrap(), Ruleset::Freestyle).unwrap());
    let [first, second] = [(7, 7), (8, 8)].map(|(x, y)| Board::new(&game, by_hand(game.rules())).at(Point { x, y }));
    let effort = Effort { depth: 4, breadth: 10, fours: (0, 0), nodes: 1_000 };
    for (depth, bound, expected) in
        [(4, Bound::Exact, true), (2, Bound::Lower, true), (1, Bound::Exact, false), (4, Bound::Upper, false)]
    {
        let mut search = Search::new(Board::new(&game, by_hand(game.rules())), effort, Limits::nodes(1_000));
        search.board.place(first, 0);
        let key = search.key(1);
        search.board.remove(first, 0);
        search.table.put(key, 0, second, depth, bound);
        let line = search.line(0, first);
        assert_eq!(line.len(), if expected { 2 } else { 1 }, "{depth} {bound:?}");
    }
}
