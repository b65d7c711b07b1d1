//! Measures the cost of a command in rooms of different ages, without a disk: deciding it, summarizing the room for the store,
//! and applying the events. Also measures the cost per event of replaying such a room.

use crate::report::line;
use room::testing::{self, Table};
use room::{Command, CommandId, CommandRef, OfferCommand, OfferKind, PlayCommand, Recorded};
use rules::go::{Handicap, Ruleset};
use rules::{Color, HalfPoints, Setup, Size, go};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The ages of the rooms: the number of events in each.
const AGES: [u64; 3] = [200, 5_000, 50_000];
/// Each round consists of a move, an offer of a draw, and a line of chat. The next move ends the offer.
const ROUNDS: u32 = 60;

pub(crate) fn run() {
    for events in AGES {
        let mut table = aged(events - u64::from(ROUNDS * 3));
        let replayed = Instant::now();
        black_box(table.replayed());
        let replayed = replayed.elapsed() / u32::try_from(table.log.len()).unwrap_or(u32::MAX);
        let mut commands: Vec<f64> = (0..ROUNDS).flat_map(|round| self::round(&mut table, round)).collect();
        let total: f64 = commands.iter().sum();
        let median = crate::report::quantile(&mut commands, 0.5);
        let parts = [
            ("events", table.room.seq() as f64),
            ("median_us", median),
            ("mean_us", total / f64::from(ROUNDS * 3)),
            ("replay_us_per_event", micros(replayed)),
        ];
        line("room_command", &parts);
    }
}

/// A room of Go on 19x19 with this many events, in which no move has been played.
fn aged(events: u64) -> Table {
    let size = Size::square(19).expect("the size is valid");
    let setup = go::Setup::new(size, Ruleset::Chinese, HalfPoints(15), Handicap::None).expect("the setup is valid");
    let mut table = Table::seated(testing::terms(Setup::Go(setup)));
    while table.room.seq() < events {
        // When the room refuses more lines of chat, add other events.
        if table.tries("eve", &Command::Chat { text: table.room.seq().to_string() }).is_err() {
            table.grow(events);
        }
    }
    table
}

/// The time that each command of a round takes, in microseconds.
fn round(table: &mut Table, round: u32) -> [f64; 3] {
    let who = table.name(if round.is_multiple_of(2) { Color::Black } else { Color::White });
    let legal = table.room.position().legal_moves();
    let point = legal[round as usize * 7 % legal.len()];
    let commands = [
        PlayCommand::Place(point).into(),
        OfferCommand::Make(OfferKind::Draw).into(),
        Command::Chat { text: format!("round {round}") },
    ];
    let mut number = 0;
    commands.map(|command: Command| {
        number += 1;
        let id = CommandId::parse(&format!("round-{round}-{number}")).expect("letters and digits are a command id");
        micros(does(table, who, &command, CommandRef { id, fingerprint: 7 }))
    })
}

/// Does what the server does for a command in a room, but stores and sends nothing.
fn does(table: &mut Table, who: &str, command: &Command, reference: CommandRef) -> Duration {
    let (context, viewer) = (table.context(), testing::viewer(who));
    let mut reference = Some(reference);
    let started = Instant::now();
    let events = table.room.decide(&context, &viewer, command).expect("the room accepts the command");
    let record = |(seq, event)| testing::record(seq, context.now.0, viewer.player.clone(), reference.take(), event);
    let recorded: Vec<Recorded> = (table.room.seq() + 1..).zip(events).map(record).collect();
    black_box(table.room.after(&recorded).summary());
    for recorded in &recorded {
        black_box(table.room.apply(recorded));
    }
    let took = started.elapsed();
    table.log.extend(recorded);
    took
}

fn micros(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e6
}
