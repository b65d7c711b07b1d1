//! Measures the size of a game in bytes, live and sealed. The games are generated. Their points are random and therefore cannot be
//! compressed. Their thinking times are distributed like those of people.
//! `cargo test -p store-sqlite --test size -- --nocapture` prints the table.

#![allow(clippy::unwrap_used)]

use room::{
    Channel, ColorChoice, CommandId, CommandRef, Event, Millis, OfferKind, Opening, Parity, PlayerId, Recorded, RoomId, Seat,
    Spared, TakebackPolicy, Terms, TimeControl, UnixMillis, Visibility,
};
use rules::go::Handicap;
use rules::{Color, HalfPoints, Kind, Outcome, Point, Setup, Size, WinBy, go, gomoku};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use store::{Append, GameRow, RoomRow, Store, StoredPhase};
use store_sqlite::{Options, SqliteStore};

/// The limits in bytes, for the average record and for a game with its share of all tables and indexes.
const MOST_RECORD_BYTES: i64 = 400;
const MOST_GAME_BYTES: i64 = 1024;

/// SplitMix64: pseudorandom, and the same on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A thinking time in milliseconds. Half of the times are between two and nine seconds, and some reach a minute.
    fn thought(&mut self) -> u64 {
        let sum: f64 = (0..12).map(|_| self.below(1 << 20) as f64 / f64::from(1 << 20)).sum::<f64>() - 6.0;
        (4500.0 * (sum * 1.0).exp()) as u64 + 150
    }

    fn letters(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[self.below(32) as usize])).collect()
    }
}

/// A game in play, with the appends that store it.
struct Game {
    chance: Chance,
    row: RoomRow,
    players: [(PlayerId, String); 2],
    seq: u64,
    at: u64,
    /// For each player, in milliseconds: the smoothed round trip, and the round trip in use, which follows only larger changes.
    trips: [[u64; 2]; 2],
    /// The offset of the wall clock from the timeline, in microseconds. The times on both are cut to whole milliseconds, so their
    /// difference varies by one millisecond.
    offset_micros: u64,
    appends: Vec<Append>,
}

fn setup(kind: usize) -> (Setup, TimeControl, u64, u64) {
    let square = |side| Size::square(side).unwrap();
    let go = |side, ruleset, komi| Setup::Go(go::Setup::new(square(side), ruleset, HalfPoints(komi), Handicap::None).unwrap());
    let byo_yomi = |main, periods| TimeControl::ByoYomi { main: Millis(main), periods, period: Millis(30_000) };
    let fischer =
        |main, increment| TimeControl::Fischer { main: Millis(main), increment: Millis(increment), cap: Some(Millis(2 * main)) };
    match kind {
        0 => (go(19, go::Ruleset::Japanese, 13), byo_yomi(1_200_000, 5), 200, 250),
        1 => (go(9, go::Ruleset::Chinese, 15), fischer(300_000, 5_000), 45, 80),
        2 => {
            (Setup::Gomoku(gomoku::Setup::new(square(15), gomoku::Ruleset::Freestyle).unwrap()), fischer(300_000, 3_000), 20, 70)
        }
        3 => (Setup::Othello, fischer(600_000, 5_000), 58, 61),
        _ => (Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE), fischer(60_000, 1_000), 5, 10),
    }
}

const KINDS: [&str; 5] = ["Go 19x19", "Go 9x9", "Gomoku 15x15", "Othello", "tic-tac-toe"];

impl Game {
    fn play(number: u64, people: &[(PlayerId, String)]) -> Self {
        let mut chance = Chance(number);
        let first = chance.below(people.len() as u64) as usize;
        let second = (first + 1 + chance.below(people.len() as u64 - 1) as usize) % people.len();
        let created = UnixMillis(1_790_000_000_000 + number * 300_000);
        let row = RoomRow {
            id: RoomId::parse(&chance.letters(20)).unwrap(),
            visibility: Visibility::Public,
            phase: StoredPhase::Waiting,
            players: vec![people[first].0.clone()],
            created,
            touched: created,
            deadline: None,
        };
        let offset_micros = (1_790_000_000_000 - 77) * 1000 + chance.below(1000);
        let trips = [0; 2].map(|_| [5 + chance.below(200); 2]);
        let mut game = Self {
            chance,
            trips,
            row,
            players: [people[first].clone(), people[second].clone()],
            seq: 0,
            at: number * 300_000 + 77,
            offset_micros,
            appends: Vec::new(),
        };
        game.whole(number as usize % KINDS.len());
        game
    }

    fn append(&mut self, author: Option<usize>, events: Vec<Event>) {
        self.at += self.chance.thought();
        let time = UnixMillis((self.at * 1000 + self.chance.below(1000) + self.offset_micros) / 1000);
        let id = format!("{}-{}", self.chance.letters(12), self.seq);
        let mut command = author.map(|_| CommandRef { id: CommandId::parse(&id).unwrap(), fingerprint: self.chance.next() });
        let expected_seq = self.seq;
        let mut spared = events.first().filter(|event| event.ends_a_turn()).map_or(Spared::NONE, |_| self.spared(author));
        let author = author.map(|seat| self.players[seat].0.clone());
        let recorded = (self.seq + 1..).zip(events).map(|(seq, event)| Recorded {
            seq,
            at: Millis(self.at),
            time,
            author: author.clone(),
            command: command.take(),
            spared: std::mem::take(&mut spared),
            event,
        });
        let events: Vec<Recorded> = recorded.collect();
        self.seq += events.len() as u64;
        self.row.touched = time;
        self.appends.push(Append {
            room: self.row.id.clone(),
            expected_seq,
            events,
            row: self.row.clone(),
            game: None,
            series: None,
            plans: None,
        });
    }

    /// The delays of a turn: a few milliseconds for the disk, and the round trip in use.
    fn spared(&mut self, seat: Option<usize>) -> Spared {
        let seat = seat.unwrap_or(0);
        let [smoothed, used] = &mut self.trips[seat];
        let measured = *smoothed * (90 + self.chance.below(21)) / 100 + self.chance.below(3);
        *smoothed = (*smoothed * 7 + measured + 4) / 8;
        if smoothed.abs_diff(*used) > 2.max(*used / 16) {
            *used = *smoothed;
        }
        let server = 1 + self.chance.below(4) + self.chance.below(4);
        Spared { server: Millis(server), lag: Millis(self.trips[seat][1]) }
    }

    fn says(&mut self, seat: usize, text: &str) {
        let (player, name) = self.players[seat].clone();
        self.append(Some(seat), vec![Event::Chatted { player, name, channel: Channel::Players, text: text.into() }]);
    }

    fn whole(&mut self, kind: usize) {
        let (setup, time, least, most) = setup(kind);
        let colors = if kind < 2 { ColorChoice::Nigiri } else { ColorChoice::Random };
        let terms = Terms {
            setup,
            series: None,
            opening: Opening::Free,
            time,
            colors,
            takeback: TakebackPolicy::Ask,
            grace: Millis::ZERO,
            visibility: Visibility::Public,
            delay: Millis::ZERO,
            aids: room::Aids::Off,
            watching: room::Watching::Open,
        };
        let [(host, host_name), (guest, guest_name)] = self.players.clone();
        let created = Event::Created { terms, rematch_of: None, host: host.clone(), name: host_name.clone() };
        self.append(Some(0), vec![created, Event::Seated { seat: Seat::Host, player: host, name: host_name }]);
        self.row.players.push(guest.clone());
        self.row.phase = StoredPhase::Live;
        let seated = Event::Seated { seat: Seat::Guest, player: guest, name: guest_name };
        let black = if self.chance.below(2) == 0 { Seat::Host } else { Seat::Guest };
        if kind < 2 {
            self.append(Some(1), vec![seated]);
            self.append(Some(1), vec![Event::Guessed { parity: Parity::Odd, stones: 7 }, Event::Started { black }]);
        } else {
            self.append(Some(1), vec![seated, Event::Started { black }]);
        }
        if self.chance.below(3) == 0 {
            self.says(0, "hi, good luck");
            self.says(1, "you too");
        }
        let moves = least + self.chance.below(most - least);
        let outcome = self.moves(setup, black, moves);
        self.row.phase = StoredPhase::Over;
        self.row.deadline = None;
        if let Some(last) = self.appends.last_mut() {
            last.row = self.row.clone();
            last.game = Some(GameRow {
                one_device: false,
                room: self.row.id.clone(),
                visibility: Visibility::Public,
                kind: [Kind::Go, Kind::Go, Kind::Gomoku, Kind::Othello, Kind::TicTacToe][kind],
                size: setup.size(),
                ruleset: ["japanese", "chinese", "freestyle", "othello", "tic_tac_toe"][kind].into(),
                black: self.players[usize::from(black == Seat::Guest)].clone(),
                white: self.players[usize::from(black == Seat::Host)].clone(),
                outcome,
                moves: moves as u32,
                started: self.row.created,
                ended: self.row.touched,
            });
        }
        if self.chance.below(4) == 0 {
            self.says(1, "thanks for the game");
        }
    }

    fn moves(&mut self, setup: Setup, black: Seat, moves: u64) -> Outcome {
        let (width, height) = (u64::from(setup.size().width()), u64::from(setup.size().height()));
        let mut free: Vec<u64> = (0..width * height).collect();
        let first = usize::from(black == Seat::Guest);
        for number in 0..moves {
            if free.is_empty() {
                break;
            }
            let (color, seat) = if number % 2 == 0 { (Color::Black, first) } else { (Color::White, 1 - first) };
            let taken = self.chance.below(free.len() as u64) as usize;
            let place = free.swap_remove(taken);
            let point = Point { x: (place % width) as u8, y: (place / width) as u8 };
            self.append(Some(seat), vec![Event::Moved { color, point }]);
            if self.chance.below(150) == 0 {
                self.append(Some(seat), vec![Event::Offered { kind: OfferKind::Takeback, by: color, terms: None }]);
                self.append(Some(1 - seat), vec![Event::Declined { kind: OfferKind::Takeback, by: color.opposite() }]);
            }
        }
        let winner = if self.chance.below(2) == 0 { Color::Black } else { Color::White };
        let (outcome, mut last) = match setup {
            Setup::Go(_) if moves.is_multiple_of(2) => {
                self.append(Some(first), vec![Event::Passed { color: Color::Black }]);
                let dead =
                    (0..6).map(|_| Point { x: self.chance.below(width) as u8, y: self.chance.below(height) as u8 }).collect();
                let proposed = Event::Proposed { dead, unsealed: Vec::new() };
                self.append(Some(1 - first), vec![Event::Passed { color: Color::White }, proposed]);
                self.append(Some(first), vec![Event::ScoreAccepted { color: Color::Black }]);
                (WinBy::Score { margin: HalfPoints(13) }, vec![Event::ScoreAccepted { color: Color::White }])
            }
            Setup::Gomoku(_) => (WinBy::Row, Vec::new()),
            Setup::Go(_) | Setup::Othello => (WinBy::Resignation, Vec::new()),
        };
        let outcome = Outcome::Win { winner, by: outcome };
        last.push(Event::Finished { outcome });
        self.append(Some(first), last);
        outcome
    }
}

async fn raw(directory: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(directory.join("tengen.db")).connect().await.unwrap()
}

async fn number(connection: &mut SqliteConnection, query: &'static str) -> i64 {
    sqlx::query_scalar(query).fetch_one(connection).await.unwrap()
}

fn people() -> Vec<(PlayerId, String)> {
    let mut chance = Chance(99);
    (0..60)
        .map(|_| (PlayerId::parse(&format!("g{}", chance.letters(20))).unwrap(), format!("guest-{}", chance.letters(4))))
        .collect()
}

/// Plays games, `at_once` at a time, and returns their rooms in the order in which the games ended.
async fn play(store: &SqliteStore, games: Range<u64>, at_once: usize) -> Vec<RoomId> {
    let people = people();
    let mut coming = games.map(|number| Game::play(number, &people));
    let mut live: Vec<Game> = coming.by_ref().take(at_once).collect();
    let (mut over, mut chance) = (Vec::new(), Chance(5));
    while !live.is_empty() {
        // Each transaction contains an append for about half of the games, so that the test waits for the disk less often.
        let appends = live.iter_mut().filter(|_| chance.below(2) == 0).map(|game| game.appends.remove(0)).collect::<Vec<_>>();
        if !appends.is_empty() {
            store.append(appends).await.unwrap();
        }
        let ended = live.extract_if(.., |game| game.appends.is_empty()).map(|game| game.row.id).collect::<Vec<_>>();
        live.extend(coming.by_ref().take(ended.len()));
        over.extend(ended);
    }
    over
}

/// Plays these games, and then seals all of them in parallel, so that many seals share one transaction.
async fn seal(store: &Arc<SqliteStore>, games: Range<u64>) {
    let mut seals = tokio::task::JoinSet::new();
    for room in play(store, games, 60).await {
        let store = Arc::clone(store);
        seals.spawn(async move { store.seal(&room).await.unwrap() });
    }
    seals.join_all().await;
}

/// Counts the bytes that a game adds to the tables and indexes of a database that already contains games. The pages of the
/// table of events are not counted, because sealing empties it.
#[tokio::test]
async fn a_sealed_game_is_small() {
    const BEFORE: u64 = 60;
    const GAMES: u64 = 240;
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(directory.path(), &Options::default()).await.unwrap());
    seal(&store, 0..BEFORE).await;
    let mut connection = raw(directory.path()).await;
    let used = "SELECT sum(pgsize) FROM dbstat WHERE name <> 'events'";
    let before = number(&mut connection, used).await;
    seal(&store, BEFORE..BEFORE + GAMES).await;
    store.close().await;
    let per_game = "SELECT avg(length(o.blob)) FROM records o JOIN games g ON g.room = o.room WHERE g.kind = ? AND g.size = ?";
    for (name, kind, size) in [(KINDS[0], 0, 19), (KINDS[1], 0, 9), (KINDS[2], 1, 15), (KINDS[3], 2, 8), (KINDS[4], 3, 3)] {
        let bytes: f64 = sqlx::query_scalar(per_game).bind(kind).bind(size).fetch_one(&mut connection).await.unwrap();
        println!("{name:14} {bytes:6.0} bytes per record");
    }
    let record = number(&mut connection, "SELECT CAST(avg(length(blob)) AS INTEGER) FROM records").await;
    let game = (number(&mut connection, used).await - before) / GAMES as i64;
    println!("all kinds: {record} bytes per record, {game} bytes per game with all rows and indexes");
    assert_eq!(number(&mut connection, "SELECT count(*) FROM events").await, 0);
    assert!(record <= MOST_RECORD_BYTES, "{record} bytes per record");
    assert!(game <= MOST_GAME_BYTES, "{game} bytes per game");
}

/// The events of a live game are stored close together, although many games are played at the same time.
#[tokio::test]
async fn a_live_game_takes_little_more_space_than_its_data() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    play(&store, 0..200, 50).await;
    store.close().await;
    let mut connection = raw(directory.path()).await;
    let data = number(&mut connection, "SELECT sum(length(line)) FROM events").await;
    let pages = number(&mut connection, "SELECT sum(pgsize) FROM dbstat WHERE name = 'events'").await;
    let count = number(&mut connection, "SELECT count(*) FROM events").await;
    println!("{count} live events: {} bytes each, {} with their pages", data / count, pages / count);
    assert!(pages * 100 <= data * 150, "{data} bytes of events take {pages} bytes of pages");
}
