//! What a bot does in the openings of Go, which determine the komi.

use crate::opening::OpeningAct;
use rules::HalfPoints;
use rules::go::{Game, Handicap, Ruleset};
use setup::{Act, Choice, Step};

/// A bid is this much below the fair komi, if such a bid is allowed. If the opponent accepts it, the bot plays Black and gives
/// less komi than is fair.
const MARGIN: HalfPoints = HalfPoints(4);

/// What a bot does in one of its own steps; `None` if no opening of Go has such a step.
pub(crate) fn open(game: &Game, step: &Step) -> Option<OpeningAct> {
    let fair = fair(game);
    let color = |komi: HalfPoints| OpeningAct::Choose(if komi < fair { Choice::Black } else { Choice::White });
    Some(match &step.act {
        Act::NameKomi => OpeningAct::NameKomi(fair),
        Act::Choose { choices } if choices.contains(&Choice::Black) => color(game.komi()),
        Act::Choose { .. } => OpeningAct::Choose(Choice::White),
        Act::Bid { standing: Some(standing), .. } if *standing >= fair => OpeningAct::Choose(Choice::White),
        Act::Bid { least, .. } => OpeningAct::NameKomi((fair - MARGIN).max(*least)),
        Act::Place { .. } | Act::ChooseOrOffer { .. } | Act::Declare { .. } | Act::OfferMoves { .. } | Act::Pick { .. } => {
            return None;
        }
    })
}

/// The komi with which neither color has an advantage, as far as is known.
///
/// Black wins by 25 points on 5x5: Van der Werf, Van den Herik and Uiterwijk, "Solving Go on small boards" (2003). Strong players
/// agree on 4 points for 6x6 and on 9 points for 7x7, says Sensei's Library. All other boards get the default komi.
fn fair(game: &Game) -> HalfPoints {
    match (game.size().width(), game.size().height()) {
        (5, 5) => HalfPoints::from_points(25),
        (6, 6) => HalfPoints::from_points(4),
        (7, 7) => HalfPoints::from_points(9),
        _ => Ruleset::Custom(game.rules()).default_komi(Handicap::None),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::{Size, go};
    use setup::Seat;

    fn game(side: u8, komi: HalfPoints) -> Game {
        let size = Size::square(side).unwrap();
        Game::new(&go::Setup::new(size, Ruleset::Chinese, komi, Handicap::None).unwrap())
    }

    fn opens(side: u8, komi: i32, act: Act) -> OpeningAct {
        open(&game(side, HalfPoints::from_points(komi)), &Step { seat: Seat::Host, act, colors_open: true }).unwrap()
    }

    #[test]
    fn a_bot_chooses_the_color_that_the_komi_favors() {
        let choices = &[Choice::Black, Choice::White];
        for (side, komi, wanted) in
            [(9, 7, Choice::Black), (9, 8, Choice::White), (7, 8, Choice::Black), (7, 9, Choice::White), (5, 24, Choice::Black)]
        {
            assert_eq!(opens(side, komi, Act::Choose { choices }), OpeningAct::Choose(wanted), "{side} {komi}");
        }
        assert_eq!(opens(9, 200, Act::Choose { choices: &[Choice::White] }), OpeningAct::Choose(Choice::White));
    }

    #[test]
    fn a_bot_bids_no_more_than_the_fair_komi() {
        let bid = |standing: Option<i32>| {
            let standing = standing.map(HalfPoints::from_points);
            let least = standing.map_or(-go::Setup::MAX_KOMI, |komi| komi + HalfPoints(1));
            opens(9, 0, Act::Bid { least, standing })
        };
        assert_eq!(bid(None), OpeningAct::NameKomi(HalfPoints(11)));
        assert_eq!(bid(Some(2)), OpeningAct::NameKomi(HalfPoints(11)));
        assert_eq!(bid(Some(7)), OpeningAct::NameKomi(HalfPoints(15)));
        assert_eq!(bid(Some(8)), OpeningAct::Choose(Choice::White));
        assert_eq!(opens(7, 0, Act::NameKomi), OpeningAct::NameKomi(HalfPoints(18)));
    }
}
