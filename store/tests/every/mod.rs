//! One event of every form, in the order of the golden files. Only ever add at the end.

use room::{
    Channel, ColorChoice, CommandId, CommandRef, Event, Millis, OfferKind, Parity, PlayerId, Recorded, RoomId, Seat, Settings,
    TakebackPolicy, TimeControl, TokenHash, UnixMillis, Visibility,
};
use rules::go::Handicap;
use rules::{Color, HalfPoints, Outcome, Point, Setup, WinBy, go, gomoku};

fn player(id: &str) -> PlayerId {
    PlayerId::parse(id).unwrap()
}

fn room() -> RoomId {
    RoomId::parse("0123456789abcdefghjk").unwrap()
}

fn created(setup: Setup, time: TimeControl) -> Event {
    let settings = Settings {
        setup,
        time,
        colors: ColorChoice::Nigiri,
        takeback: TakebackPolicy::Ask,
        visibility: Visibility::Public,
        rematch_of: None,
    };
    Event::Created { settings, host: player("ann"), name: "Ann".into() }
}

fn all_settings() -> Vec<Event> {
    let go = |ruleset, komi, handicap| Setup::Go(go::Setup::new(19, ruleset, HalfPoints(komi), handicap).unwrap());
    let gomoku = |ruleset| Setup::Gomoku(gomoku::Setup::new(15, ruleset).unwrap());
    let fischer = TimeControl::Fischer { main: Millis(600_000), increment: Millis(5_000), cap: Millis(900_000) };
    let byo_yomi = TimeControl::ByoYomi { main: Millis(600_000), periods: 5, period: Millis(30_000) };
    let mut rematch = created(gomoku(gomoku::Ruleset::Standard), TimeControl::None);
    if let Event::Created { settings, .. } = &mut rematch {
        settings.colors = ColorChoice::Random;
        settings.takeback = TakebackPolicy::Off;
        settings.visibility = Visibility::Private;
        settings.rematch_of = Some(room());
    }
    let with_colors = |colors| {
        let mut event = created(gomoku(gomoku::Ruleset::Freestyle), TimeControl::Absolute { main: Millis(60_000) });
        if let Event::Created { settings, .. } = &mut event {
            settings.colors = colors;
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
        win(Color::White, WinBy::Five),
        win(Color::Black, WinBy::Resignation),
        win(Color::White, WinBy::Timeout),
        win(Color::Black, WinBy::Forfeit),
        Outcome::Draw,
        Outcome::Void,
    ];
    all.map(|outcome| Event::Finished { outcome }).into()
}

/// One event of every form.
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
        Event::TakenBack { move_number: 41 },
        Event::Marked { color: white, points: vec![point(0, 0), point(1, 0)], dead: true },
        Event::Marked { color: black, points: vec![point(0, 0)], dead: false },
        Event::ScoreAccepted { color: white },
        Event::Resumed { by: black, turn: white },
        Event::Offered { kind: OfferKind::Takeback, by: black },
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

/// Every event, recorded in one room: with and without authors and commands, and with a wall clock that was set back.
pub(crate) fn recorded() -> Vec<Recorded> {
    let records = (1..).zip(every_event()).map(|(seq, event)| Recorded {
        seq,
        at: Millis(1_000 * seq + seq % 3),
        time: UnixMillis(1_790_000_000_000 + 1_000 * seq - seq / 20 * 3_600_000),
        author: ["ann", "ben"].get(seq as usize % 3).map(|id| player(id)),
        command: (seq % 4 != 0)
            .then(|| CommandRef { id: CommandId::parse(&format!("c{seq}")).unwrap(), fingerprint: u64::MAX / seq }),
        event,
    });
    records.collect()
}
