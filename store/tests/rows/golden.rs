//! Everything that earlier versions wrote can still be read. New golden files may be added, but a golden file never changes.

use crate::aids::{aids, warnings};
use crate::delays::delays;
use crate::every::{
    absences, changed_rematches, clocks, edges, ended_by_operator, every_event, gifts, kept_out, later_events, recorded, redos,
    series, standstills, used_turns,
};
use crate::scratch::scratch_boards;
use crate::spared::spared_turns;
use crate::watching::watching;
use crate::{all, head, lines, room_id, without_commands};
use room::{
    Aid, Aids, AwayReason, Choice, ColorChoice, Event, Millis, OfferKind, Opening, Parity, Recorded, Seat, StandstillKind,
    TakebackPolicy, TimeControl, Visibility, Watching,
};
use rules::{Kind, Setup, go, gomoku};
use setup::data::CreateRoom;
use store::row::{self, Book, Chain, Line, Record, RowError};

const EVENTS: &str = include_str!("../golden/events_1.jsonl");
const LATER: &str = include_str!("../golden/events_2.jsonl");
const RECORD: &[u8] = include_bytes!("../golden/record_1.bin");
/// Each file of lines contains the log of one room: each event's line in hexadecimal, followed by the head of the chain after that
/// line. `LINES_1` contains the events of [`all`], and `LINES_2` those of [`with_edges`]. The first event of a room is `created` in
/// `LINES_1` and `created_2` in all later files.
const LINES_1: &str = include_str!("../golden/lines_1.txt");
const LINES_2: &str = include_str!("../golden/lines_2.txt");
/// The events that were added for absences.
const LINES_3: &str = include_str!("../golden/lines_3.txt");
/// The time controls that the first version lacked.
const LINES_4: &str = include_str!("../golden/lines_4.txt");
/// The events that were added with redo and with the policies for takebacks.
const LINES_5: &str = include_str!("../golden/lines_5.txt");
/// Gifts of time.
const LINES_6: &str = include_str!("../golden/lines_6.txt");
/// Turns with parts that were not charged.
const LINES_7: &str = include_str!("../golden/lines_7.txt");
/// Offers of a rematch with and without other terms.
const LINES_8: &str = include_str!("../golden/lines_8.txt");
/// The kinds of series.
const LINES_9: &str = include_str!("../golden/lines_9.txt");
/// Pauses and adjournments.
const LINES_10: &str = include_str!("../golden/lines_10.txt");
/// A takeback without the opponent's consent, and its redo.
const LINES_11: &str = include_str!("../golden/lines_11.txt");
/// Scratch boards.
const LINES_12: &str = include_str!("../golden/lines_12.txt");
/// Delayed broadcasts.
const LINES_13: &str = include_str!("../golden/lines_13.txt");
/// The choices of who may watch.
const LINES_14: &str = include_str!("../golden/lines_14.txt");
/// The aids.
const LINES_15: &str = include_str!("../golden/lines_15.txt");
/// Warnings before blunders.
const LINES_16: &str = include_str!("../golden/lines_16.txt");
/// The end of a game by the operator.
const LINES_17: &str = include_str!("../golden/lines_17.txt");
/// A player whom the operator keeps out.
const LINES_18: &str = include_str!("../golden/lines_18.txt");
/// The record of the lines in `LINES_1`, in form 2.
const RECORD_2: &[u8] = include_bytes!("../golden/record_2.bin");
/// The record of the lines in `LINES_2`, in form 3.
const RECORD_3: &[u8] = include_bytes!("../golden/record_3.bin");
/// The record of the lines in `LINES_3`, in form 2.
const RECORD_4: &[u8] = include_bytes!("../golden/record_4.bin");
/// The record of the lines in `LINES_4`, in form 3.
const RECORD_5: &[u8] = include_bytes!("../golden/record_5.bin");
/// The record of the lines in `LINES_5`, in form 3.
const RECORD_6: &[u8] = include_bytes!("../golden/record_6.bin");
/// The record of the lines in `LINES_6`, in form 3.
const RECORD_7: &[u8] = include_bytes!("../golden/record_7.bin");
/// The record of the lines in `LINES_7`, in form 4.
const RECORD_8: &[u8] = include_bytes!("../golden/record_8.bin");
/// The record of the lines in `LINES_8`, in form 4.
const RECORD_9: &[u8] = include_bytes!("../golden/record_9.bin");
/// The record of the lines in `LINES_9`, in form 4.
const RECORD_10: &[u8] = include_bytes!("../golden/record_10.bin");
/// The record of the lines in `LINES_10`, in form 4.
const RECORD_11: &[u8] = include_bytes!("../golden/record_11.bin");
/// The record of the lines in `LINES_11`, in form 4.
const RECORD_12: &[u8] = include_bytes!("../golden/record_12.bin");
/// The record of the lines in `LINES_12`, in form 4.
const RECORD_13: &[u8] = include_bytes!("../golden/record_13.bin");
/// The record of the lines in `LINES_13`, in form 4.
const RECORD_14: &[u8] = include_bytes!("../golden/record_14.bin");
/// The record of the lines in `LINES_14`, in form 4.
const RECORD_15: &[u8] = include_bytes!("../golden/record_15.bin");
/// The record of the lines in `LINES_15`, in form 4.
const RECORD_16: &[u8] = include_bytes!("../golden/record_16.bin");
/// The record of the lines in `LINES_16`, in form 4.
const RECORD_17: &[u8] = include_bytes!("../golden/record_17.bin");
/// The record of the lines in `LINES_17`, in form 4.
const RECORD_18: &[u8] = include_bytes!("../golden/record_18.bin");
/// The record of the lines in `LINES_18`, in form 4.
const RECORD_19: &[u8] = include_bytes!("../golden/record_19.bin");

/// The events of `LINES_2`.
fn with_edges() -> Vec<Recorded> {
    let all = all();
    let edges = edges().into_iter().zip(all.iter().cycle()).map(|(event, like)| Recorded { event, ..like.clone() });
    let events: Vec<Recorded> = all.iter().cloned().chain(edges).collect();
    (1..).zip(events).map(|(seq, recorded)| Recorded { seq, ..recorded }).collect()
}

/// The lines of a golden file. Checks that the head after each line is the one in the file.
fn golden_lines(golden: &str, book: &Book) -> Vec<Line> {
    let mut chain = Chain::start(&room_id());
    let lines = (1..).zip(golden.lines()).map(|(seq, golden)| {
        let (bytes, head) = golden.split_once(' ').unwrap();
        let line = Line::from_bytes(seq, &unhex(bytes)).unwrap();
        chain.add(&line, book).unwrap();
        assert_eq!(head, hex(&chain.head()), "{}", String::from_utf8_lossy(&line.event));
        line
    });
    lines.collect()
}

/// Reads a line whose event is this JSON.
fn read_created(json: &str) -> Result<Event, RowError> {
    let (mut lines, book) = lines(&all()[..1]);
    lines[0].event = json.into();
    book.read(&room_id(), &lines, &head(&lines, &book)).map(|mut events| events.remove(0).event)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}

/// If a line fails here, never change the golden file: stored rooms contain that line.
#[test]
fn events_of_the_first_form_are_read() {
    for (golden, events) in [(EVENTS, every_event()), (LATER, later_events())] {
        assert_eq!(golden.lines().count(), events.len(), "one line per event");
        for (line, event) in golden.lines().zip(&events) {
            assert_eq!(row::read_old_event(line).unwrap(), *event, "{line}");
        }
    }
}

#[test]
fn records_of_the_first_form_are_read() {
    assert_eq!(row::read_old_record(RECORD).unwrap(), recorded());
}

/// Each golden file of lines, the record of these lines, and their events.
fn files() -> Vec<(&'static str, &'static [u8], Vec<Recorded>)> {
    vec![
        (LINES_1, RECORD_2, all()),
        (LINES_2, RECORD_3, with_edges()),
        (LINES_3, RECORD_4, absences()),
        (LINES_4, RECORD_5, clocks()),
        (LINES_5, RECORD_6, redos()),
        (LINES_6, RECORD_7, gifts()),
        (LINES_7, RECORD_8, spared_turns()),
        (LINES_8, RECORD_9, changed_rematches()),
        (LINES_9, RECORD_10, series()),
        (LINES_10, RECORD_11, standstills()),
        (LINES_11, RECORD_12, used_turns()),
        (LINES_12, RECORD_13, scratch_boards()),
        (LINES_13, RECORD_14, delays()),
        (LINES_14, RECORD_15, watching()),
        (LINES_15, RECORD_16, aids()),
        (LINES_16, RECORD_17, warnings()),
        (LINES_17, RECORD_18, ended_by_operator()),
        (LINES_18, RECORD_19, kept_out()),
    ]
}

/// If this fails, never change a golden file: stored rooms contain its lines.
#[test]
fn lines_of_every_form_are_read() {
    for (golden, _, events) in files() {
        let (_, book) = lines(&events);
        let lines = golden_lines(golden, &book);
        assert_eq!(book.read(&room_id(), &lines, &head(&lines, &book)).unwrap(), events);
    }
}

/// A word without a golden line could be renamed by accident. For a new word, add another golden file with the line of an event
/// that contains the word.
#[test]
fn every_word_has_a_golden_line() {
    let lines: Vec<String> = [LINES_2, LINES_3, LINES_5, LINES_10, LINES_14, LINES_15, LINES_16, LINES_18]
        .iter()
        .flat_map(|file| file.lines())
        .map(|line| String::from_utf8_lossy(&unhex(line.split(' ').next().unwrap())).into())
        .collect();
    let words = [
        Kind::ALL.map(Kind::as_str).to_vec(),
        go::RulesetName::ALL.map(go::RulesetName::as_str).to_vec(),
        go::KoRule::ALL.map(go::KoRule::as_str).to_vec(),
        go::Scoring::ALL.map(go::Scoring::as_str).to_vec(),
        go::HandicapBonus::ALL.map(go::HandicapBonus::as_str).to_vec(),
        go::ResumeTurn::ALL.map(go::ResumeTurn::as_str).to_vec(),
        go::Tax::ALL.map(go::Tax::as_str).to_vec(),
        gomoku::RulesetName::ALL.map(gomoku::RulesetName::as_str).to_vec(),
        gomoku::Penalty::ALL.map(gomoku::Penalty::as_str).to_vec(),
        gomoku::rows::Overline::ALL.map(gomoku::rows::Overline::as_str).to_vec(),
        gomoku::rows::Directions::ALL.map(gomoku::rows::Directions::as_str).to_vec(),
        Opening::ALL.map(Opening::as_str).to_vec(),
        ColorChoice::ALL.map(ColorChoice::as_str).to_vec(),
        TakebackPolicy::ALL.map(TakebackPolicy::as_str).to_vec(),
        Visibility::ALL.map(Visibility::as_str).to_vec(),
        Seat::ALL.map(Seat::as_str).to_vec(),
        Parity::ALL.map(Parity::as_str).to_vec(),
        AwayReason::ALL.map(AwayReason::as_str).to_vec(),
        Choice::ALL.map(Choice::as_str).to_vec(),
        OfferKind::ALL.map(OfferKind::as_str).to_vec(),
        StandstillKind::ALL.map(StandstillKind::as_str).to_vec(),
        Watching::ALL.map(Watching::as_str).to_vec(),
        Aid::ALL.map(Aid::as_str).to_vec(),
        Aids::ALL.map(Aids::as_str).to_vec(),
    ];
    for word in words.concat() {
        assert!(lines.iter().any(|line| line.contains(&format!(":\"{word}\""))), "{word}");
    }
}

/// If you change the written form on purpose, add another golden file. Keep the previous file: from then on, tests only
/// check that it can be read.
#[test]
fn lines_are_written_in_the_newest_form() {
    // `LINES_1` has the form that was in use before the written form last changed.
    for (golden, _, events) in files().into_iter().skip(1) {
        let (lines, book) = lines(&events);
        let golden = golden_lines(golden, &book);
        assert_eq!(golden.len(), lines.len(), "one line per event");
        for (golden, line) in golden.iter().zip(&lines) {
            assert_eq!(golden, line, "{}", String::from_utf8_lossy(&line.event));
        }
    }
}

#[test]
fn records_of_every_form_are_read() {
    for (golden, sealed, events) in files() {
        let (_, book) = lines(&events);
        let lines = golden_lines(golden, &book);
        let record = Record::unpack(sealed).unwrap();
        assert_eq!(record, Record::new(&lines, book.spent(&lines).unwrap()));
        let read = book.read(&room_id(), &record.lines, &head(&lines, &book)).unwrap();
        assert_eq!(read, without_commands(&events));
    }
}

/// A room keeps the terms that were agreed when it was created, whether they are stored in the old form or in the new one.
#[test]
fn rooms_that_cannot_be_created_today_are_read() {
    let time = TimeControl::ByoYomi { main: Millis(604_800_000), periods: 255, period: Millis(1) };
    for (json, opening) in [
        (
            r#"{"e":"created","settings":{"setup":{"kind":"othello"},"opening":"swap","time":{"type":"byo_yomi","main":604800000,"periods":255,"period":1},"colors":"black","takeback":"ask","visibility":"public"}}"#,
            Opening::Swap,
        ),
        (
            r#"{"e":"created_2","terms":{"setup":{"kind":"othello"},"opening":"komi_cut","time":{"type":"byo_yomi","main_ms":604800000,"periods":255,"period_ms":1},"colors":"black","takeback":"ask","visibility":"public"}}"#,
            Opening::KomiCut,
        ),
    ] {
        let Event::Created { terms, .. } = read_created(json).unwrap() else { panic!("{json}") };
        assert_eq!((terms.setup, terms.opening, terms.time), (Setup::Othello, opening, time));
        assert!(CreateRoom::from(&terms).terms().is_err(), "a new room with these terms would be refused");
    }
}

#[test]
fn fields_of_a_later_version_are_ignored() {
    let moved = row::read_old_event(r#"{"e":"m","c":"b","p":"pd","lag":12,"why":{"x":[1]}}"#).unwrap();
    assert_eq!(moved, row::read_old_event(r#"{"p":"pd","c":"b","e":"m"}"#).unwrap());
    let created = EVENTS.lines().next().unwrap().replacen(r#""settings":{"#, r#""settings":{"new":null,"#, 1);
    assert_eq!(row::read_old_event(&created).unwrap(), every_event()[0]);
    let (lines, _) = lines(&all()[..1]);
    let created = std::str::from_utf8(&lines[0].event).unwrap();
    assert_eq!(read_created(&created.replacen('{', r#"{"new":null,"#, 1)).unwrap(), every_event()[0]);
}

/// An unknown field in a room's terms may change the rules of its game, so a program that does not know the field must not serve
/// the room.
#[test]
fn unknown_terms_are_an_error() {
    let (lines, _) = lines(&with_edges());
    let json = |at: usize| String::from_utf8(lines[at].event.clone()).unwrap();
    let created = json(0);
    assert!(read_created(&created).is_ok());
    for (known, unknown) in [
        (r#""terms":{"#, r#""terms":{"new":1,"#),
        (r#""kind":"go","#, r#""kind":"go","new":1,"#),
        (r#""type":"none""#, r#""type":"none","new":1"#),
        (r#""type":"fischer","#, r#""type":"fischer","new":1,"#),
        (r#""ruleset":"chinese""#, r#""ruleset":"martian""#),
        (r#""kind":"go","#, r#""kind":"chess","#),
        (r#""type":"none""#, r#""type":"reverse""#),
        (r#""opening":"free""#, r#""opening":"drawn""#),
        (r#""colors":"nigiri""#, r#""colors":"auction""#),
    ] {
        let changed = created.replacen(known, unknown, 1);
        assert_ne!(changed, created);
        assert!(matches!(read_created(&changed), Err(RowError::Json(_))), "{changed}");
    }
    let custom = (0..lines.len()).map(json).find(|json| json.contains(r#""rules":{"#)).unwrap();
    assert!(matches!(read_created(&custom.replace(r#""rules":{"#, r#""rules":{"new":1,"#)), Err(RowError::Json(_))));
    for (possible, impossible) in [(r#""size":19"#, r#""size":31"#), (r#""komi_half":15"#, r#""komi_half":801"#)] {
        assert!(matches!(read_created(&created.replace(possible, impossible)), Err(RowError::Terms(_))), "{impossible}");
    }
}

#[test]
fn unknown_variants_are_an_error() {
    for bad in [
        "",
        "{}",
        "null",
        r#"{"e":"flown"}"#,
        r#"{"e":"m","c":"b"}"#,
        r#"{"e":"m","c":"red","p":"aa"}"#,
        r#"{"e":"m","c":"b","p":"a"}"#,
        &EVENTS.lines().next().unwrap().replace("chinese", "martian"),
        &LATER.lines().nth(3).unwrap().replace("caro", "renju,caro"),
    ] {
        assert!(matches!(row::read_old_event(bad), Err(RowError::Json(_))), "{bad}");
    }
    for bad in [
        r#"{"e":"rematched","room":"UPPER"}"#,
        r#"{"e":"seat_shared","seat":"host","player":"two words"}"#,
        r#"{"e":"seated","seat":"host","player":"two words","name":"Ann"}"#,
        r#"{"e":"seated","seat":"host","player":"ann"}"#,
        r#"{"e":"chatted","channel":"players","player":"ann","name":"Ann"}"#,
    ] {
        assert!(matches!(row::read_old_event(bad), Err(RowError::Value { .. })), "{bad}");
    }
    for bad in [
        &EVENTS.lines().next().unwrap().replace("19", "99"),
        &LATER.lines().next().unwrap().replace("custom", "chinese"),
        &LATER.lines().next().unwrap().replace(r#""height":13"#, r#""height":31"#),
        &LATER.lines().nth(5).unwrap().replace("renju", "caro"),
        &LATER.lines().nth(7).unwrap().replace("mnk", "standard"),
        &LATER.lines().nth(7).unwrap().replace(r#""length":4"#, r#""length":8"#),
    ] {
        assert!(matches!(row::read_old_event(bad), Err(RowError::Terms(_))), "{bad}");
    }
}
