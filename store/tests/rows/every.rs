//! One event of every form, in the order of the golden files. New events may be added only at the end.

use room::{
    AwayReason, Channel, Choice, ColorChoice, CommandId, CommandRef, Event, Millis, OfferKind, Opening, Parity, PlayerId,
    Recorded, RoomId, Seat, Series, Spared, StandstillKind, TakebackPolicy, Terms, TimeControl, TokenHash, UnixMillis,
    Visibility,
};
use rules::go::Handicap;
use rules::gomoku::rows::{Directions, Overline};
use rules::{Color, HalfPoints, Outcome, Point, Setup, Size, WinBy, go, gomoku};

fn size(width: u8, height: u8) -> Size {
    Size::new(width, height).unwrap()
}

fn player(id: &str) -> PlayerId {
    PlayerId::parse(id).unwrap()
}

fn room() -> RoomId {
    RoomId::parse("0123456789abcdefghjk").unwrap()
}

fn created(setup: Setup, time: TimeControl) -> Event {
    let terms = Terms {
        setup,
        series: None,
        opening: Opening::Free,
        time,
        colors: ColorChoice::Nigiri,
        takeback: TakebackPolicy::Ask,
        grace: Millis::ZERO,
        visibility: Visibility::Public,
        delay: Millis::ZERO,
        aids: room::Aids::Off,
        watching: room::Watching::Open,
    };
    Event::Created { terms, rematch_of: None, host: player("ann"), name: "Ann".into() }
}

pub(crate) fn all_settings() -> Vec<Event> {
    let go = |ruleset, komi, handicap| Setup::Go(go::Setup::new(size(19, 19), ruleset, HalfPoints(komi), handicap).unwrap());
    let gomoku = |ruleset| Setup::Gomoku(gomoku::Setup::new(size(15, 15), ruleset).unwrap());
    let fischer = TimeControl::Fischer { main: Millis(600_000), increment: Millis(5_000), cap: Some(Millis(900_000)) };
    let byo_yomi = TimeControl::ByoYomi { main: Millis(600_000), periods: 5, period: Millis(30_000) };
    let mut rematch = created(gomoku(gomoku::Ruleset::Standard), TimeControl::None);
    if let Event::Created { terms, rematch_of, .. } = &mut rematch {
        terms.colors = ColorChoice::Random;
        terms.takeback = TakebackPolicy::Off;
        terms.visibility = Visibility::Private;
        *rematch_of = Some(room());
    }
    let with_colors = |colors| {
        let mut event = created(gomoku(gomoku::Ruleset::Freestyle), TimeControl::Absolute { main: Millis(60_000) });
        if let Event::Created { terms, .. } = &mut event {
            terms.colors = colors;
        }
        event
    };
    vec![
        created(go(go::Ruleset::Chinese, 15, Handicap::None), fischer),
        created(go(go::Ruleset::Japanese, 1, Handicap::Fixed(4)), byo_yomi),
        created(go(go::Ruleset::TrompTaylor, -13, Handicap::Free(6)), TimeControl::None),
        with_colors(ColorChoice::Black),
        with_colors(ColorChoice::White),
        rematch,
    ]
}

fn outcomes() -> Vec<Event> {
    let win = |winner, by| Outcome::Win { winner, by };
    let all = [
        win(Color::Black, WinBy::Score { margin: HalfPoints(13) }),
        win(Color::White, WinBy::Row),
        win(Color::Black, WinBy::Resignation),
        win(Color::White, WinBy::Timeout),
        win(Color::Black, WinBy::Forfeit),
        Outcome::Draw,
        Outcome::Void,
    ];
    all.map(|outcome| Event::Finished { outcome }).into()
}

/// The terms that were added with openings, custom rules and games other than Go and Gomoku. They are for `events_2.jsonl`.
fn later_settings() -> Vec<Event> {
    let go = |width, height, ruleset, handicap| {
        Setup::Go(go::Setup::new(size(width, height), ruleset, HalfPoints(0), handicap).unwrap())
    };
    let gomoku = |width, height, ruleset| Setup::Gomoku(gomoku::Setup::new(size(width, height), ruleset).unwrap());
    let custom = go::Rules {
        ko: go::KoRule::Situational,
        self_capture: true,
        scoring: go::Scoring::Territory,
        removes_dead: false,
        handicap_bonus: go::HandicapBonus::StonesLessOne,
        resume: go::ResumeTurn::OpponentOfAsker,
        third_repetition_voids: true,
        tax: go::Tax::All,
        pass_stones: true,
    };
    let plain = go::Rules {
        ko: go::KoRule::Simple,
        handicap_bonus: go::HandicapBonus::None,
        resume: go::ResumeTurn::Alternates,
        tax: go::Tax::Seki,
        ..go::Rules::CHINESE
    };
    let classroom = gomoku::Row { length: 4, overline: Overline::Nothing, directions: Directions::RanksAndFiles };
    let setups = [
        go(9, 13, go::Ruleset::Custom(custom), Handicap::None),
        go(19, 19, go::Ruleset::Custom(plain), Handicap::Aga(3)),
        go(2, 25, go::Ruleset::StoneScoring, Handicap::None),
        gomoku(15, 15, gomoku::Ruleset::Caro),
        gomoku(5, 30, gomoku::Ruleset::CaroExact),
        gomoku(15, 15, gomoku::Ruleset::Renju(gomoku::Penalty::Refused)),
        gomoku(15, 15, gomoku::Ruleset::Renju(gomoku::Penalty::Loses)),
        gomoku(7, 6, gomoku::Ruleset::Mnk(classroom)),
        Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE),
        Setup::Othello,
    ];
    let mut events: Vec<Event> = setups.map(|setup| created(setup, TimeControl::None)).into();
    for opening in Opening::ALL {
        let mut event = created(gomoku(15, 15, gomoku::Ruleset::Freestyle), TimeControl::None);
        if let Event::Created { terms, .. } = &mut event {
            terms.opening = opening;
        }
        events.push(event);
    }
    events
}

/// The remaining rulesets of Go.
fn rulesets() -> Vec<Event> {
    let rulesets = [
        go::Ruleset::Korean,
        go::Ruleset::Aga,
        go::Ruleset::NewZealand,
        go::Ruleset::Ing,
        go::Ruleset::ChineseSimpleKo,
        go::Ruleset::Custom(go::Rules::CHINESE),
    ];
    let go = |ruleset| Setup::Go(go::Setup::new(size(9, 9), ruleset, HalfPoints(7), Handicap::None).unwrap());
    rulesets.map(|ruleset| created(go(ruleset), TimeControl::None)).into()
}

/// The remaining rulesets of Go, rooms at the bounds of the rules, and rooms that can no longer be created. The bounds
/// must never become narrower.
pub(crate) fn edges() -> Vec<Event> {
    let go = |side, komi, handicap| {
        Setup::Go(go::Setup::new(size(side, side), go::Ruleset::Chinese, HalfPoints(komi), handicap).unwrap())
    };
    let rows = |width, height, ruleset| Setup::Gomoku(gomoku::Setup::new(size(width, height), ruleset).unwrap());
    let mnk = |width, height, length| rows(width, height, gomoku::Ruleset::Mnk(gomoku::Row::of(length)));
    let setups = [
        go(2, 800, Handicap::None),
        go(25, -800, Handicap::Free(25)),
        go(9, 1, Handicap::Free(20)),
        go(7, 1, Handicap::Fixed(4)),
        go(24, 1, Handicap::Aga(4)),
        go(25, 1, Handicap::Fixed(9)),
        go(9, 1, Handicap::Aga(9)),
        rows(5, 5, gomoku::Ruleset::Freestyle),
        rows(30, 30, gomoku::Ruleset::Standard),
        rows(5, 30, gomoku::Ruleset::Renju(gomoku::Penalty::Refused)),
        mnk(1, 3, 3),
        mnk(30, 30, 10),
    ];
    let times = [
        TimeControl::Absolute { main: Millis(0) },
        TimeControl::Fischer { main: Millis(600_000), increment: Millis(3_600_000), cap: Some(Millis(1)) },
        TimeControl::ByoYomi { main: Millis(604_800_000), periods: 255, period: Millis(1) },
    ];
    let openings = [
        (mnk(3, 3, 3), Opening::Swap),
        (rows(9, 9, gomoku::Ruleset::Renju(gomoku::Penalty::Loses)), Opening::Yamaguchi),
        (go(9, 1, Handicap::Fixed(2)), Opening::KomiBids),
        (Setup::Othello, Opening::KomiCut),
    ];
    let mut events = rulesets();
    events.extend(setups.map(|setup| created(setup, TimeControl::None)));
    events.extend(times.map(|time| created(Setup::Othello, time)));
    events.extend(openings.map(|(setup, opening)| {
        let mut event = created(setup, TimeControl::None);
        if let Event::Created { terms, .. } = &mut event {
            terms.opening = opening;
        }
        event
    }));
    events
}

/// One event of every form that was added with the games other than Go and Gomoku.
pub(crate) fn later_events() -> Vec<Event> {
    let point = |x, y| Point { x, y };
    let mut events = later_settings();
    let chose = |choice, black| Event::Chose { seat: Seat::Guest, choice, black };
    events.extend([
        chose(Choice::Black, Seat::Guest),
        chose(Choice::White, Seat::Host),
        chose(Choice::MoreStones, Seat::Host),
        Event::Declared { seat: Seat::Host, count: 8 },
        Event::MovesOffered { seat: Seat::Guest, points: vec![point(3, 4), point(11, 0)] },
        Event::KomiNamed { seat: Seat::Host, komi: HalfPoints(-3) },
        Event::Proposed { dead: vec![point(0, 0), point(1, 0)], unsealed: vec![point(8, 12)] },
        Event::Proposed { dead: vec![], unsealed: vec![] },
        Event::Finished { outcome: Outcome::Win { winner: Color::White, by: WinBy::Forbidden } },
    ]);
    events
}

/// One event of every form that was added for absences, as the log of one room.
pub(crate) fn absences() -> Vec<Recorded> {
    let left = |seat, reason, since| Event::Left { seat, reason, since: Millis(since) };
    let won = |winner| Event::Finished { outcome: Outcome::Win { winner, by: WinBy::Abandonment } };
    let events = [
        left(Seat::Host, AwayReason::Closed, 0),
        Event::Back { seat: Seat::Host },
        left(Seat::Guest, AwayReason::Lost, 1 << 52),
        Event::Back { seat: Seat::Guest },
        Event::Resumed { by: None, turn: Color::Black },
        won(Color::White),
    ];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// The first events of rooms with the time controls that the first version lacked, in the log of one room. The last time control
/// has numbers that can no longer be chosen.
pub(crate) fn clocks() -> Vec<Recorded> {
    let days = |main_days, increment_days, cap_days, rest_days| TimeControl::Correspondence {
        main_days,
        increment_days,
        cap_days,
        rest_days,
    };
    let times = [
        TimeControl::Fischer { main: Millis(600_000), increment: Millis(5_000), cap: None },
        TimeControl::Canadian { main: Millis(1_200_000), stones: 10, period: Millis(300_000) },
        TimeControl::Simple { per_move: Millis(30_000) },
        days(3, 1, 7, 2),
        days(255, 0, 0, 255),
    ];
    let events = times.map(|time| created(Setup::Othello, time));
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// The events that were added with redo and with the policies for takebacks, as the log of one room.
pub(crate) fn redos() -> Vec<Recorded> {
    let terms = |takeback, grace| {
        let mut event = created(Setup::Othello, TimeControl::None);
        if let Event::Created { terms, .. } = &mut event {
            (terms.takeback, terms.grace) = (takeback, Millis(grace));
        }
        event
    };
    let events = [
        terms(TakebackPolicy::Free, 0),
        terms(TakebackPolicy::Off, 3_000),
        terms(TakebackPolicy::Ask, 1),
        Event::Offered { kind: OfferKind::Redo, by: Color::White, terms: None },
        Event::Declined { kind: OfferKind::Redo, by: Color::Black },
        Event::Withdrawn { kind: OfferKind::Redo, by: Color::White },
        Event::Redone { move_number: 41, used: Millis::ZERO },
    ];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// Gifts of time, as the log of one room.
pub(crate) fn gifts() -> Vec<Recorded> {
    let given = |by, more| Event::TimeGiven { by, more: Millis(more) };
    let events = [given(Color::Black, 15_000), given(Color::White, 86_400_000)];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// Offers of a rematch with and without other terms, as the log of one room.
pub(crate) fn changed_rematches() -> Vec<Recorded> {
    let rules = gomoku::Setup::new(size(15, 15), gomoku::Ruleset::Caro).unwrap();
    let terms = Terms {
        setup: Setup::Gomoku(rules),
        series: None,
        opening: Opening::Free,
        time: TimeControl::Absolute { main: Millis(60_000) },
        colors: ColorChoice::Random,
        takeback: TakebackPolicy::Off,
        grace: Millis(2000),
        visibility: Visibility::Private,
        delay: Millis::ZERO,
        aids: room::Aids::Off,
        watching: room::Watching::Open,
    };
    let offered = |by, terms| Event::Offered { kind: OfferKind::Rematch, by, terms };
    let events = [offered(Color::Black, Some(terms)), offered(Color::White, None)];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// The first events of rooms in series, one for each kind of series, in the log of one room.
pub(crate) fn series() -> Vec<Recorded> {
    let of = |series| {
        let mut event = created(Setup::Othello, TimeControl::None);
        if let Event::Created { terms, .. } = &mut event {
            terms.series = Some(series);
        }
        event
    };
    let events = [of(Series::BestOf { games: 3 }), of(Series::FirstTo { points: 21 }), of(Series::Ladder {})];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// Pauses and adjournments, as the log of one room.
pub(crate) fn standstills() -> Vec<Recorded> {
    let halted = |kind| Event::Halted { kind, turn: Color::White };
    let events = [
        (Event::Offered { kind: OfferKind::Pause, by: Color::White, terms: None }, 0),
        (halted(StandstillKind::Pause), 0),
        (Event::Offered { kind: OfferKind::Adjourn, by: Color::Black, terms: None }, 0),
        (halted(StandstillKind::Adjournment), 7),
        (Event::Overdue, 0),
        (Event::Offered { kind: OfferKind::Continue, by: Color::Black, terms: None }, 0),
        (Event::Continuing { by: Some(Color::Black) }, 0),
        (Event::Continuing { by: None }, 0),
        (Event::Continued, 0),
    ];
    let events = (1..).zip(events).map(|(seq, (event, server))| Recorded {
        seq,
        spared: Spared { server: Millis(server), lag: Millis::ZERO },
        event,
        ..recorded()[seq as usize].clone()
    });
    events.collect()
}

/// A takeback without the opponent's consent, followed by its redo, as the log of one room.
pub(crate) fn used_turns() -> Vec<Recorded> {
    let used = Millis(20_500);
    let events = [Event::TakenBack { move_number: 3, used }, Event::Redone { move_number: 4, used }];
    (1..).zip(events).map(|(seq, event)| Recorded { seq, event, ..recorded()[seq as usize].clone() }).collect()
}

/// One event of every form of the first version.
pub(crate) fn every_event() -> Vec<Event> {
    let point = |x, y| Point { x, y };
    let (black, white) = (Color::Black, Color::White);
    let mut events = all_settings();
    events.extend([
        Event::Seated { seat: Seat::Host, player: player("ann"), name: "Ann \"A\"\n棋".into() },
        Event::Stood { seat: Seat::Guest },
        Event::SeatLinkMade { seat: Seat::Host, hash: TokenHash(std::array::from_fn(|i| i as u8 * 8)) },
        Event::SeatShared { seat: Seat::Guest, player: player("phone-2_X") },
        Event::Guessed { parity: Parity::Odd, stones: 7 },
        Event::Guessed { parity: Parity::Even, stones: 20 },
        Event::Started { black: Seat::Guest },
        Event::Moved { color: black, point: point(15, 3) },
        Event::Moved { color: white, point: point(29, 29) },
        Event::Passed { color: black },
        Event::TakenBack { move_number: 41, used: Millis::ZERO },
        Event::Marked { color: white, points: vec![point(0, 0), point(1, 0)], dead: true },
        Event::Marked { color: black, points: vec![point(0, 0)], dead: false },
        Event::ScoreAccepted { color: white },
        Event::Resumed { by: Some(black), turn: white },
        Event::Offered { kind: OfferKind::Takeback, by: black, terms: None },
        Event::Declined { kind: OfferKind::Draw, by: white },
        Event::Withdrawn { kind: OfferKind::Rematch, by: white },
        Event::Rematched { room: room() },
        Event::Aborted { by: None },
        Event::Aborted { by: Some(Seat::Host) },
        Event::Chatted { player: player("ben"), name: "Ben".into(), channel: Channel::Players, text: "hi 🪨".into() },
        Event::Chatted { player: player("eve"), name: "Eve".into(), channel: Channel::Spectators, text: "<b>&\\".into() },
    ]);
    events.extend(outcomes());
    events
}

/// Every event, recorded in one room. Some events have no author or command, and the wall clock is set back several times.
pub(crate) fn recorded() -> Vec<Recorded> {
    let records = (1..).zip(every_event()).map(|(seq, event)| Recorded {
        seq,
        at: Millis(1_000 * seq + seq % 3),
        time: UnixMillis(1_790_000_000_000 + 1_000 * seq - seq / 20 * 3_600_000),
        author: ["ann", "ben"].get(seq as usize % 3).map(|id| player(id)),
        command: (seq % 4 != 0)
            .then(|| CommandRef { id: CommandId::parse(&format!("c{seq}")).unwrap(), fingerprint: u64::MAX / seq }),
        spared: Spared::NONE,
        event,
    });
    records.collect()
}

/// A player whom the operator keeps out of a room.
pub(crate) fn kept_out() -> Vec<Recorded> {
    let events = [
        recorded()[0].event.clone(),
        Event::KeptOut { seat: Seat::Host, player: player("ann") },
        Event::Left { seat: Seat::Host, reason: AwayReason::Banned, since: Millis(2_000) },
    ];
    (1..)
        .zip(events)
        .map(|(seq, event)| Recorded { seq, event, author: None, command: None, ..recorded()[seq as usize].clone() })
        .collect()
}

/// A room that the operator has ended.
pub(crate) fn ended_by_operator() -> Vec<Recorded> {
    let events = [recorded()[0].event.clone(), Event::EndedByOperator];
    (1..)
        .zip(events)
        .map(|(seq, event)| Recorded { seq, event, author: None, command: None, ..recorded()[seq as usize].clone() })
        .collect()
}
