//! What each command makes, one file a verb. Everything here only reads the room.
//!
//! Reasons are looked for in this order: no session, the clock has run out, the room is full of events, not a player, the
//! phase, and then what the verb itself asks for.

mod chat;
mod end;
mod guess;
mod link;
mod offer;
mod opening;
mod play;
mod score;
mod seat;

use crate::command::{Command, Context, Viewer};
use crate::event::Event;
use crate::id::PlayerId;
use crate::limits::EVENTS_PER_ROOM;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::room::Room;
use rules::Color;
use setup::Seat;

pub(crate) use play::wants_proposal;

/// Who asks, found once.
struct Asker<'a> {
    player: &'a PlayerId,
    name: &'a str,
    seat: Option<Seat>,
}

impl Asker<'_> {
    /// The seat of a player; anybody else may not do this.
    fn seat(&self) -> Result<Seat, Refusal> {
        self.seat.ok_or(Refusal::NotAPlayer)
    }

    /// The color of a player in a game that has started and is not over.
    fn color_in_game(&self, room: &Room) -> Result<Color, Refusal> {
        let seat = self.seat()?;
        match room.phase() {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Playing | Phase::Scoring => room.color_of(seat).ok_or(Refusal::NotStarted),
            Phase::Finished(_) | Phase::Aborted => Err(Refusal::GameOver),
        }
    }

    /// The color of a player while moves are played.
    fn color_in_play(&self, room: &Room) -> Result<Color, Refusal> {
        let color = self.color_in_game(room)?;
        if room.phase() == Phase::Playing { Ok(color) } else { Err(Refusal::WrongPhase) }
    }

    /// The color of a player in the scoring phase.
    fn color_in_scoring(&self, room: &Room) -> Result<Color, Refusal> {
        let color = self.color_in_game(room)?;
        if room.phase() == Phase::Scoring { Ok(color) } else { Err(Refusal::WrongPhase) }
    }
}

pub(crate) fn decide(room: &Room, context: &Context, viewer: &Viewer, command: &Command) -> Result<Vec<Event>, Refusal> {
    let player = viewer.player.as_ref().ok_or(Refusal::NoSession)?;
    let asker = Asker { player, name: &viewer.name, seat: room.seat_of(player) };
    if !outlives_the_clock(command) && room.deadline().is_some_and(|deadline| deadline <= context.now) {
        return Err(Refusal::TooLate);
    }
    if !ends_the_game(command) && room.seq() >= EVENTS_PER_ROOM {
        return Err(Refusal::TooMany);
    }
    match command {
        Command::Sit => seat::sit(room, context, &asker),
        Command::Stand => seat::stand(room, &asker),
        Command::Guess(parity) => guess::guess(room, context, &asker, *parity),
        Command::Play(point) => play::play(room, &asker, *point),
        Command::Pass => play::pass(room, context, &asker),
        Command::Choose(choice) => opening::choose(room, &asker, *choice),
        Command::Declare(count) => opening::declare(room, &asker, *count),
        Command::OfferMoves(points) => opening::offer_moves(room, &asker, points),
        Command::NameKomi(komi) => opening::name_komi(room, &asker, *komi),
        Command::Resign => end::resign(room, &asker),
        Command::Abort => end::abort(room, &asker),
        Command::Offer(kind) => offer::offer(room, context, &asker, *kind),
        Command::Accept(kind) => offer::accept(room, context, &asker, *kind),
        Command::Decline(kind) => offer::decline(room, &asker, *kind),
        Command::Withdraw(kind) => offer::withdraw(room, &asker, *kind),
        Command::Mark { point, dead } => score::mark(room, &asker, *point, *dead),
        Command::AcceptScore { dead } => score::accept(room, &asker, dead),
        Command::Resume => score::resume(room, &asker),
        Command::Chat { text } => chat::chat(room, &asker, text),
        Command::MakeSeatLink { hash } => link::make(room, &asker, *hash),
        Command::ClaimSeat { hash } => link::claim(room, &asker, *hash),
    }
}

/// Whether a command has nothing to do with the game, so that a clock that ran out does not stand in its way.
const fn outlives_the_clock(command: &Command) -> bool {
    match command {
        Command::Chat { .. } | Command::MakeSeatLink { .. } | Command::ClaimSeat { .. } => true,
        Command::Sit
        | Command::Stand
        | Command::Guess(_)
        | Command::Play(_)
        | Command::Pass
        | Command::Choose(_)
        | Command::Declare(_)
        | Command::OfferMoves(_)
        | Command::NameKomi(_)
        | Command::Resign
        | Command::Abort
        | Command::Offer(_)
        | Command::Accept(_)
        | Command::Decline(_)
        | Command::Withdraw(_)
        | Command::Mark { .. }
        | Command::AcceptScore { .. }
        | Command::Resume => false,
    }
}

/// Whether a command leads out of a room that is full of events.
const fn ends_the_game(command: &Command) -> bool {
    match command {
        Command::Resign | Command::Abort | Command::AcceptScore { .. } => true,
        Command::Sit
        | Command::Stand
        | Command::Guess(_)
        | Command::Play(_)
        | Command::Pass
        | Command::Choose(_)
        | Command::Declare(_)
        | Command::OfferMoves(_)
        | Command::NameKomi(_)
        | Command::Offer(_)
        | Command::Accept(_)
        | Command::Decline(_)
        | Command::Withdraw(_)
        | Command::Mark { .. }
        | Command::Resume
        | Command::Chat { .. }
        | Command::MakeSeatLink { .. }
        | Command::ClaimSeat { .. } => false,
    }
}

/// A number below `bound` out of a seed. The seed is stirred first (the finalizer of splitmix64), so that seeds that count up give
/// numbers that do not. Bounds are tiny against 2^64, so no number is likelier than another in any way that shows.
const fn draw(seed: u64, bound: u64) -> u64 {
    let stirred = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let stirred = (stirred ^ (stirred >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (stirred ^ (stirred >> 31)) % bound
}
