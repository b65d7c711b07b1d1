//! Events as players and spectators see them.

use crate::player;
use protocol::{Event as Wire, Names};
use room::{Change, Event, Recorded, Role, Room, Seat, See, Spared};

/// An event with its `seq`, time and `command_id`, as viewers with this role see it.
#[must_use]
pub fn envelope(room: &Room, recorded: &Recorded, change: &Change, role: Role) -> protocol::Envelope {
    let event = match room.see(role, recorded) {
        See::Shown => shown(room, recorded, change),
        See::Hidden => Wire::Hidden,
    };
    protocol::Envelope {
        seq: recorded.seq,
        time: recorded.time.0,
        command_id: recorded.command.as_ref().map(|command| command.id.to_string()),
        spared: spared(room, recorded),
        event,
    }
}

/// The part of a turn that was not charged, with the seat of the player whose turn it was.
fn spared(room: &Room, recorded: &Recorded) -> Option<protocol::Spared> {
    let Spared { server, lag } = recorded.spared;
    if recorded.spared == Spared::NONE {
        return None;
    }
    let seat_of = |color| Seat::ALL.into_iter().find(|seat| room.color_of(*seat) == Some(color));
    // The author of the event may be the opponent of the player whose turn was interrupted.
    if let Event::Halted { turn, .. } = recorded.event {
        return Some(protocol::Spared { seat: seat_of(turn)?, server_ms: server.0, lag_ms: lag.0 });
    }
    let mut own = room.seats_of(recorded.author.as_ref()?);
    let seat = match (own.next()?, own.next()) {
        (seat, None) => seat,
        // Two people play on one device. Only the event says which of them acted.
        (first, Some(_)) => match recorded.event {
            Event::Moved { color, .. } | Event::Passed { color } => seat_of(color).unwrap_or(first),
            Event::Chose { seat, .. }
            | Event::Declared { seat, .. }
            | Event::MovesOffered { seat, .. }
            | Event::KomiNamed { seat, .. } => seat,
            _ => first,
        },
    };
    Some(protocol::Spared { seat, server_ms: server.0, lag_ms: lag.0 })
}

fn shown(room: &Room, recorded: &Recorded, change: &Change) -> Wire {
    let names = Names::of(&room.terms().setup);
    match &recorded.event {
        Event::Created { host, name, .. } => Wire::Created { host: player(host, name) },
        Event::Seated { seat: which, player: who, name } => Wire::Seated { seat: *which, player: player(who, name) },
        Event::Stood { seat: which } => Wire::Stood { seat: *which },
        Event::Left { seat: which, reason, since: _ } => Wire::Left { seat: *which, reason: *reason },
        Event::Back { seat: which } => Wire::Back { seat: *which },
        // The room hides seat links and bans from everyone. Even if the room showed one by mistake, this line would hide it.
        Event::SeatLinkMade { .. } | Event::KeptOut { .. } => Wire::Hidden,
        Event::SeatShared { seat: which, .. } => Wire::SeatShared { seat: *which },
        Event::Guessed { parity, stones } => Wire::Guessed { parity: *parity, stones: *stones },
        Event::Started { black } => Wire::Started { black: *black },
        Event::Moved { color: who, point } => {
            let (captured, flipped) = (names.points(&change.played.captured), names.points(&change.played.flipped));
            Wire::Moved { color: *who, point: names.point(*point), captured, flipped }
        }
        Event::Chose { seat: who, choice: what, black } => Wire::Chose { seat: *who, choice: *what, black: *black },
        Event::Declared { seat: who, count } => Wire::Declared { seat: *who, count: *count },
        Event::MovesOffered { seat: who, points } => Wire::MovesOffered { seat: *who, points: names.points(points) },
        Event::KomiNamed { seat: who, komi } => Wire::KomiNamed { seat: *who, komi_half: komi.0 },
        Event::Proposed { dead, unsealed } => Wire::Proposed { dead: names.points(dead), unsealed: names.points(unsealed) },
        Event::Passed { color: who } => Wire::Passed { color: *who },
        Event::TakenBack { move_number, used: _ } => Wire::TakenBack { move_number: *move_number },
        Event::Redone { move_number, used: _ } => Wire::Redone { move_number: *move_number, moves: names.moves(&change.redone) },
        Event::Marked { color: who, points, dead } => Wire::Marked { color: *who, points: names.points(points), dead: *dead },
        Event::ScoreAccepted { color: who } => Wire::ScoreAccepted { color: *who },
        Event::ScratchOpened { by } => Wire::ScratchOpened { by: *by },
        Event::ScratchPlaced { color: who, point } => {
            let captured = names.points(&change.played.captured);
            Wire::ScratchPlayed { color: *who, point: names.point(*point), captured }
        }
        Event::ScratchTakenBack { by } => Wire::ScratchTakenBack { by: *by },
        Event::ScratchProposed { by } => Wire::ScratchProposed { by: *by },
        Event::ScratchClosed { by, agreed } => Wire::ScratchClosed { by: *by, agreed: *agreed },
        Event::Resumed { by, turn } => Wire::Resumed { by: *by, turn: *turn },
        Event::Offered { kind, by, terms } => Wire::Offered { offer: *kind, by: *by, terms: terms.as_ref().map(Into::into) },
        Event::Declined { kind, by } => Wire::Declined { offer: *kind, by: *by },
        Event::Withdrawn { kind, by } => Wire::Withdrawn { offer: *kind, by: *by },
        Event::TimeGiven { by, more } => Wire::TimeGiven { by: *by, ms: more.0 },
        Event::AidUsed { by, aid } => Wire::AidUsed { by: *by, aid: *aid },
        Event::Halted { kind, .. } => Wire::Halted { standstill: *kind },
        Event::Continuing { by } => Wire::Continuing { by: *by },
        Event::Overdue => Wire::Overdue,
        Event::Continued => Wire::Continued,
        Event::WatchingChanged { watching } => Wire::WatchingChanged { watching: *watching },
        Event::Rematched { room } => Wire::Rematched { room: room.to_string() },
        Event::Finished { outcome } => Wire::Finished { outcome: (*outcome).into() },
        Event::Aborted { by } => Wire::Aborted { by: *by, operator: false },
        Event::EndedByOperator => Wire::Aborted { by: None, operator: true },
        Event::Chatted { player: who, name, channel: to, text } => Wire::Chatted {
            line: protocol::ChatLine {
                seq: recorded.seq,
                from: player(who, name),
                channel: *to,
                text: text.clone(),
                time: recorded.time.0,
            },
        },
    }
}
