//! The delays of the server and the network are not charged to a player's clock. A move that arrives before the deadline counts even
//! if the server handles it later.
//!
//! The network's part of a turn is the round trip of the player's connection. It is not charged as long as the player's bank, a
//! stock of time for this purpose, can pay for it.

use super::*;
use crate::actor::Arrival;
use protocol::Seat::{self, Guest, Host};
use protocol::Spared;
use room::Millis;

/// The main time in these tests, in milliseconds. With it, a player's bank begins with 1170 ms and gains 390 ms with each turn.
const MINUTE: u64 = 60_000;

impl Tab {
    /// Sends a move. The server counts it as read at the time of this call, even if the room handles it later. The returned task ends
    /// when the room has handled it.
    fn sends_move(&mut self, server: &TestServer, point: &str) -> tokio::task::JoinHandle<Result<u64, Code>> {
        self.commands += 1;
        let id = CommandId::parse(&format!("{}-move-{}", self.who.name, self.commands));
        let command = Command::Play { point: point.to_owned() };
        let asked = wire::command(&command, self.room.setup()).unwrap();
        let arrival = Arrival { read: server.timeline.now(), round_trip: self.outbox.link().round_trip(), address: None };
        let (room, who) = (self.room.clone(), self.who.clone());
        tokio::spawn(async move {
            let done = room.command_read(arrival, None, Some(&who), id, asked, wire::fingerprint(&command, None)).await;
            done.map_err(|refused| refused.code)
        })
    }

    fn is_measured(&self, ms: u64) {
        self.outbox.link().measure(Duration::from_millis(ms));
    }

    /// Reads until a message whose first event is a move. Returns this move and the state after the message.
    async fn moved(&self) -> (protocol::Envelope, State) {
        loop {
            let (mut events, state) = self.events().await;
            if matches!(events[0].event, Event::Moved { .. }) {
                return (events.remove(0), state);
            }
        }
    }

    /// The types of all waiting events.
    fn has_seen(&self) -> Vec<String> {
        names(&self.waiting_events())
    }
}

fn spared(seat: Seat, server_ms: u64, lag_ms: u64) -> Option<Spared> {
    Some(Spared { seat, server_ms, lag_ms })
}

/// The main times of Black and White, in milliseconds.
fn main(state: &State) -> (u64, u64) {
    let clocks = state.clocks.as_ref().unwrap();
    (clocks.black.main_ms, clocks.white.main_ms)
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// A game in which Black has made the first move. No time is charged for that move. If White's clock runs out now, the game is
/// aborted.
async fn opened(server: &TestServer) -> (Tab, Tab) {
    let (mut black, white) = server.game(absolute(MINUTE)).await;
    black.plays("h8").await;
    black.waiting().unwrap();
    white.waiting().unwrap();
    (black, white)
}

/// A server freezes when a signal stops its process, or when its machine is suspended.
#[tokio::test(start_paused = true)]
async fn a_freeze_of_the_server_is_not_charged_and_the_clocks_of_all_viewers_are_corrected() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = server.game(absolute(MINUTE)).await;
    let watcher = server.joins(&who("watcher"), black.room.id()).await;
    watcher.view().await;
    for tab in [&black, &white] {
        tab.is_measured(0);
    }
    let freezes = tokio::spawn(server.timeline.clone().stop_when_frozen());
    black.plays("h8").await;
    for tab in [&black, &white, &watcher] {
        tab.moved().await;
    }
    tokio::time::sleep(ms(2_000)).await;
    tokio::time::advance(ms(30_000)).await;
    for tab in [&black, &white, &watcher] {
        let (events, state) = tab.events().await;
        assert!(events.is_empty(), "{events:?}");
        let (_, left) = main(&state);
        // White is charged for the two seconds before the freeze, for up to half a second of the freeze, and for up to a second
        // until the room corrects the clocks.
        assert!((MINUTE - 4_000..=MINUTE - 2_000).contains(&left), "{left}");
    }
    freezes.abort();
}

#[tokio::test(start_paused = true)]
async fn the_delays_of_a_slow_store_are_not_charged() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = opened(&server).await;
    pass(ms(1_000)).await;
    server.store.gate.forget_permits(usize::MAX);
    let done = white.sends_move(&server, "h9");
    pass(ms(5_000)).await;
    assert_eq!(black.has_seen(), Vec::<String>::new());
    server.store.gate.add_permits(10);
    done.await.unwrap().unwrap();
    let (envelope, state) = black.moved().await;
    assert_eq!((envelope.spared, main(&state)), (None, (MINUTE, MINUTE - 1_000)), "White is charged only until the move is read");
    pass(ms(2_000)).await;
    assert_eq!(main(&server.joins(&white.who, white.room.id()).await.view().await.state), (MINUTE - 2_000, MINUTE - 1_000));
    black.plays("h7").await;
    let (envelope, state) = black.moved().await;
    let charged = (MINUTE - 2_000, MINUTE - 1_000);
    assert_eq!((envelope.spared, main(&state)), (spared(Host, 5_000, 0), charged), "Black got the position 5 s late");
    // A move waits while the store is slow with something else.
    server.store.gate.forget_permits(usize::MAX);
    let chat = tokio::spawn(async move { (black.does(Command::Chat { text: "hm".into() }).await, black) });
    pass(ms(3_000)).await;
    let done = white.sends_move(&server, "h6");
    pass(ms(4_000)).await;
    server.store.gate.add_permits(10);
    done.await.unwrap().unwrap();
    let (_, black) = chat.await.unwrap();
    let (envelope, state) = black.moved().await;
    assert_eq!((envelope.spared, main(&state)), (spared(Guest, 4_000, 0), (MINUTE - 2_000, MINUTE - 4_000)));
}

#[tokio::test(start_paused = true)]
async fn a_move_that_was_read_in_time_counts_although_it_is_handled_late() {
    for late in [false, true] {
        let server = TestServer::new(Limits::default()).await;
        let (mut black, mut white) = opened(&server).await;
        pass(ms(MINUTE - 100)).await;
        let spectator = server.joins(&who("spectator"), white.room.id()).await;
        server.store.gate.forget_permits(usize::MAX);
        // The room handles two chat messages before the move: Black's, and then the spectator's. The room gets to the
        // spectator's message only after the deadline, so it also handles the move after the deadline.
        let chat = tokio::spawn(async move { black.does(Command::Chat { text: "hm".into() }).await });
        let other = tokio::spawn(async move { spectator.sends("c", &Command::Chat { text: "ah".into() }).await.is_ok() });
        settle().await;
        pass(ms(if late { 100 } else { 99 })).await;
        let done = white.sends_move(&server, "h9");
        pass(ms(10_000)).await;
        server.store.gate.add_permits(10);
        let done = done.await.unwrap();
        assert!(chat.await.is_ok() && other.await.unwrap());
        settle().await;
        if late {
            assert_eq!(done, Err(Code::TooLate));
            assert_eq!(white.has_seen().last().unwrap(), "aborted");
        } else {
            let (envelope, state) = white.moved().await;
            assert_eq!((done.is_ok(), envelope.spared, main(&state).1), (true, spared(Guest, 10_000, 0), 1));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn no_more_of_the_round_trip_is_spared_than_the_bank_can_pay() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = opened(&server).await;
    white.is_measured(800);
    let mut paid = Vec::new();
    for (one, two) in [("a1", "b1"), ("a2", "b2"), ("a3", "b3")] {
        pass(ms(2_000)).await;
        white.sends_move(&server, one).await.unwrap().unwrap();
        let (envelope, state) = white.moved().await;
        paid.push((envelope.spared.unwrap().lag_ms, main(&state).1));
        black.sends_move(&server, two).await.unwrap().unwrap();
        assert_eq!(white.moved().await.0.spared, None, "Black's round trip is not known");
    }
    assert_eq!(paid, [(800, 58_800), (760, 57_560), (390, 55_950)]);
    let stored = server.store.events(white.room.id());
    let lag: Vec<u64> = stored.iter().map(|recorded| recorded.spared.lag.0).filter(|lag| *lag > 0).collect();
    assert_eq!(lag, [800, 760, 390], "the spared part of the round trip is stored with the moves");
    // A restart changes neither the clocks nor the banks.
    let server = server.restarts().await;
    let mut white = server.joins(&white.who, white.room.id()).await;
    assert_eq!(main(&white.view().await.state).1, 55_950);
    white.is_measured(800);
    pass(ms(2_000)).await;
    white.sends_move(&server, "a4").await.unwrap().unwrap();
    assert_eq!(white.moved().await.0.spared, spared(Guest, 0, 390));
}

#[tokio::test(start_paused = true)]
async fn a_timeout_is_declared_only_after_the_networks_part_has_passed() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = opened(&server).await;
    white.is_measured(100);
    pass(ms(MINUTE + 99)).await;
    assert_eq!(black.has_seen(), Vec::<String>::new());
    pass(ms(1)).await;
    assert_eq!(black.has_seen(), ["aborted"]);
    assert_eq!(white.sends_move(&server, "h9").await.unwrap(), Err(Code::GameOver));
}

#[tokio::test(start_paused = true)]
async fn a_timeout_is_declared_immediately_for_a_player_whose_connection_is_gone() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = opened(&server).await;
    white.is_measured(100);
    white.outbox.marks().open();
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    pass(ms(MINUTE - 1)).await;
    assert!(!black.has_seen().contains(&"aborted".into()));
    pass(ms(1)).await;
    assert_eq!(black.has_seen(), ["aborted"]);
}

#[tokio::test(start_paused = true)]
async fn before_a_timeout_everything_on_the_players_connection_is_read() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = opened(&server).await;
    // The async task that reads White's connection is busy until 100 ms after the deadline. Then it reads the move. The move is still
    // in time, because the round trip of 200 ms is not charged.
    white.outbox.marks().open();
    pass(ms(MINUTE)).await;
    assert_eq!(black.has_seen(), Vec::<String>::new());
    tokio::time::timeout(ms(0), white.outbox.marks().marked())
        .await
        .expect("the room asks the connection whether everything has been read");
    pass(ms(100)).await;
    white.is_measured(200);
    white.sends_move(&server, "h9").await.unwrap().unwrap();
    white.outbox.marks().answer();
    pass(ms(MINUTE - 1)).await;
    assert_eq!(black.has_seen()[0], "moved");
    // This time, no move comes from Black, and the connection says so.
    black.outbox.marks().open();
    pass(ms(1)).await;
    assert_eq!(white.has_seen(), ["moved"]);
    black.outbox.marks().answer();
    settle().await;
    assert_eq!(white.has_seen(), ["finished"]);
}

#[tokio::test(start_paused = true)]
async fn a_connection_that_does_not_answer_delays_a_timeout_only_briefly() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = opened(&server).await;
    white.outbox.marks().open();
    pass(ms(MINUTE + server.limits.last_reading_ms - 1)).await;
    assert_eq!(black.has_seen(), Vec::<String>::new());
    pass(ms(1)).await;
    assert_eq!(black.has_seen(), ["aborted"]);
}

#[tokio::test(start_paused = true)]
async fn presence_shows_the_round_trips_but_not_their_small_changes() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = server.game(absolute(MINUTE)).await;
    pass(ms(1_500)).await;
    black.waiting().unwrap();
    let trips = |presence: protocol::Presence| {
        [presence.host, presence.guest].map(|one| match one {
            protocol::Absence::Here { round_trip_ms } => round_trip_ms,
            other => panic!("{other:?}"),
        })
    };
    white.is_measured(180);
    assert_eq!(trips(black.presence().await), [None, Some(180)]);
    black.is_measured(30);
    assert_eq!(trips(black.presence().await), [Some(30), Some(180)]);
    // White's smoothed round trip grows by 10 ms, which is too little to change the round trip in use. Black's round
    // trip in use does change, by 5 ms, but that is too little to show.
    for _ in 0..3 {
        white.is_measured(210);
        black.is_measured(50);
    }
    pass(ms(5_000)).await;
    assert_eq!((black.waiting().unwrap(), white.outbox.link().round_trip()), (vec![], Some(Millis(180))));
    for _ in 0..30 {
        white.is_measured(400);
    }
    assert_eq!(trips(black.presence().await)[1], Some(375));
    // Another connection of the same player is faster.
    let second = server.joins(&white.who, white.room.id()).await;
    second.is_measured(20);
    assert_eq!(trips(black.presence().await)[1], Some(20));
}
