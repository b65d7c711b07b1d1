//! Rows and records: what was once stored is read for ever, and nothing is lost on the way.

#![allow(clippy::unwrap_used)]

mod every;

use every::{every_event, later_events, recorded};
use proptest::prelude::*;
use room::{CommandId, CommandRef, Event, Millis, PlayerId, Recorded, UnixMillis};
use rules::{HalfPoints, Outcome, WinBy};
use store::row::{self, RowError, record};

const EVENTS: &str = include_str!("golden/events_1.jsonl");
const LATER: &str = include_str!("golden/events_2.jsonl");
const RECORD: &[u8] = include_bytes!("golden/record_1.bin");

/// A line that fails here must never be mended in the golden file: stored rooms hold it.
#[test]
fn stored_events_are_read_as_ever() {
    for (golden, events) in [(EVENTS, every_event()), (LATER, later_events())] {
        assert_eq!(golden.lines().count(), events.len(), "one line each");
        for (line, event) in golden.lines().zip(&events) {
            assert_eq!(row::read_event(line).unwrap(), *event, "{line}");
            assert_eq!(row::write_event(event), line);
        }
    }
}

#[test]
fn stored_records_are_read_as_ever() {
    assert_eq!(record::unpack(RECORD).unwrap(), recorded());
}

#[test]
fn what_a_later_version_adds_is_passed_over() {
    let moved = row::read_event(r#"{"e":"m","c":"b","p":"pd","lag":12,"why":{"x":[1]}}"#).unwrap();
    assert_eq!(moved, row::read_event(r#"{"p":"pd","c":"b","e":"m"}"#).unwrap());
    let created = EVENTS.lines().next().unwrap().replacen(r#""settings":{"#, r#""settings":{"new":null,"#, 1);
    assert_eq!(row::read_event(&created).unwrap(), every_event()[0]);
}

#[test]
fn what_is_not_understood_is_an_error() {
    for bad in [
        "",
        "{}",
        "null",
        r#"{"e":"flown"}"#,
        r#"{"e":"m","c":"b"}"#,
        r#"{"e":"m","c":"red","p":"aa"}"#,
        r#"{"e":"m","c":"b","p":"a"}"#,
    ] {
        assert!(matches!(row::read_event(bad), Err(RowError::Json(_))), "{bad}");
    }
    for bad in [
        r#"{"e":"rematched","room":"UPPER"}"#,
        r#"{"e":"seat_shared","seat":"host","player":"two words"}"#,
        &EVENTS.lines().next().unwrap().replace("chinese", "martian"),
        &EVENTS.lines().next().unwrap().replace("19", "99"),
        &LATER.lines().next().unwrap().replace("custom", "chinese"),
        &LATER.lines().next().unwrap().replace(r#""height":13"#, r#""height":31"#),
        &LATER.lines().nth(3).unwrap().replace("caro", "renju,caro"),
        &LATER.lines().nth(5).unwrap().replace("renju", "caro"),
        &LATER.lines().nth(7).unwrap().replace("mnk", "standard"),
        &LATER.lines().nth(7).unwrap().replace(r#""length":4"#, r#""length":8"#),
    ] {
        assert!(matches!(row::read_event(bad), Err(RowError::Value { .. })), "{bad}");
    }
}

#[test]
fn a_damaged_record_is_an_error() {
    let whole = record::pack(&recorded());
    assert_eq!(record::unpack(&whole).unwrap(), recorded());
    for cut in 0..whole.len() {
        assert!(record::unpack(&whole[..cut]).is_err(), "cut to {cut} bytes");
    }
    for bit in 0..whole.len() * 8 {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        // The last byte of the stream may have bits that mean nothing.
        assert!(record::unpack(&flipped).map_or(true, |events| events == recorded()), "bit {bit} flipped");
    }
    let newer = [&[2], &whole[1..]].concat();
    assert!(matches!(record::unpack(&newer), Err(RowError::Record(_))));
}

/// A record that inflates without end takes no memory without end.
#[test]
fn a_bomb_is_an_error() {
    let huge: Vec<Recorded> = (1..=1100)
        .map(|seq| Recorded {
            seq,
            event: Event::Seated { seat: room::Seat::Host, player: PlayerId::parse("a").unwrap(), name: "x".repeat(65_536) },
            ..recorded()[0].clone()
        })
        .collect();
    assert!(matches!(record::unpack(&record::pack(&huge)), Err(RowError::Record(_))));
}

#[test]
fn a_record_is_compact() {
    let game: Vec<Recorded> = (1..=250)
        .map(|seq: u64| Recorded {
            seq,
            at: Millis(seq * 7919),
            time: UnixMillis(1_790_000_000_000 + seq * 7919),
            author: PlayerId::parse(if seq.is_multiple_of(2) { "ann" } else { "ben" }),
            command: None,
            event: Event::Moved {
                color: rules::Color::ALL[(seq % 2) as usize],
                point: rules::Point { x: (seq * 7 % 19) as u8, y: (seq * 11 % 19) as u8 },
            },
        })
        .collect();
    let bytes = record::pack(&game).len();
    assert!(bytes < 1500, "250 moves take {bytes} bytes");
}

prop_compose! {
    fn any_recorded()(
        at in any::<u64>(), time in any::<u64>(), author in 0..4_usize, command in proptest::option::of(("[!-~]{1,64}", any::<u64>())),
        which in 0..every_event().len() + later_events().len(), text in ".*", margin in any::<i32>(), winner in 0..2_usize, own in any::<bool>(),
    ) -> Recorded {
        let event = match (own, which % 2) {
            (false, _) => every_event().into_iter().chain(later_events()).nth(which).unwrap(),
            (true, 0) => Event::Chatted { player: PlayerId::parse("p").unwrap(), name: text.clone(), channel: room::Channel::Players, text },
            (true, _) => {
                let by = WinBy::Score { margin: HalfPoints(margin) };
                Event::Finished { outcome: Outcome::Win { winner: rules::Color::ALL[winner], by } }
            }
        };
        Recorded {
            seq: 0, at: Millis(at), time: UnixMillis(time),
            author: ["a", "B-", "c_9"].get(author).and_then(|id| PlayerId::parse(id)),
            command: command.map(|(id, fingerprint)| CommandRef { id: CommandId::parse(&id).unwrap(), fingerprint }),
            event,
        }
    }
}

proptest! {
    #[test]
    fn nothing_is_lost(events in proptest::collection::vec(any_recorded(), 1..40), first in 1..u64::MAX / 2) {
        let events: Vec<Recorded> = (first..).zip(events).map(|(seq, event)| Recorded { seq, ..event }).collect();
        prop_assert_eq!(record::unpack(&record::pack(&events)).unwrap(), events.clone());
        for recorded in &events {
            prop_assert_eq!(&row::read_event(&row::write_event(&recorded.event)).unwrap(), &recorded.event);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300), json in ".*") {
        let _ = record::unpack(&[&[1], &bytes[..]].concat());
        let _ = record::unpack(&bytes);
        let _ = row::read_event(&json);
        let _ = row::read_outcome(&json);
    }
}
