//! A room on one device, with its record.

use crate::record::{Broken, is_allowed};
use protocol::{Code, Command, DeviceAct, DeviceGame, DeviceProposal, Names};
use room::{
    Aids, AwayBySeat, Change, CommandId, CommandRef, Context, Event, Level, Millis, PlayerId, Recorded, Room, RoomId, Seat,
    SeatCommand, Spared, UnixMillis, Viewer, Watching,
};
use rules::{Position, go};
use translation::{Asked, Refused};

/// The players of a room on one device.
#[derive(Debug, Clone)]
pub struct Players {
    /// The host. If the device has a session on a server, the session belongs to this player.
    pub host: PlayerId,
    /// The second person, who has no session. A bot gets an id of its own instead.
    pub guest: PlayerId,
}

/// An event and its effects, such as captured stones.
pub type Seen = (Recorded, Change);

/// Why events happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// The guest sits down, before the first act.
    Start,
    /// A player's command, which is the newest act of the record, and the seat that the command names.
    Act(Option<Seat>),
    /// A deadline that has passed.
    Time,
}

/// A room on one device, with the record of what the players did.
#[derive(Debug)]
pub struct DeviceRoom {
    room: Room,
    log: Vec<Recorded>,
    players: Players,
    game: DeviceGame,
}

impl DeviceRoom {
    /// Replays a record. The room's id need not be the id in the record.
    ///
    /// # Errors
    /// The first reason why the record cannot be replayed.
    pub fn replay(id: RoomId, players: Players, mut game: DeviceGame) -> Result<Self, Broken> {
        let acts = std::mem::take(&mut game.acts);
        let mut device = Self::begin(id, players, game)?;
        for (number, act) in (1..).zip(acts) {
            device.again(&act).map_err(|why| Broken { act: Some(number), why })?;
        }
        Ok(device)
    }

    /// The room before the first act. Both seats are taken.
    fn begin(id: RoomId, players: Players, game: DeviceGame) -> Result<Self, Broken> {
        if RoomId::parse(&game.id).is_none() {
            return Err(Broken::whole("id must be 20 characters of lower-case Crockford base32"));
        }
        let bot = level_of_bot(&game)?;
        if !setup::is_name(&game.host) || (bot.is_none() && !setup::is_name(&game.guest)) {
            return Err(Broken::whole("host and guest must be names of 1 to 20 letters, digits, _ or -"));
        }
        if game.terms.series.is_some() {
            return Err(Broken::whole("a game on one device cannot be part of a series"));
        }
        let terms = game.terms.terms().map_err(|faults| {
            let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Broken::whole(words.join("; "))
        })?;
        if terms.delay > Millis::ZERO {
            return Err(Broken::whole("delay_ms: a game on one device has no spectators"));
        }
        if terms.aids != Aids::Off {
            return Err(Broken::whole("aids: a game on one device has no engine"));
        }
        if terms.watching != Watching::Open {
            return Err(Broken::whole("watching: a game on one device has no spectators"));
        }
        let host = players.host.clone();
        let time = UnixMillis(game.time);
        let record = |(seq, event)| recorded(seq, Millis::ZERO, time, Some(host.clone()), event);
        let log: Vec<Recorded> = (1..).zip(Room::create(terms, host.clone(), game.host.clone())).map(record).collect();
        let room = Room::replay(id, log.iter().cloned()).ok_or_else(|| Broken::whole("the game cannot begin"))?;
        let mut device = Self { room, log, players, game };
        device.seat_guest(bot, time)?;
        Ok(device)
    }

    /// Seats the second person, or the bot of this level.
    fn seat_guest(&mut self, bot: Option<Level>, time: UnixMillis) -> Result<(), Broken> {
        let sit = match bot {
            Some(level) => SeatCommand::SeatBot(level),
            None => SeatCommand::SitOpposite { name: self.game.guest.clone() },
        };
        let refused = |why: room::Refusal| Broken { act: None, why: why.into() };
        let mut sits = self.decide(Millis::ZERO, None, &sit.into(), None).map_err(refused)?;
        if let (Some(level), Some(Event::Seated { player, .. })) = (bot, sits.first_mut()) {
            *player = PlayerId::bot_on_device(level, self.room.id());
        }
        self.apply(sits, Millis::ZERO, time, Cause::Start);
        Ok(())
    }

    /// Does what a player asks for, and records it.
    ///
    /// # Errors
    /// The reason why the command is refused. A refused command changes nothing.
    pub fn act(&mut self, at: Millis, time: UnixMillis, seat: Option<Seat>, command: &Command) -> Result<Vec<Seen>, Refused> {
        let asked = self.read(command)?;
        let proposal = self.room.wants_proposal(&self.viewer(seat), &asked).then(|| self.propose()).flatten();
        let events = self.decide(at, seat, &asked, proposal.clone())?;
        let names = self.names();
        let proposal =
            proposal.map(|one| DeviceProposal { dead: names.points(&one.dead), unsealed: names.points(&one.unsealed) });
        self.game.acts.push(DeviceAct { at_ms: at.0, time: time.0, seat, command: Some(command.clone()), proposal });
        Ok(self.apply(events, at, time, Cause::Act(seat)))
    }

    /// Does what is due at this instant: for example, ends the game if a clock has run out, or ends a pause. Call it at
    /// [`DeviceRoom::deadline`] and before each act.
    pub fn tick(&mut self, at: Millis, time: UnixMillis) -> Vec<Seen> {
        let due = self.room.expire(at);
        if !due.is_empty() {
            self.game.acts.push(DeviceAct { at_ms: at.0, time: time.0, seat: None, command: None, proposal: None });
        }
        self.apply(due, at, time, Cause::Time)
    }

    /// The next instant at which something is due, if any.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.room.deadline()
    }

    /// The room.
    #[must_use]
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// The record.
    #[must_use]
    pub const fn game(&self) -> &DeviceGame {
        &self.game
    }

    /// The events of the room.
    #[must_use]
    pub fn log(&self) -> &[Recorded] {
        &self.log
    }

    /// The events after this seq, with their effects.
    #[must_use]
    pub fn since(&self, seq: u64) -> Vec<Seen> {
        let mut seen = Vec::new();
        let _ = Room::replay_each(self.room.id().clone(), self.log.iter().cloned(), |_, recorded, change| {
            if recorded.seq > seq {
                seen.push((recorded, change));
            }
        });
        seen
    }

    /// The two people at the device, as one viewer who holds both seats and acts from `seat`. With `None`, the room chooses the
    /// seat. In a game against a bot, the viewer is the bot if `seat` is the guest's seat, and the host otherwise.
    #[must_use]
    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        let guest = self.room.seats().guest.as_ref().map(|seated| &seated.player);
        if let (Some(Seat::Guest), Some(bot)) = (seat, guest.filter(|guest| guest.level().is_some())) {
            return Viewer { player: Some(bot.clone()), name: String::new(), seat };
        }
        Viewer { player: Some(self.players.host.clone()), name: self.game.host.clone(), seat }
    }

    /// Replays one recorded act.
    fn again(&mut self, act: &DeviceAct) -> Result<(), Refused> {
        let (at, time) = (Millis(act.at_ms), UnixMillis(act.time));
        if self.log.last().is_some_and(|last| at < last.at) {
            return Err(Refused::new(Code::Invalid, "at_ms must not be less than the at_ms of the previous act"));
        }
        let Some(command) = &act.command else {
            let due = self.tick(at, time);
            return if due.is_empty() {
                Err(Refused::new(Code::Invalid, "the act has no command, and nothing was due at its at_ms"))
            } else {
                Ok(())
            };
        };
        let asked = self.read(command)?;
        if !self.room.expire(at).is_empty() {
            return Err(room::Refusal::DeadlinePassed.into());
        }
        let proposal = act.proposal.as_ref().map(|one| self.proposed(one)).transpose()?;
        if proposal.is_some() && !self.room.wants_proposal(&self.viewer(act.seat), &asked) {
            return Err(Refused::new(Code::Invalid, "the act has a proposal of dead stones, but none is needed after this act"));
        }
        let events = self.decide(at, act.seat, &asked, proposal)?;
        self.game.acts.push(act.clone());
        self.apply(events, at, time, Cause::Act(act.seat));
        Ok(())
    }

    fn read(&self, command: &Command) -> Result<room::Command, Refused> {
        let refused = || Refused::new(Code::NotAllowed, "this command is not possible in a game on one device without a server");
        if !is_allowed(command) {
            return Err(refused());
        }
        match translation::command(command, &self.room.terms().setup)? {
            Asked::Command(command) => Ok(command),
            Asked::Plan(_) => Err(refused()),
        }
    }

    fn decide(
        &self,
        now: Millis,
        seat: Option<Seat>,
        command: &room::Command,
        proposal: Option<go::Proposal>,
    ) -> Result<Vec<Event>, room::Refusal> {
        let context = Context {
            now,
            seed: self.seed(),
            fresh_room: self.room.id().clone(),
            fresh_player: self.players.guest.clone(),
            proposal,
            engine: None,
            // The terms of a game on a device allow no warnings.
            blunder: false,
            away: AwayBySeat::default(),
            spared: Spared::NONE,
        };
        self.room.decide(&context, &self.viewer(seat), command)
    }

    fn apply(&mut self, events: Vec<Event>, at: Millis, time: UnixMillis, cause: Cause) -> Vec<Seen> {
        let mut seen = Vec::with_capacity(events.len());
        // As on a server, only the first event of a command refers to the command. So the first event shows what the player did,
        // and the later events show what followed from it.
        let mut command = match cause {
            Cause::Act(_) => self.newest_act(),
            Cause::Start | Cause::Time => None,
        };
        let author = match cause {
            Cause::Start => self.viewer(None).player,
            Cause::Act(seat) => self.viewer(seat).player,
            Cause::Time => None,
        };
        for event in events {
            let recorded = Recorded { command: command.take(), ..recorded(self.room.seq() + 1, at, time, author.clone(), event) };
            let change = self.room.apply(&recorded);
            self.log.push(recorded.clone());
            seen.push((recorded, change));
        }
        seen
    }

    /// A reference to the newest act of the record. The id is the number of the act.
    fn newest_act(&self) -> Option<CommandRef> {
        let id = CommandId::parse(&self.game.acts.len().to_string())?;
        Some(CommandRef { id, fingerprint: 0 })
    }

    /// The seed for random numbers: a hash (FNV-1a) of the game's id and the number of events.
    fn seed(&self) -> u64 {
        let bytes = self.game.id.bytes().chain(self.room.seq().to_le_bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    fn propose(&self) -> Option<go::Proposal> {
        let Position::Go(game) = self.room.position() else { return None };
        Some(go::propose(game.board()))
    }

    /// Reads a recorded proposal. It may name any points of the board, because the players still have to agree on the dead stones.
    fn proposed(&self, proposal: &DeviceProposal) -> Result<go::Proposal, Refused> {
        let names = self.names();
        let points = |list: &[String]| {
            let off = || Refused::new(Code::OffBoard, "that point is not on this board");
            list.iter().map(|name| names.parse(name).ok_or_else(off)).collect::<Result<_, Refused>>()
        };
        Ok(go::Proposal { dead: points(&proposal.dead)?, unsealed: points(&proposal.unsealed)?, ownership: Vec::new() })
    }

    fn names(&self) -> Names {
        Names::of(&self.room.terms().setup)
    }
}

/// The level of the bot in this game; `None` if two people play.
fn level_of_bot(game: &DeviceGame) -> Result<Option<Level>, Broken> {
    let Some(number) = game.bot else { return Ok(None) };
    if !game.guest.is_empty() {
        return Err(Broken::whole("guest must be empty, because the guest is a bot"));
    }
    match Level::new(number) {
        Some(level) => Ok(Some(level)),
        None => Err(Broken::whole(format!("bot must be a level from 1 to {}", Level::HIGHEST))),
    }
}

fn recorded(seq: u64, at: Millis, time: UnixMillis, author: Option<PlayerId>, event: Event) -> Recorded {
    Recorded { seq, at, time, author, command: None, spared: Spared::NONE, event }
}
