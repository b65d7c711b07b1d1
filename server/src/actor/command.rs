//! How a room's task handles a command: check the id and the rate, expire clocks, decide, store, send.

use super::fair::Arrival;
use super::run::Actor;
use crate::auth::{name, secret};
use crate::budget::Payer;
use crate::limits::budgets::Cost;
use crate::wire::Refused;
use room::{
    Command, CommandId, CommandRef, Context, Event, LinkCommand, Millis, OfferCommand, OfferKind, PlayCommand, PlayerId, RoomId,
    ScoringCommand, SeatCommand, Spared, Viewer,
};

impl Actor {
    /// Executes a command once, even if it is sent repeatedly. `blunder` says whether its move was judged to be a blunder.
    pub(super) async fn command(
        &mut self,
        arrival: Arrival,
        who: &Viewer,
        id: Option<CommandId>,
        command: Command,
        fingerprint: u64,
        blunder: bool,
    ) -> Result<u64, Refused> {
        self.reload_if_stale().await?;
        // A link to a seat also works for a viewer whom the room does not admit.
        if !matches!(command, Command::Link(LinkCommand::Claim { .. })) {
            self.check_admitted(who)?;
        }
        if let Some(done) = self.done_before(who, id.as_ref(), fingerprint) {
            return done;
        }
        if self.was_spent(who, id.as_ref()).await? {
            return Err(room::Refusal::GameOver.into());
        }
        let command = self.admit(arrival, who, command)?;
        let now = self.now();
        // While a clock runs, no timeout is declared here. Only the room's own alarm declares it, after the server has
        // read everything that the player has sent.
        self.expire(now, self.room.turn_began().map_or(now, |_| Millis::ZERO)).await?;
        self.subscribers.hear(&self.room, who, now);
        let seed = secret::seed();
        // Requests that arrive during the computation of a proposal wait in the mailbox, so their order is kept. No clock is
        // charged for the computation, because `now` is the instant of the command.
        let wants_proposal = self.room.wants_proposal(who, &command) && self.pays_for_proposal(arrival, who);
        let proposal = if wants_proposal { self.propose().await } else { None };
        let spared = self.spared(who, arrival, now);
        let mut context = Context { seed, proposal, blunder, spared, engine: self.engine_to_seat(&command), ..self.context(now) };
        if is_about_continuing(&command) {
            context.away = self.subscribers.silent(now);
        }
        self.refuse_late(&context, who, &command)?;
        let events = self.room.decide(&context, who, &command)?;
        self.check_series(&events).await?;
        self.warn(who, &command, &events, now).await?;
        self.pay(arrival, who, &command, &events)?;
        let reference = id.clone().map(|id| CommandRef { id, fingerprint });
        match self.commit(who.player.clone(), reference, events, now, spared).await {
            Ok(seq) => Ok(self.seq_for(who, id.as_ref(), seq)),
            // If the outcome of the write was unknown, the room has been read from the store again, and now knows
            // whether the command took effect. If the store could not be read either, the room is still stale, and the
            // command is refused.
            Err(refused) => self.done_before(who, id.as_ref(), fingerprint).filter(|_| !self.stale).unwrap_or(Err(refused)),
        }
    }

    /// Stores the events that no command has caused. First come the events about players who have left or come back by
    /// `now`. Then come the events of the game that are due at the instant `due`, such as a timeout.
    pub(super) async fn expire(&mut self, now: Millis, due: Millis) -> Result<(), Refused> {
        self.reload_if_stale().await?;
        let attendance_events = self.room.due_absence_events(&self.subscribers.attendance().away(), now);
        if !attendance_events.is_empty() {
            self.commit(None, None, attendance_events, now, Spared::NONE).await?;
        }
        let due = self.room.expire(due);
        if due.is_empty() { Ok(()) } else { self.commit(None, None, due, now, Spared::NONE).await.map(|_| ()) }
    }

    /// The context of a command at `now`, without a proposal, a judgment and spared time.
    pub(super) fn context(&self, now: Millis) -> Context {
        Context {
            now,
            seed: secret::seed(),
            fresh_room: new_room_id(),
            fresh_player: new_player_id(),
            proposal: None,
            engine: None,
            blunder: false,
            away: self.subscribers.attendance().away(),
            spared: Spared::NONE,
        }
    }

    /// The name of the engine that a command wants to seat. `None` if there is no such engine or it does not play this game.
    fn engine_to_seat(&self, command: &Command) -> Option<String> {
        let Command::Seat(SeatCommand::SeatEngine(id)) = command else { return None };
        let engine = self.shared.engines.find(id)?;
        engine.plays(self.room.terms()).then(|| engine.name.clone())
    }

    /// The first answer to a command that has already taken effect.
    pub(super) fn done_before(&self, who: &Viewer, id: Option<&CommandId>, fingerprint: u64) -> Option<Result<u64, Refused>> {
        let (player, id) = (who.player.as_ref()?, id?);
        let planned = || self.plans.answered(player, id).map(|of| (self.room.seq(), of));
        let known = self.seen_by_viewer(who).answered(player, id);
        let (seq, of) = if self.is_late(who) { known } else { known.or_else(planned) }?;
        Some(if of == fingerprint { Ok(seq) } else { Err(Refused::reused()) })
    }

    /// Whether the command took effect before the room was sealed. A sealed room no longer has the answers to its
    /// commands. Without this check, it would store a repeated chat message twice.
    async fn was_spent(&self, who: &Viewer, id: Option<&CommandId>) -> Result<bool, Refused> {
        let (Some(author), Some(id), true) = (&who.player, id, self.seen_by_viewer(who).phase().is_over()) else {
            return Ok(false);
        };
        self.shared.store.spent(self.room.id(), author, id).await.map_err(|error| {
            tracing::error!(room = %self.room.id(), %error, "it is unknown whether a command was executed before");
            Refused::unavailable()
        })
    }

    /// While the series is not decided, refuses the offer of a rematch with other settings.
    async fn check_series(&self, events: &[Event]) -> Result<(), Refused> {
        if !events.iter().any(|event| matches!(event, Event::Offered { terms: Some(_), .. })) {
            return Ok(());
        }
        match self.shared.fixes_terms(&self.room).await {
            Ok(false) => Ok(()),
            Ok(true) => Err(Refused::series_goes_on()),
            Err(error) => {
                tracing::error!(room = %self.room.id(), %error, "the series of the room cannot be read");
                Err(Refused::unavailable())
            }
        }
    }

    /// Checks a command against the limits that the server adds to those of the room. Returns the command with its chat
    /// text cleaned. If the command needs a name and has none, adds a made-up name.
    fn admit(&self, arrival: Arrival, who: &Viewer, command: Command) -> Result<Command, Refused> {
        if begins_a_game(&command) {
            // A drain does not wait for a game without a clock, so such a game can begin.
            if self.room.terms().time.likely().is_some() { self.shared.check_new_game()? } else { self.shared.check_open()? }
        } else if offers_a_game(&command) {
            self.shared.check_rematch(&self.room)?;
        }
        match command {
            Command::Chat { text } => {
                self.shared.check_open()?;
                let text = crate::text::clean(&text, self.shared.limits.chat_chars)?;
                self.shared.budgets.take(Cost::Chat, Payer::player(who.player.as_ref(), arrival.address))?;
                Ok(Command::Chat { text })
            }
            // Each change can send many spectators away, so changes are limited like chat.
            Command::SetWatching(_) => {
                self.shared.budgets.take(Cost::Chat, Payer::player(who.player.as_ref(), arrival.address))?;
                Ok(command)
            }
            Command::Seat(SeatCommand::SitOpposite { name }) => {
                let name =
                    if name.is_empty() { Ok(name::made_up()) } else { name::check_free(&name, self.shared.engines.list()) };
                Ok(SeatCommand::SitOpposite { name: name? }.into())
            }
            // A game at the limit can only go on with passes, which end it. Resuming play would only lead to more passes.
            Command::Play(PlayCommand::Place(_) | PlayCommand::PlaceUnlessBlunder(_))
            | Command::Scoring(ScoringCommand::Resume)
                if self.is_full(who) =>
            {
                Err(Refused::too_many_moves(self.shared.limits.moves_per_game))
            }
            Command::Seat(_)
            | Command::Play(_)
            | Command::Opening(_)
            | Command::Offer(_)
            | Command::Scoring(_)
            | Command::Scratch(_)
            | Command::End(_)
            | Command::GiveTime
            | Command::UseAid(_)
            | Command::Link(_) => Ok(command),
        }
    }

    /// Whether the game has as many moves as the server allows, so that it can only go on with passes.
    pub(super) fn is_full(&self, who: &Viewer) -> bool {
        let most = self.room.terms().setup.most_moves(self.shared.limits.moves_per_game);
        self.seen_by_viewer(who).moves().len() >= most
    }
}

/// Whether a new game begins with this command, now or soon.
const fn begins_a_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Seat(SeatCommand::Sit | SeatCommand::SitOpposite { .. } | SeatCommand::SeatBot(_) | SeatCommand::SeatEngine(_))
    )
}

/// Whether this command offers a new game in another room.
const fn offers_a_game(command: &Command) -> bool {
    matches!(command, Command::Offer(OfferCommand::Make(OfferKind::Rematch) | OfferCommand::MakeRematch(_)))
}

/// Whether both players have to be present for this command to have its effect.
const fn is_about_continuing(command: &Command) -> bool {
    matches!(command, Command::Offer(OfferCommand::Make(OfferKind::Continue) | OfferCommand::Accept(OfferKind::Continue)))
}

/// A new id for a player without a session.
fn new_player_id() -> PlayerId {
    PlayerId::parse(&format!("g{}", secret::letters(20))).expect("21 plain letters are a player id")
}

/// A room id that cannot be guessed.
pub(crate) fn new_room_id() -> RoomId {
    RoomId::parse(&secret::letters(20)).expect("20 letters of lower-case Crockford base32 are a room id")
}
