//! Tests of the stored form: every sample of every version is readable (`golden`), damage is detected, and nothing is lost.

#![allow(clippy::unwrap_used)]

mod aids;
mod delays;
mod every;
mod golden;
mod plans;
mod scratch;
mod spared;
mod watching;

use every::{absences, every_event, later_events, recorded};
use proptest::prelude::*;
use room::{CommandId, CommandRef, Event, Millis, PlayerId, Recorded, RoomId, Spared, UnixMillis};
use rules::{HalfPoints, Outcome, WinBy};
use spared::spared_turns;
use std::collections::BTreeMap;
use store::row::{self, Book, Chain, Line, Record, RowError, Text};

fn room_id() -> RoomId {
    RoomId::parse("0123456789abcdefghjk").unwrap()
}

/// The lines of events and their book. Players and names get numbers, as a backend would assign them.
fn lines(events: &[Recorded]) -> (Vec<Line>, Book) {
    let mut book = Book::default();
    let mut players: BTreeMap<PlayerId, u64> = BTreeMap::new();
    let lines = events.iter().map(|recorded| {
        let author = recorded.author.as_ref().map(|author| {
            let next = players.len() as u64 + 7;
            let number = *players.entry(author.clone()).or_insert(next);
            book.players.insert(number, author.clone());
            number
        });
        let erasable = row::erasable(&recorded.event);
        let name = erasable.as_ref().map(|parts| {
            let number = recorded.seq % 1000 + 300;
            let text = Text::Kept { salt: [number as u8; row::SALT_BYTES], text: parts.name.clone() };
            book.names.insert(number, (parts.player.clone(), text));
            number
        });
        if let Some(text) = erasable.and_then(|parts| parts.text) {
            book.texts.insert(recorded.seq, Text::Kept { salt: [recorded.seq as u8; row::SALT_BYTES], text });
        }
        Line::new(recorded, author, name)
    });
    let lines = lines.collect();
    (lines, book)
}

/// The head of the chain after each line.
fn heads(lines: &[Line], book: &Book) -> Vec<[u8; 32]> {
    let mut chain = Chain::start(&room_id());
    let each = lines.iter().map(|line| {
        chain.add(line, book).unwrap();
        chain.head()
    });
    each.collect()
}

fn head(lines: &[Line], book: &Book) -> [u8; 32] {
    heads(lines, book).last().copied().unwrap_or_else(|| Chain::start(&room_id()).head())
}

/// The events of [`recorded`] and of [`later_events`], with seqs from 1.
fn all() -> Vec<Recorded> {
    let later = (1..).zip(later_events()).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize % 9].clone() });
    (1..).zip(recorded().into_iter().chain(later)).map(|(seq, recorded)| Recorded { seq, ..recorded }).collect()
}

fn without_commands(events: &[Recorded]) -> Vec<Recorded> {
    events.iter().map(|recorded| Recorded { command: None, ..recorded.clone() }).collect()
}

#[test]
fn a_damaged_record_is_an_error() {
    let (lines, book) = lines(&all());
    let whole = Record::new(&lines, book.spent(&lines).unwrap()).pack();
    for cut in 0..whole.len() {
        assert!(Record::unpack(&whole[..cut]).is_err(), "cut to {cut} bytes");
    }
    for bit in 0..whole.len() * 8 {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert!(Record::unpack(&flipped).is_err(), "bit {bit} flipped");
    }
}

#[test]
fn a_damaged_line_is_an_error() {
    let (lines, _) = lines(&all());
    for line in lines {
        let whole = line.to_bytes();
        assert!(Line::from_bytes(line.seq + 1, &whole).is_err(), "a line is not valid under another seq");
        for bit in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(Line::from_bytes(line.seq, &flipped).is_err(), "bit {bit} flipped");
        }
    }
}

/// A line from a later version may have a part that this program does not know. Such a line must be refused.
#[test]
fn an_unknown_part_of_a_line_is_an_error() {
    let (lines, _) = lines(&spared_turns());
    let whole = lines[1].to_bytes();
    let sealed = |content: &[u8]| {
        let covered = [&[2], content].concat();
        [content, &crc32fast::hash(&covered).to_le_bytes()].concat()
    };
    let mut content = whole[..whole.len() - 4].to_vec();
    assert_eq!(sealed(&content), whole);
    content[0] |= 16;
    assert!(Line::from_bytes(2, &sealed(&content)).is_err());
}

/// Each change gives the chain another head, even if the checksums are right. Each assertion names what was changed.
#[test]
fn any_change_to_stored_data_breaks_the_chain() {
    let events: Vec<Recorded> = all().into_iter().chain(spared_turns()).collect();
    let events: Vec<Recorded> = (1..).zip(events).map(|(seq, recorded)| Recorded { seq, ..recorded }).collect();
    let (lines, book) = lines(&events);
    let head = head(&lines, &book);
    let broken = |room: &RoomId, lines: &[Line], book: &Book| matches!(book.read(room, lines, &head), Err(RowError::Chain));
    assert!(!broken(&room_id(), &lines, &book));
    assert!(broken(&RoomId::parse("0123456789abcdefghjm").unwrap(), &lines, &book), "the id of the room");
    assert!(broken(&room_id(), &lines[..lines.len() - 1], &book), "the last event is missing");
    for at in 0..lines.len() {
        let changed = |change: &dyn Fn(&mut Line)| {
            let mut lines = lines.clone();
            change(&mut lines[at]);
            broken(&room_id(), &lines, &book)
        };
        assert!(changed(&|line| line.at += 1), "at of {at}");
        assert!(changed(&|line| line.time += 1), "time of {at}");
        assert!(changed(&|line| line.author = if line.author.is_some() { None } else { Some(7) }), "author of {at}");
        assert!(changed(&|line| line.spared.server.0 ^= 1), "the server's part of {at}");
        assert!(changed(&|line| line.spared.lag.0 ^= 1), "the network's part of {at}");
        assert!(changed(&|line| *line.event.last_mut().unwrap() ^= 1), "event of {at}");
        assert!(!changed(&|line| line.command = None), "the chain does not cover commands");
    }
    let Text::Kept { salt, .. } = book.texts.values().next().unwrap() else { panic!("a text has been erased") };
    let other = |text: &str| Text::Kept { salt: *salt, text: text.into() };
    for seq in book.texts.keys() {
        let mut book = book.clone();
        book.texts.insert(*seq, other("something else"));
        assert!(broken(&room_id(), &lines, &book), "text {seq}");
    }
    for number in book.names.keys() {
        let mut book = book.clone();
        book.names.get_mut(number).unwrap().1 = other("Somebody else");
        assert!(broken(&room_id(), &lines, &book), "name {number}");
    }
}

#[test]
fn erased_texts_are_empty_when_read_and_do_not_break_the_chain() {
    let (lines, mut book) = lines(&all());
    let head = head(&lines, &book);
    for (_, name) in book.names.values_mut() {
        *name = Text::Erased(name.hash());
    }
    for text in book.texts.values_mut() {
        *text = Text::Erased(text.hash());
    }
    let read = book.read(&room_id(), &lines, &head).unwrap();
    for (erased, before) in read.iter().zip(all()) {
        let (after, before) = (row::erasable(&erased.event), row::erasable(&before.event));
        assert_eq!(
            after.as_ref().map(|parts| &parts.player),
            before.as_ref().map(|parts| &parts.player),
            "the id of the player is kept"
        );
        assert!(after.is_none_or(|parts| parts.name.is_empty() && parts.text.is_none_or(|text| text.is_empty())));
    }
}

/// A small record that inflates to a huge size is refused.
#[test]
fn a_record_that_inflates_too_much_is_an_error() {
    let line = Line {
        seq: 1,
        at: 1,
        time: 1,
        author: None,
        command: None,
        name: None,
        spared: Spared::NONE,
        event: vec![b' '; 65 * 1024 * 1024],
    };
    assert!(matches!(Record::unpack(&Record::new(&[line], Vec::new()).pack()), Err(RowError::Damaged(_))));
}

#[test]
fn the_commands_of_a_record_are_recognized_except_those_that_caused_moves() {
    let (lines, book) = lines(&all());
    let record = Record::unpack(&Record::new(&lines, book.spent(&lines).unwrap()).pack()).unwrap();
    assert!(record.lines.iter().all(|line| line.command.is_none()));
    let (mut known, mut moves) = (0, 0);
    for recorded in all() {
        let (Some(author), Some(command)) = (&recorded.author, &recorded.command) else { continue };
        if matches!(recorded.event, Event::Moved { .. } | Event::Passed { .. }) {
            moves += 1;
        } else {
            known += 1;
            assert!(record.has_spent(author, &command.id), "{recorded:?}");
            assert!(
                !record.has_spent(&PlayerId::parse("eve").unwrap(), &command.id),
                "the same id from another player is unknown"
            );
        }
    }
    assert!(known > 20 && moves > 0);
    assert!(!record.has_spent(&PlayerId::parse("ann").unwrap(), &CommandId::parse("new").unwrap()));
}

prop_compose! {
    fn any_recorded()(
        at in any::<u64>(), time in any::<u64>(), author in 0..4_usize, command in proptest::option::of(("[!-~]{1,64}", any::<u64>())),
        which in 0..every_event().len() + later_events().len() + absences().len(), text in ".*", margin in any::<i32>(), winner in 0..2_usize, own in any::<bool>(),
        spared in proptest::option::of((any::<u64>(), prop_oneof![Just(0), Just(48), any::<u64>()])),
    ) -> Recorded {
        let event = match (own, which % 2) {
            (false, _) => every_event().into_iter().chain(later_events()).chain(absences().into_iter().map(|one| one.event)).nth(which).unwrap(),
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
            spared: spared.map_or(Spared::NONE, |(server, lag)| Spared { server: Millis(server), lag: Millis(lag) }),
            event,
        }
    }
}

proptest! {
    #[test]
    fn stored_events_round_trip(events in proptest::collection::vec(any_recorded(), 1..40)) {
        let events: Vec<Recorded> = (1..).zip(events).map(|(seq, event)| Recorded { seq, ..event }).collect();
        let (lines, book) = lines(&events);
        for line in &lines {
            prop_assert_eq!(&Line::from_bytes(line.seq, &line.to_bytes()).unwrap(), line);
        }
        let head = head(&lines, &book);
        prop_assert_eq!(&book.read(&room_id(), &lines, &head).unwrap(), &events);
        let record = Record::new(&lines, book.spent(&lines).unwrap());
        prop_assert_eq!(&Record::unpack(&record.pack()).unwrap(), &record);
        prop_assert_eq!(book.read(&room_id(), &record.lines, &head).unwrap(), without_commands(&events));
    }

    #[test]
    fn reading_any_bytes_does_not_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300), json in ".*") {
        let checked = [&bytes[..], &crc32fast::hash(&bytes).to_le_bytes()].concat();
        let formed = |form: u8| {
            let form = [&[form], &bytes[..]].concat();
            [&form[..], &crc32fast::hash(&form).to_le_bytes()].concat()
        };
        for bytes in [&bytes, &checked, &formed(2), &formed(3), &formed(4)] {
            let _ = Record::unpack(bytes);
            let _ = Line::from_bytes(1, bytes);
        }
        let _ = row::read_old_record(&[&[1], &bytes[..]].concat());
        let _ = row::read_old_event(&json);
    }
}
