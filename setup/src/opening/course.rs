//! How far a room has come in its opening. Total: an act that does not fit leaves everything as it is.

use super::script::{COLORS, Cue, Deed, ONLY_WHITE, SWAP2_MORE, TARAGUCHI_TEN, TEN, Who};
use super::{Act, Choice, Opening, Step};
use crate::seat::{BySeat, Seat};
use rules::{HalfPoints, Point, go};

/// How far a room has come in its opening.
#[derive(Debug, Clone)]
pub struct Course {
    opening: Opening,
    /// Who began: had Black at the start.
    first: Seat,
    cue: Cue,
    /// How many fifth moves were declared.
    declared: u8,
    offered: Vec<Point>,
    /// The komi that was named last, and by whom.
    named: Option<(Seat, HalfPoints)>,
    /// Who has done anything yet.
    acted: BySeat<bool>,
    /// So many moves stood when the opening was over.
    moves: usize,
}

impl Course {
    /// The beginning.
    pub fn new(opening: Opening, first: Seat) -> Self {
        Self {
            opening,
            first,
            cue: Cue::first(opening),
            declared: 0,
            offered: Vec::new(),
            named: None,
            acted: BySeat::default(),
            moves: 0,
        }
    }

    /// Who began.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The komi that was named last.
    pub fn komi(&self) -> Option<HalfPoints> {
        self.named.map(|(_, komi)| komi)
    }

    /// Who has done anything yet.
    pub const fn acted(&self) -> BySeat<bool> {
        self.acted
    }

    /// Back to so many moves nothing more can be taken back; `None` while choices are still made.
    pub fn least_moves(&self) -> Option<usize> {
        if !self.opening.has_choices() {
            Some(0)
        } else if self.cue.stage().is_none() {
            Some(self.moves)
        } else {
            None
        }
    }

    /// What is asked for now, if `black` has Black; `None` when the opening is over.
    pub fn step(&self, black: Seat) -> Option<Step> {
        let (who, deed) = self.cue.stage()?;
        let seat = match who {
            Who::First => self.first,
            Who::Second => self.first.other(),
            Who::Black => black,
            Who::White => black.other(),
            Who::NextBidder => self.named.map_or(self.first, |(bidder, _)| bidder.other()),
        };
        let act = match deed {
            Deed::Place(reach) => Act::Place { reach },
            Deed::Choose(choices) => Act::Choose { choices },
            Deed::ChooseOrOffer => Act::ChooseOrOffer { choices: COLORS, count: TEN },
            Deed::Declare(most) => Act::Declare { most },
            Deed::Offer => Act::OfferMoves { count: self.declared },
            Deed::Pick => Act::Pick { points: self.offered.clone() },
            Deed::NameKomi => Act::NameKomi,
            Deed::Bid => match self.komi() {
                None => Act::Bid { least: -go::Setup::MAX_KOMI, standing: None },
                Some(komi) if komi >= go::Setup::MAX_KOMI => Act::Choose { choices: ONLY_WHITE },
                Some(komi) => Act::Bid { least: komi + HalfPoints(1), standing: Some(komi) },
            },
        };
        Some(Step { seat, act, colors_open: self.cue.leaves_colors_open() })
    }

    /// A stone was placed; `moves` moves stand now.
    pub fn placed(&mut self, seat: Seat, moves: usize) {
        match self.deed() {
            Some(Deed::Place(_) | Deed::Pick) => self.go_to(self.cue.next(), seat, moves),
            Some(Deed::Choose(_) | Deed::ChooseOrOffer | Deed::Declare(_) | Deed::Offer | Deed::NameKomi | Deed::Bid) | None => {}
        }
    }

    /// Something was chosen while `moves` moves stand. What it does to the colors is the room's.
    pub fn chose(&mut self, seat: Seat, choice: Choice, moves: usize) {
        let next = match (self.deed(), choice) {
            (Some(Deed::Choose(_)), Choice::MoreStones) => Cue::branch(SWAP2_MORE),
            (Some(Deed::Choose(_) | Deed::ChooseOrOffer | Deed::Bid), Choice::Black | Choice::White) => self.cue.next(),
            (Some(_) | None, _) => return,
        };
        self.go_to(next, seat, moves);
    }

    /// A number of fifth moves was declared.
    pub fn declared(&mut self, seat: Seat, count: u8, moves: usize) {
        match self.deed() {
            Some(Deed::Declare(_)) => {
                self.declared = count;
                self.go_to(self.cue.next(), seat, moves);
            }
            Some(
                Deed::Place(_) | Deed::Choose(_) | Deed::ChooseOrOffer | Deed::Offer | Deed::Pick | Deed::NameKomi | Deed::Bid,
            )
            | None => {}
        }
    }

    /// Fifth moves were offered.
    pub fn offered(&mut self, seat: Seat, points: &[Point], moves: usize) {
        let next = match self.deed() {
            Some(Deed::Offer) => self.cue.next(),
            Some(Deed::ChooseOrOffer) => Cue::branch(TARAGUCHI_TEN),
            Some(Deed::Place(_) | Deed::Choose(_) | Deed::Declare(_) | Deed::Pick | Deed::NameKomi | Deed::Bid) | None => return,
        };
        self.offered = points.to_vec();
        self.go_to(next, seat, moves);
    }

    /// A komi was set or bid.
    pub fn named(&mut self, seat: Seat, komi: HalfPoints, moves: usize) {
        let next = match self.deed() {
            Some(Deed::NameKomi) => self.cue.next(),
            Some(Deed::Bid) => self.cue,
            Some(Deed::Place(_) | Deed::Choose(_) | Deed::ChooseOrOffer | Deed::Declare(_) | Deed::Offer | Deed::Pick) | None => {
                return;
            }
        };
        self.named = Some((seat, komi));
        self.go_to(next, seat, moves);
    }

    fn deed(&self) -> Option<Deed> {
        self.cue.stage().map(|(_, deed)| deed)
    }

    fn go_to(&mut self, cue: Cue, seat: Seat, moves: usize) {
        self.cue = cue;
        self.acted[seat] = true;
        self.moves = moves;
    }
}
