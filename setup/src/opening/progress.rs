//! A room's progress in its opening. An act that does not fit the current stage changes nothing.

use super::script::{COLORS, ONLY_WHITE, SWAP2_MORE, ScriptPosition, StageAct, TARAGUCHI_TEN, TEN, Who};
use super::{Act, Choice, Opening, Step};
use crate::seat::{BySeat, Seat};
use rules::{HalfPoints, Point, go};

/// A room's progress in its opening.
#[derive(Debug, Clone)]
pub struct OpeningProgress {
    opening: Opening,
    /// The first player: the seat with Black at the start.
    first: Seat,
    position: ScriptPosition,
    /// The declared number of fifth moves.
    declared: u8,
    offered: Vec<Point>,
    /// The latest komi that was named or bid, and the seat that named or bid it.
    named: Option<(Seat, HalfPoints)>,
    /// The seats that have acted.
    acted: BySeat<bool>,
    /// The number of moves in the game just after the latest act of the opening. It no longer changes after the opening.
    moves: usize,
}

impl OpeningProgress {
    /// The progress at the beginning of an opening.
    pub fn new(opening: Opening, first: Seat) -> Self {
        Self {
            opening,
            first,
            position: ScriptPosition::first(opening),
            declared: 0,
            offered: Vec::new(),
            named: None,
            acted: BySeat::default(),
            moves: 0,
        }
    }

    /// The seat of the first player.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The latest komi that was named or bid.
    pub fn komi(&self) -> Option<HalfPoints> {
        self.named.map(|(_, komi)| komi)
    }

    /// The number of moves in the game just after the latest act of the opening.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.moves
    }

    /// The seats that have acted.
    pub const fn acted(&self) -> BySeat<bool> {
        self.acted
    }

    /// The number of moves that cannot be taken back. `None` during an opening with choices, when no move can be taken back.
    pub fn least_moves(&self) -> Option<usize> {
        if !self.opening.has_choices() {
            Some(0)
        } else if self.position.stage().is_none() {
            Some(self.moves)
        } else {
            None
        }
    }

    /// The current step; `None` after the opening. `black` is the seat that plays Black now.
    pub fn step(&self, black: Seat) -> Option<Step> {
        let (who, stage_act) = self.position.stage()?;
        let seat = match who {
            Who::First => self.first,
            Who::Second => self.first.other(),
            Who::Black => black,
            Who::White => black.other(),
            Who::NextBidder => self.named.map_or(self.first, |(bidder, _)| bidder.other()),
        };
        let act = match stage_act {
            StageAct::Place(reach) => Act::Place { reach },
            StageAct::Choose(choices) => Act::Choose { choices },
            StageAct::ChooseOrOffer => Act::ChooseOrOffer { choices: COLORS, count: TEN },
            StageAct::Declare(most) => Act::Declare { most },
            StageAct::Offer => Act::OfferMoves { count: self.declared },
            StageAct::Pick => Act::Pick { points: self.offered.clone() },
            StageAct::NameKomi => Act::NameKomi,
            StageAct::Bid => match self.komi() {
                None => Act::Bid { least: -go::Setup::MAX_KOMI, standing: None },
                Some(komi) if komi >= go::Setup::MAX_KOMI => Act::Choose { choices: ONLY_WHITE },
                Some(komi) => Act::Bid { least: komi + HalfPoints(1), standing: Some(komi) },
            },
        };
        Some(Step { seat, act, colors_open: self.position.leaves_colors_open() })
    }

    /// Records a stone. `moves` is the number of moves after this stone is placed.
    pub fn placed(&mut self, seat: Seat, moves: usize) {
        match self.stage_act() {
            Some(StageAct::Place(_) | StageAct::Pick) => self.go_to(self.position.next(), seat, moves),
            Some(
                StageAct::Choose(_)
                | StageAct::ChooseOrOffer
                | StageAct::Declare(_)
                | StageAct::Offer
                | StageAct::NameKomi
                | StageAct::Bid,
            )
            | None => {}
        }
    }

    /// Records a choice after `moves` moves. If the choice swaps the colors, the room itself swaps them.
    pub fn chose(&mut self, seat: Seat, choice: Choice, moves: usize) {
        let next = match (self.stage_act(), choice) {
            (Some(StageAct::Choose(_)), Choice::MoreStones) => ScriptPosition::branch(SWAP2_MORE),
            (Some(StageAct::Choose(_) | StageAct::ChooseOrOffer | StageAct::Bid), Choice::Black | Choice::White) => {
                self.position.next()
            }
            (Some(_) | None, _) => return,
        };
        self.go_to(next, seat, moves);
    }

    /// Records a declared number of fifth moves.
    pub fn declared(&mut self, seat: Seat, count: u8, moves: usize) {
        match self.stage_act() {
            Some(StageAct::Declare(_)) => {
                self.declared = count;
                self.go_to(self.position.next(), seat, moves);
            }
            Some(
                StageAct::Place(_)
                | StageAct::Choose(_)
                | StageAct::ChooseOrOffer
                | StageAct::Offer
                | StageAct::Pick
                | StageAct::NameKomi
                | StageAct::Bid,
            )
            | None => {}
        }
    }

    /// Records offered fifth moves.
    pub fn offered(&mut self, seat: Seat, points: &[Point], moves: usize) {
        let next = match self.stage_act() {
            Some(StageAct::Offer) => self.position.next(),
            Some(StageAct::ChooseOrOffer) => ScriptPosition::branch(TARAGUCHI_TEN),
            Some(
                StageAct::Place(_)
                | StageAct::Choose(_)
                | StageAct::Declare(_)
                | StageAct::Pick
                | StageAct::NameKomi
                | StageAct::Bid,
            )
            | None => return,
        };
        self.offered = points.to_vec();
        self.go_to(next, seat, moves);
    }

    /// Records a named komi.
    pub fn named(&mut self, seat: Seat, komi: HalfPoints, moves: usize) {
        let next = match self.stage_act() {
            Some(StageAct::NameKomi) => self.position.next(),
            Some(StageAct::Bid) => self.position,
            Some(
                StageAct::Place(_)
                | StageAct::Choose(_)
                | StageAct::ChooseOrOffer
                | StageAct::Declare(_)
                | StageAct::Offer
                | StageAct::Pick,
            )
            | None => {
                return;
            }
        };
        self.named = Some((seat, komi));
        self.go_to(next, seat, moves);
    }

    fn stage_act(&self) -> Option<StageAct> {
        self.position.stage().map(|(_, stage_act)| stage_act)
    }

    fn go_to(&mut self, position: ScriptPosition, seat: Seat, moves: usize) {
        self.position = position;
        self.acted[seat] = true;
        self.moves = moves;
    }
}
