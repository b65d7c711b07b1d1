use super::*;
use crate::random::Random;
use crate::rows::trained;
use rules::gomoku::{Row, Ruleset, Setup};

fn trained(game: &Game) -> Board {
    Board::new(game, trained::best(game.rules()))
}

/// The sums of a color over all empty points, computed without any of the board's sums.
fn totals(board: &Board, side: Side) -> [i32; 2] {
    [0, 1].map(|turn| {
        let value = |at: &u16| {
            let mut classes = [0, 4, 8, 12].map(|shift| (board.cells[usize::from(*at)].classes[side] >> shift & 15) as u8);
            classes.sort_unstable();
            let code = Codes::get().all().iter().position(|all| *all == classes).unwrap();
            i32::from(board.entries[side][code].value[turn])
        };
        board.places().iter().filter(|at| board.is_empty(**at)).map(value).sum()
    })
}

/// Everything that the board knows about its empty places.
fn knowledge(board: &Board) -> impl PartialEq + std::fmt::Debug + use<> {
    let places: Vec<_> = (0..board.cells.len() as u16)
        .filter(|at| board.is_empty(*at))
        .map(|at| {
            (
                at,
                board.cells[usize::from(at)].classes,
                board.code(at, 0),
                board.code(at, 1),
                [0, 1].map(|side| board.kind(at, side)),
            )
        })
        .collect();
    (places, board.counts, board.totals, board.hash, board.empty)
}

#[test]
fn stones_placed_and_taken_back_leave_the_same_knowledge_as_a_fresh_board() {
    let size = Size::new(9, 7).unwrap();
    let rulesets = Ruleset::NAMED.into_iter().chain([3, 4, 6].map(|length| Ruleset::Mnk(Row::of(length))));
    for (seed, ruleset) in rulesets.enumerate() {
        let mut random = Random::new(seed as u64);
        let mut game = Game::new(&Setup::new(size, ruleset).unwrap());
        let mut board = trained(&game);
        let mut stack = Vec::new();
        for _ in 0..300 {
            let empty: Vec<u16> = board.places().iter().copied().filter(|at| board.is_empty(*at)).collect();
            let side = random.below(2);
            match random.choose(&empty) {
                Some(at) if stack.is_empty() || random.percent(60) => {
                    board.place(at, side);
                    stack.push((at, side));
                }
                _ => {
                    let (at, side) = stack.pop().unwrap();
                    board.remove(at, side);
                }
            }
            let stone = |point| stack.iter().find(|(at, _)| point_of(size, *at) == point).map(|(_, side)| COLORS[*side]);
            game = Game::with_stones(size, ruleset.rules(), stone, Color::Black);
            assert_eq!(knowledge(&board), knowledge(&trained(&game)), "{ruleset:?} {stack:?}");
            assert_eq!(board.totals, [0, 1].map(|side| totals(&board, side)), "{ruleset:?} {stack:?}");
        }
    }
}

#[test]
fn the_board_finds_a_five_exactly_where_the_rules_let_a_stone_win() {
    let size = Size::new(8, 8).unwrap();
    let rulesets = Ruleset::NAMED.into_iter().chain([3, 4, 6].map(|length| Ruleset::Mnk(Row::of(length))));
    for (seed, ruleset) in rulesets.enumerate() {
        let mut random = Random::new(seed as u64);
        let mut fives = 0;
        for _ in 0..60 {
            let stone = |_| random.percent(75).then(|| COLORS[random.below(2)]);
            let game = Game::with_stones(size, ruleset.rules(), stone, Color::Black);
            let board = trained(&game);
            for at in board.places().iter().copied().filter(|at| board.is_empty(*at)) {
                for (side, color) in COLORS.into_iter().enumerate() {
                    let wins = game.wins(color, board.point(at));
                    assert_eq!(board.kind(at, side) == Kind::Five, wins, "{ruleset:?} {color:?} {:?}", board.point(at));
                    fives += u32::from(wins);
                }
                let is_suspect = board.kind(at, 0) == Kind::Foul;
                assert!(is_suspect || game.forbidden(Color::Black, board.point(at)).is_none(), "{:?}", board.point(at));
            }
        }
        assert!(fives > 0, "{ruleset:?}");
    }
}
