//! Series of games between the same two players.

use protocol::{Code, Command, CreateRoom, Event, GoRuleset, Handicap, OfferKind, Outcome, Seat, Series, SeriesScore, Setup};
use tests::{Guest, Player, Server, rooms};

const REMATCH: OfferKind = OfferKind::Rematch;

async fn score(guest: &Guest, room: &str) -> SeriesScore {
    guest.get_json(&format!("/api/v1/rooms/{room}/series")).await
}

/// The half points of the host, the half points of the guest, the number of the room's game, and whether the series is over.
async fn halves(guest: &Guest, room: &str) -> (u32, u32, u32, bool) {
    let SeriesScore { host_half, guest_half, number, over, .. } = score(guest, room).await;
    (host_half, guest_half, number, over)
}

/// The host offers the next game, and the guest accepts. Returns both players in the next room.
async fn next(server: &Server, host: &mut Player, guest: &mut Player) -> (Player, Player) {
    host.offers(REMATCH).await;
    guest.sees_event("the offer", |event| matches!(event, Event::Offered { offer: REMATCH, .. })).await;
    guest.accepts(REMATCH).await;
    let Event::Rematched { room } = host.sees_event("the next game", |event| matches!(event, Event::Rematched { .. })).await
    else {
        panic!()
    };
    (Player::joins(server, &host.guest, &room).await, Player::joins(server, &guest.guest, &room).await)
}

/// Each player makes one move, and then `loser` resigns.
async fn lose(host: &mut Player, guest: &mut Player, loser: Seat, points: [&str; 2]) {
    let black_is_host = host.state.players.black == Some(Seat::Host);
    let (black, white) = if black_is_host { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
    tests::play_out(black, white, &points).await;
    let loser = if loser == Seat::Host { host } else { guest };
    loser.does(Command::Resign {}).await;
}

/// A best of three in which one game is aborted. The colors alternate, the aborted game is played again with the same colors, a crash
/// loses nothing, and the terms cannot change until the series is decided.
#[tokio::test]
async fn a_best_of_three_is_played_to_its_end() {
    let server = Server::start().await;
    let wanted = CreateRoom { series: Some(Series::BestOf { games: 3 }), ..rooms::gomoku() };
    let (mut host, mut guest) = server.table(&wanted).await;
    let first = host.room.clone();
    assert_eq!(halves(&host.guest, &first).await, (0, 0, 1, false));
    lose(&mut host, &mut guest, Seat::Guest, ["h8", "h9"]).await;
    assert_eq!(halves(&host.guest, &first).await, (2, 0, 1, false));
    let other = Command::Offer { offer: REMATCH, terms: Some(CreateRoom { series: None, ..wanted.clone() }) };
    host.is_refused(other.clone(), Code::NotAllowed).await;

    let (mut host, guest) = next(&server, &mut host, &mut guest).await;
    assert_eq!(host.state.players.black, Some(Seat::Guest), "the colors alternate");
    assert_eq!(halves(&host.guest, &host.room).await, (2, 0, 2, false));
    host.does(Command::Abort {}).await;
    let server = server.crash_and_restart().await;
    let (mut host, mut guest) = (host.resumes(&server).await, guest.resumes(&server).await);
    let (mut host, mut guest) = next(&server, &mut host, &mut guest).await;
    assert_eq!(host.state.players.black, Some(Seat::Guest), "the aborted game is played again with the same colors");
    assert_eq!(halves(&host.guest, &host.room).await, (2, 0, 2, false));
    lose(&mut host, &mut guest, Seat::Host, ["h8", "h9"]).await;

    let (mut host, mut guest) = next(&server, &mut host, &mut guest).await;
    assert_eq!(host.state.players.black, Some(Seat::Host));
    lose(&mut host, &mut guest, Seat::Guest, ["h8", "h9"]).await;
    let server = server.crash_and_restart().await;
    let (mut host, mut guest) = (host.resumes(&server).await, guest.resumes(&server).await);
    let end = score(&host.guest, &host.room).await;
    assert_eq!((end.host_half, end.guest_half, end.over, end.winner), (4, 2, true, Some(Seat::Host)));
    let games: Vec<_> = end.games.iter().map(|game| (game.number, game.over, game.winner)).collect();
    assert_eq!(games, [(1, true, Some(Seat::Host)), (2, true, None), (2, true, Some(Seat::Guest)), (3, true, Some(Seat::Host))]);
    assert_eq!(end.games[0].room, first);
    let seen = server.guest("Eve").await;
    assert_eq!(score(&seen, &first).await.games, end.games, "the room of the first game lists the other games, too");

    // After the end of a series, a player can offer other terms, and a rematch on the same terms begins another series.
    host.does(other).await;
    guest.does(Command::Decline { offer: REMATCH }).await;
    let (host, _) = next(&server, &mut host, &mut guest).await;
    assert_eq!(halves(&host.guest, &host.room).await, (0, 0, 1, false));
}

/// Three wins in a row change the handicap by one stone. With a handicap of one stone, the weaker player always has Black, and White
/// gets only half a point of komi.
#[tokio::test]
async fn a_ladder_changes_the_handicap_after_three_wins_in_a_row() {
    let server = Server::start().await;
    let wanted = CreateRoom { series: Some(Series::Ladder {}), ..rooms::go9(GoRuleset::Japanese) };
    let (mut host, mut guest) = server.table(&wanted).await;
    let mut setups = Vec::new();
    for _ in 0..6 {
        lose(&mut host, &mut guest, Seat::Guest, ["D4", "E5"]).await;
        (host, guest) = next(&server, &mut host, &mut guest).await;
        let Setup::Go { komi_half, handicap, .. } = host.view.setup.clone() else { panic!() };
        setups.push((komi_half, handicap, host.state.players.black));
        if handicap != (Handicap::None {}) {
            break;
        }
    }
    let even = setups[0];
    assert_eq!(setups[1].2, even.2.map(Seat::other), "without a handicap, the colors alternate");
    assert_eq!(setups[2..5], [(Some(1), Handicap::None {}, Some(Seat::Guest)); 3]);
    assert_eq!(setups[5], (Some(1), Handicap::Fixed { stones: 2 }, Some(Seat::Guest)));
    assert_eq!(halves(&host.guest, &host.room).await, (12, 0, 7, false));
}

/// A draw is half a point for each player, also if both play on one device. An impossible series is refused with the reason.
#[tokio::test]
async fn two_people_on_one_device_can_play_a_series() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let wanted = CreateRoom { series: Some(Series::FirstTo { points: 2 }), ..rooms::gomoku() };
    let id = ann.creates(&wanted).await;
    let mut table = Player::joins(&server, &ann, &id).await;
    table.does(Command::SitOpposite { name: Some("Ben".to_owned()) }).await;
    for point in ["h8", "h9"] {
        table.plays(point).await;
    }
    table.does(Command::Offer { offer: OfferKind::Draw, terms: None }).await;
    table.does(Command::Accept { offer: OfferKind::Draw, terms: None }).await;
    assert_eq!(table.sees_the_end().await, Outcome::Draw);
    table.does(Command::Offer { offer: REMATCH, terms: None }).await;
    let room = table.state.rematch.clone().unwrap();
    assert_eq!(halves(&ann, &room).await, (1, 1, 2, false));

    for (series, field) in
        [(Series::BestOf { games: 1 }, "games"), (Series::FirstTo { points: 22 }, "points"), (Series::Ladder {}, "series")]
    {
        let response = ann.post("/api/v1/rooms", &CreateRoom { series: Some(series), ..rooms::gomoku() }).await;
        assert_eq!(response.status(), 422);
        assert!(response.text().await.unwrap().contains(&format!("\"field\":\"{field}\"")), "{field}");
    }
    let single = ann.creates(&rooms::gomoku()).await;
    assert_eq!(ann.get(&format!("/api/v1/rooms/{single}/series")).await.status(), 404);
}
