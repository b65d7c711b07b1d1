//! One game during which the server is killed. The table remembers everything that the server has shown or acknowledged to the two
//! players, and checks it after each restart.

use super::ledger::Ledger;
use super::{Dice, End};
use protocol::{
    ClientMessage, Clocks, CloseCode, Code, Color, Command, Envelope, Event, OfferKind, ServerMessage, State, TimeControl,
};
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};
use tests::{Guest, Server, Tab, rooms};

/// The most time that a restart may give back to the running clock.
const GRACE: Duration = Duration::from_secs(1);
/// After this many moves, a new game replaces this one.
const ENOUGH: usize = 280;

/// One of the two players.
struct Chair {
    guest: Guest,
    tab: Tab,
    /// The last seq that this player saw.
    seq: u64,
    /// The close code of the connection; `None` until the connection has ended with a code.
    closed: Option<u16>,
}

/// The latest clocks that a player was shown.
struct Shown {
    clocks: Clocks,
    seq: u64,
    /// The message with the clocks was sent after `asked` and had arrived by `came`.
    asked: Instant,
    came: Instant,
}

/// A game, its players, and everything that the server has shown or acknowledged to them.
pub(super) struct Table {
    room: String,
    /// Black's chair and White's chair.
    chairs: [Chair; 2],
    dice: Dice,
    points: Vec<String>,
    /// All events shown to a player, by seq.
    log: BTreeMap<u64, Envelope>,
    /// The acknowledged seq of each command, by the command's id.
    acknowledged: BTreeMap<String, u64>,
    /// Commands sent but not yet answered, in order, each with its sender's index in `chairs` and its id.
    open: Vec<(usize, String, Command)>,
    /// The number of commands sent.
    number: u64,
    /// When the last message was sent.
    asked: Instant,
    shown: Option<Shown>,
    /// The faults found since the last report.
    found: Vec<(&'static str, String)>,
}

/// The connection has ended, with this close code if it had one.
struct Ended(Option<u16>);

impl Table {
    /// Seats two new guests at a large board.
    pub(super) async fn open(server: &Server, dice: Dice) -> Self {
        let time = TimeControl::Fischer { main_ms: 3_600_000, increment_ms: 2_000, cap_ms: Some(7_200_000) };
        let room = protocol::CreateRoom { time, ..rooms::large_board() };
        let (black, white) = server.table(&room).await;
        let chair = |player: tests::Player| Chair { guest: player.guest, tab: player.tab, seq: player.seq, closed: None };
        let room = black.room.clone();
        let mut table = Self {
            room,
            chairs: [chair(black), chair(white)],
            dice,
            points: rooms::scattered_points(),
            log: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            open: Vec::new(),
            number: 0,
            asked: Instant::now(),
            shown: None,
            found: Vec::new(),
        };
        // The players have seen the first events as part of `joined`.
        table.chairs.iter_mut().for_each(|chair| chair.tab.forget());
        table
    }

    /// Whether the board is nearly full.
    pub(super) fn is_nearly_full(&self) -> bool {
        self.moves() >= ENOUGH
    }

    /// Plays for a random number of turns, then waits until the server is gone.
    pub(super) async fn play(mut self) -> Self {
        let turns = self.dice.below(60);
        for _ in 0..turns {
            if self.is_nearly_full() || self.turn().await.is_err() {
                break;
            }
        }
        for chair in [0, 1] {
            while self.hear(chair).await.is_ok() {}
        }
        self
    }

    fn moves(&self) -> usize {
        self.log.values().filter(|envelope| matches!(envelope.event, Event::Moved { .. })).count()
    }

    async fn turn(&mut self) -> Result<(), Ended> {
        let mover = self.moves() % 2;
        if self.dice.percent(30) {
            self.send(mover, Command::Offer { offer: OfferKind::Draw, terms: None }).await;
        }
        if self.dice.percent(10) {
            // Send an earlier command again with its id. The server must not execute the command a second time, and
            // must give the first answer again.
            let mut again = self.log.values().filter_map(|envelope| Some((envelope.command_id.clone()?, envelope.event.clone())));
            let again = again.rfind(|(id, _)| id.starts_with(&format!("{mover}-")));
            if let Some((id, Event::Moved { point, .. })) = again {
                self.say(mover, &id, Command::Play { point }).await;
            }
        }
        let point = self.points[self.moves()].clone();
        self.send(mover, Command::Play { point }).await;
        while !self.open.is_empty() {
            self.hear(mover).await?;
        }
        while self.chairs[1 - mover].seq < self.chairs[mover].seq {
            self.hear(1 - mover).await?;
        }
        Ok(())
    }

    async fn send(&mut self, chair: usize, command: Command) {
        self.number += 1;
        let id = format!("{chair}-{}", self.number);
        self.open.push((chair, id.clone(), command.clone()));
        self.say(chair, &id, command).await;
    }

    async fn say(&mut self, chair: usize, id: &str, command: Command) {
        self.asked = Instant::now();
        let message = ClientMessage::Command { room: self.room.clone(), command_id: id.to_owned(), seat: None, command };
        self.chairs[chair].tab.send(&message).await;
    }

    /// Receives the next message for a player and checks it.
    async fn hear(&mut self, chair: usize) -> Result<ServerMessage, Ended> {
        let message = match self.chairs[chair].tab.next().await {
            Ok(message) => message,
            Err(closed) => {
                // Only the first read from a closed connection returns the close code, so keep this code.
                let code = self.chairs[chair].closed.or(closed.code);
                self.chairs[chair].closed = code;
                return Err(Ended(code));
            }
        };
        match &message {
            ServerMessage::Events { events, state, .. } => {
                for envelope in events {
                    let gap = envelope.seq != self.chairs[chair].seq + 1;
                    self.check("gaps", !gap, || format!("{} after {}", envelope.seq, envelope.seq - 1));
                    self.chairs[chair].seq = envelope.seq;
                    self.remember(envelope);
                }
                self.remember_clocks(chair, state);
            }
            ServerMessage::Ack { command_id, seq, .. } => {
                let before = self.acknowledged.insert(command_id.clone(), *seq);
                self.check("changed", before.is_none_or(|before| before == *seq), || format!("{command_id}: {before:?} {seq}"));
                self.open.retain(|(_, id, _)| id != command_id);
            }
            ServerMessage::Refused { command_id, code, .. } => {
                self.check("refused", *code == Code::Draining, || format!("{command_id}: {code:?}"));
            }
            ServerMessage::Error { code, .. } => {
                let fault = if *code == Code::Ahead { "ahead" } else { "refused" };
                self.check(fault, false, || format!("{message:?}"));
            }
            _ => {}
        }
        Ok(message)
    }

    fn remember(&mut self, envelope: &Envelope) {
        let before = self.log.insert(envelope.seq, envelope.clone());
        self.check("changed", before.as_ref().is_none_or(|before| before == envelope), || format!("{before:?} {envelope:?}"));
    }

    fn remember_clocks(&mut self, chair: usize, state: &State) {
        let seq = self.chairs[chair].seq;
        if let Some(clocks) = state.clocks.clone() {
            self.shown = Some(Shown { clocks, seq, asked: self.asked, came: Instant::now() });
        }
    }

    fn check(&mut self, fault: &'static str, holds: bool, words: impl FnOnce() -> String) {
        if !holds {
            self.found.push((fault, words()));
        }
    }

    /// Reconnects both players to the restarted server and checks everything that they were shown.
    pub(super) async fn reconnect(mut self, server: &Server, end: &End, ledger: &mut Ledger) -> Self {
        let serving = Instant::now();
        for chair in [0, 1] {
            if let Err(Ended(code)) = self.hear(chair).await
                && end.graceful
            {
                self.check("bad_closes", code == Some(CloseCode::Restart.number()), || format!("{code:?}"));
            }
        }
        let before = self.shown.take();
        for chair in [0, 1] {
            self.chairs[chair].guest = self.chairs[chair].guest.at(server);
            self.chairs[chair].tab = Tab::open(server, Some(&self.chairs[chair].guest)).await;
            self.chairs[chair].closed = None;
            let since = Some(self.chairs[chair].seq);
            self.resume(chair, since).await;
            if let (Some(before), 0) = (&before, chair) {
                self.compare_clocks(before, end, serving, ledger);
            }
        }
        self.audit(server).await;
        self.resend(ledger).await;
        self.report(ledger);
        self
    }

    async fn resume(&mut self, chair: usize, since: Option<u64>) {
        self.asked = Instant::now();
        self.chairs[chair].tab.send(&ClientMessage::Join { room: self.room.clone(), since }).await;
        loop {
            match self.hear(chair).await {
                Ok(ServerMessage::Presence { .. }) => return,
                Ok(ServerMessage::Joined { .. }) => return self.check("lost", false, || "joined instead of resumed".to_owned()),
                Ok(_) => {}
                Err(Ended(code)) => return self.check("refused", false, || format!("a resume ended with {code:?}")),
            }
        }
    }

    /// Compares the clocks before and after the restart. The waiting player's clock must not have run. The player to move must
    /// not pay for the downtime, and may get back at most `GRACE`.
    fn compare_clocks(&mut self, before: &Shown, end: &End, serving: Instant, ledger: &mut Ledger) {
        let Some(now) = &self.shown else { return };
        if now.seq != before.seq {
            // The old server stored a command, but no player was shown the clocks after this command. So nothing can be compared.
            return;
        }
        let (asked, came) = (now.asked, now.came);
        let words = format!("{:?} then {:?}", before.clocks, now.clocks);
        let running = before.clocks.running;
        let mut waiting = [Color::Black, Color::White].into_iter().filter(|color| Some(*color) != running);
        let same = waiting.all(|color| of(&before.clocks, color) == of(&now.clocks, color));
        let same = same && running == now.clocks.running;
        let used = running.map(|color| of(&before.clocks, color).saturating_sub(of(&now.clocks, color)));
        self.check("clocks_waiting", same, || words.clone());
        let Some(used) = used.map(Duration::from_millis) else { return };
        let at_most = end.died.duration_since(before.asked) + came.duration_since(end.after) + Duration::from_millis(2);
        let thought = end.before.saturating_duration_since(before.came) + asked.duration_since(serving);
        let back = thought.saturating_sub(used);
        ledger.most_given_back_ms = ledger.most_given_back_ms.max(u64::try_from(back.as_millis()).unwrap_or(u64::MAX));
        self.check("clocks_running", used <= at_most && back <= GRACE, || {
            format!("used {used:?} of at most {at_most:?}, was given back {back:?}: {words}")
        });
    }

    /// Reads the whole room from its first event and compares it with everything that was shown and
    /// acknowledged.
    async fn audit(&mut self, server: &Server) {
        let mut tab = Tab::open(server, Some(&self.chairs[0].guest)).await;
        tab.send(&ClientMessage::Join { room: self.room.clone(), since: Some(0) }).await;
        let mut stored = BTreeMap::new();
        loop {
            match tab.next().await {
                Ok(ServerMessage::Events { events, .. }) => {
                    stored.extend(events.into_iter().map(|envelope| (envelope.seq, envelope)));
                }
                Ok(ServerMessage::Presence { .. }) => break,
                other => return self.check("lost", false, || format!("an audit was answered with {other:?}")),
            }
        }
        self.compare_with(&stored);
        self.log = stored;
    }

    fn compare_with(&mut self, stored: &BTreeMap<u64, Envelope>) {
        let mut found = Vec::new();
        if !stored.keys().copied().eq(1..=stored.len() as u64) {
            found.push(("gaps", format!("{:?}", stored.keys())));
        }
        for (seq, shown) in &self.log {
            match stored.get(seq) {
                Some(kept) if kept == shown => {}
                Some(kept) => found.push(("changed", format!("{shown:?} became {kept:?}"))),
                None => found.push(("lost", format!("{shown:?} was shown"))),
            }
        }
        let mut times: HashMap<&str, u32> = HashMap::new();
        for id in stored.values().filter_map(|envelope| envelope.command_id.as_deref()) {
            *times.entry(id).or_default() += 1;
        }
        for (id, count) in times {
            if count > 1 {
                found.push(("doubled", format!("{id} was executed {count} times")));
            }
        }
        for (id, seq) in &self.acknowledged {
            if stored.get(seq).and_then(|kept| kept.command_id.as_ref()) != Some(id) {
                found.push(("lost", format!("{id} was acknowledged as {seq}")));
            }
        }
        self.found.append(&mut found);
    }

    /// Resends the commands that were not answered.
    async fn resend(&mut self, ledger: &mut Ledger) {
        ledger.again += self.open.len() as u64;
        for (chair, id, command) in self.open.clone() {
            self.say(chair, &id, command).await;
        }
        for chair in [0, 1] {
            while self.open.iter().any(|(whose, _, _)| *whose == chair) {
                if let Err(Ended(code)) = self.hear(chair).await {
                    return self.check("refused", false, || format!("a repeated command ended with {code:?}"));
                }
            }
        }
        let head = self.log.keys().next_back().copied().unwrap_or(0);
        for chair in [0, 1] {
            while self.chairs[chair].seq < head && self.hear(chair).await.is_ok() {}
        }
    }

    fn report(&mut self, ledger: &mut Ledger) {
        for (fault, words) in self.found.drain(..) {
            ledger.expect(fault, false, || format!("{}: {words}", self.room));
        }
    }

    /// Ends the game and compares its record with the game that was shown.
    pub(super) async fn close(&mut self, server: &Server, ledger: &mut Ledger) {
        for chair in &mut self.chairs {
            chair.guest = chair.guest.at(server);
            chair.tab = Tab::open(server, Some(&chair.guest)).await;
            chair.closed = None;
        }
        let since = Some(self.chairs[1].seq);
        self.resume(1, since).await;
        self.send(1, Command::Resign {}).await;
        while !self.open.is_empty() && self.hear(1).await.is_ok() {}
        self.audit(server).await;
        let record = self.chairs[0].guest.record(&self.room).await;
        let same = record.events.iter().zip(self.log.values()).all(|(one, other)| {
            (one.seq, one.time, &one.command_id, &one.event) == (other.seq, other.time, &other.command_id, &other.event)
        });
        self.check("changed", same && record.events.len() == self.log.len(), || {
            "the record differs from the game that was shown".to_owned()
        });
        ledger.acknowledged += self.acknowledged.len() as u64;
        self.report(ledger);
    }
}

fn of(clocks: &Clocks, color: Color) -> u64 {
    match color {
        Color::Black => clocks.black.main_ms,
        Color::White => clocks.white.main_ms,
    }
}
