//! Decides the events of each command, with one file per topic. Nothing here changes the room.
//!
//! The reasons for a refusal are checked in this order: no session, closed to spectators, deadline passed, game over, event limit
//! reached, a player naming a seat that they do not hold, the sender's limit of acts reached, and then the conditions of the
//! individual command.

mod actor;
mod aid;
mod chat;
mod claim;
mod end;
mod gift;
mod guess;
mod link;
mod offer;
mod opening;
mod play;
mod rematch;
mod score;
mod scratch;
mod seat;
mod standstill;
mod watching;

use crate::command::{
    Command, Context, EndCommand, LinkCommand, PlayCommand, ScoringCommand, ScratchCommand, SeatCommand, Viewer,
};
use crate::event::Event;
use crate::id::PlayerId;
use crate::limits::{ACTS_PER_SEAT, EVENTS_PER_ROOM, RoomLimit};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::Color;
use setup::Seat;

pub(crate) use aid::{careful_move, wants_judgment};
pub(crate) use play::{answer, wants_proposal};

/// The sender of a command, looked up once.
struct Sender<'a> {
    player: &'a PlayerId,
    name: &'a str,
    seat: Option<Seat>,
    /// Whether two people play on the sender's device.
    both: bool,
}

impl Sender<'_> {
    /// The sender's seat. Refuses a sender who is not a player.
    fn seat(&self) -> Result<Seat, Refusal> {
        self.seat.ok_or(Refusal::NotAPlayer)
    }

    /// The sender's color, in a game that has started and is not over.
    fn color_in_game(&self, room: &Room) -> Result<Color, Refusal> {
        let seat = self.seat()?;
        match room.phase() {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => room.color_of(seat).ok_or(Refusal::NotStarted),
            Phase::Finished(_) | Phase::Aborted { .. } => Err(Refusal::GameOver),
        }
    }

    /// The sender's color, while moves are being played.
    fn color_in_play(&self, room: &Room) -> Result<Color, Refusal> {
        let color = self.color_in_game(room)?;
        match room.phase() {
            Phase::Playing => Ok(color),
            Phase::StandingStill(_) => Err(Refusal::StandsStill),
            Phase::Waiting | Phase::Scoring(_) | Phase::Finished(_) | Phase::Aborted { .. } => Err(Refusal::WrongPhase),
        }
    }

    /// The sender's color, in the scoring phase.
    fn color_in_scoring(&self, room: &Room) -> Result<Color, Refusal> {
        let color = self.color_in_game(room)?;
        if matches!(room.phase(), Phase::Scoring(_)) { Ok(color) } else { Err(Refusal::WrongPhase) }
    }
}

pub(crate) fn decide(room: &Room, context: &Context, viewer: &Viewer, command: &Command) -> Result<Vec<Event>, Refusal> {
    let player = viewer.player.as_ref().ok_or(Refusal::NoSession)?;
    // A link to a seat also admits a person who is not allowed to watch.
    if !room.admits(viewer) && !matches!(command, Command::Link(LinkCommand::Claim { .. })) {
        return Err(Refusal::Closed);
    }
    if !command.is_outside_the_game() && room.deadline().is_some_and(|deadline| deadline + context.spared.total() <= context.now)
    {
        return Err(Refusal::DeadlinePassed);
    }
    // A game that is sealed into one record has lost its command ids. So a repeated command is refused here, although
    // it succeeded the first time.
    if !command.follows_the_game() && room.phase().is_over() {
        return Err(Refusal::GameOver);
    }
    if !command.ends_the_game() && room.seq() >= EVENTS_PER_ROOM {
        return Err(RoomLimit::Events.into());
    }
    let seat = actor::seat(room, viewer, command)?;
    if command.counts_as_act() && seat.is_some_and(|seat| room.acts(seat) >= ACTS_PER_SEAT) {
        return Err(RoomLimit::Acts.into());
    }
    let sender = Sender { player, name: &viewer.name, seat, both: room.has_both_seats(player) };
    match command {
        Command::Seat(SeatCommand::SitOpposite { name }) => seat::sit_opposite(room, context, &sender, name),
        Command::Seat(SeatCommand::SeatBot(level)) => seat::seat_bot(room, context, &sender, *level),
        Command::Seat(SeatCommand::SeatEngine(engine)) => seat::seat_engine(room, context, &sender, engine),
        Command::Seat(SeatCommand::Sit) => seat::sit(room, context, &sender),
        Command::Seat(SeatCommand::Stand) => seat::stand(room, &sender),
        Command::Seat(SeatCommand::Guess(parity)) => guess::guess(room, context, &sender, *parity),
        Command::Play(PlayCommand::Place(point)) => play::play(room, &sender, *point),
        Command::Play(PlayCommand::PlaceUnlessBlunder(point)) => aid::place_unless_blunder(room, context, &sender, *point),
        Command::Play(PlayCommand::Pass) => play::pass(room, context, &sender),
        Command::Opening(command) => opening::decide(room, &sender, command),
        Command::Offer(command) => offer::decide(room, context, &sender, *command),
        Command::GiveTime => gift::give(room, &sender),
        Command::UseAid(aid) => aid::ask(room, &sender, *aid),
        Command::Scoring(ScoringCommand::Mark { point, dead }) => score::mark(room, &sender, *point, *dead),
        Command::Scoring(ScoringCommand::Accept { dead }) => score::accept(room, &sender, dead),
        Command::Scoring(ScoringCommand::Resume) => score::resume(room, &sender),
        Command::Scratch(ScratchCommand::Open) => scratch::open(room, &sender),
        Command::Scratch(ScratchCommand::Place { point, seen }) => scratch::place(room, &sender, *point, *seen),
        Command::Scratch(ScratchCommand::TakeBack { seen }) => scratch::take_back(room, &sender, *seen),
        Command::Scratch(ScratchCommand::Propose { seen }) => scratch::propose(room, &sender, *seen),
        Command::Scratch(ScratchCommand::Agree { seen }) => scratch::agree(room, &sender, *seen),
        Command::Scratch(ScratchCommand::Close) => scratch::close(room, &sender),
        Command::End(EndCommand::Resign) => end::resign(room, &sender),
        Command::End(EndCommand::Abort) => end::abort(room, &sender),
        Command::End(EndCommand::Claim(claim)) => claim::claim(room, context, &sender, *claim),
        Command::Chat { text } => chat::chat(room, &sender, text),
        Command::SetWatching(watching) => watching::change(room, &sender, *watching),
        Command::Link(LinkCommand::Make { hash }) => link::make(room, &sender, *hash),
        Command::Link(LinkCommand::Claim { hash }) => link::claim(room, context, &sender, *hash),
    }
}

/// A number below `bound`, derived from a seed. The finalizer of splitmix64 mixes the seed first, so that consecutive seeds
/// give unrelated numbers. Bounds are tiny compared to 2^64, so the bias is negligible.
pub(crate) fn draw(seed: u64, bound: u64) -> u64 {
    let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) % bound
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn draws_are_the_published_numbers_of_splitmix64() {
        let published: [u64; 4] = [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f, 0xf88b_b8a8_724c_81ec];
        for (number, wanted) in (1u64..).zip(published) {
            // The generator starts at 0 and adds this constant to its state before each number.
            let seed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            for bound in [2, 20, u64::MAX] {
                assert_eq!(draw(seed, bound), wanted % bound, "number {number} below {bound}");
            }
        }
    }
}
