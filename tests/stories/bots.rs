//! A person plays against the server's own players.

use protocol::{Code, Color, Command, Event, Names, OfferKind, Phase, Setup, State, TimeControl};
use rules::Position;
use tests::{Guest, Player, Server, rooms};

const CLOCK: TimeControl = TimeControl::Fischer { main_ms: 60_000, increment_ms: 1_000, cap_ms: None };

/// A game of Othello between this guest, who plays Black, and a bot.
async fn against(server: &Server, guest: &Guest, level: u8) -> Player {
    let id = guest.creates(&rooms::with(Setup::Othello {}, CLOCK)).await;
    let mut player = Player::joins(server, guest, &id).await;
    player.does(Command::SeatBot { level }).await;
    player
}

/// Waits until it is Black's turn or the game is over.
async fn waits(player: &mut Player) {
    while player.state.phase == Phase::Playing && player.state.turn != Some(Color::Black) {
        player.next_events("the bot's move").await;
    }
}

/// Plays a legal point, and waits for the bot's answer.
async fn plays_anywhere(player: &mut Player) {
    let names = Names::of(&rules::Setup::Othello);
    let mut position = Position::new(&rules::Setup::Othello);
    for played in player.looks_again().await.moves {
        let action = names.parse_action(&played.point).expect("the move is on the board");
        position.play(played.color, action).expect("the move was legal");
    }
    player.plays(&names.point(position.legal_moves()[0])).await;
    waits(player).await;
}

fn discs(state: &State) -> u32 {
    state.discs.as_ref().map_or(0, |discs| discs.board.black + discs.board.white)
}

/// The bot answers each move, agrees to what it is asked, goes on after a crash, and plays another game. The history tells that it is a
/// bot.
#[tokio::test]
async fn a_person_plays_a_whole_game_against_a_bot() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, 2).await;
    let view = table.looks_again().await;
    let bot = view.state.players.guest.expect("the bot has a seat");
    assert_eq!((bot.name.as_str(), bot.bot, view.state.players.host.and_then(|host| host.bot)), ("Bot 2", Some(2), None));
    assert!(matches!(view.presence.guest, protocol::Absence::Here { .. }), "a bot is never away");
    plays_anywhere(&mut table).await;
    plays_anywhere(&mut table).await;
    assert_eq!(discs(&table.state), 8);
    table.offers(OfferKind::Takeback).await;
    table.sees_event("the takeback", |event| matches!(event, Event::TakenBack { .. })).await;
    assert_eq!(discs(&table.state), 6);
    plays_anywhere(&mut table).await;

    let server = server.crash_and_restart().await;
    let mut table = Player::joins(&server, &anna, &table.view.id).await;
    while table.state.phase == Phase::Playing {
        plays_anywhere(&mut table).await;
    }
    let outcome = table.state.outcome;
    assert!(outcome.is_some());
    let page = table.guest.history("").await;
    assert_eq!((page.games[0].black.bot, page.games[0].white.bot), (None, Some(2)));
    table.offers(OfferKind::Rematch).await;
    let agreed = table.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await;
    let Event::Rematched { room } = agreed else { unreachable!("just matched") };
    let mut again = Player::joins(&server, &anna, &room).await;
    while again.state.move_number == 0 {
        again.next_events("the bot begins").await;
    }
}

/// The bot moves although the server stopped while it was thinking, and nobody has come back.
#[tokio::test]
async fn a_bot_goes_on_after_a_crash_although_nobody_is_there() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, 10).await;
    let id = table.sends(Command::Play { point: "d3".to_owned() }).await;
    table.answer(&id).await.expect("d3 is legal");
    let room = table.view.id.clone();
    let server = server.crash_and_restart().await;
    let anna = anna.at(&server);
    server.until_metric("tengen_rooms", 1.0).await;
    loop {
        let view: protocol::RoomView = anna.get_json(&format!("/api/v1/rooms/{room}")).await;
        if view.moves.len() == 2 {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn only_a_player_seats_a_bot_and_only_one_that_can_play() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::with(Setup::Othello {}, CLOCK)).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    let mut eve = Player::joins(&server, &server.guest("Eve").await, &id).await;
    eve.is_refused(Command::SeatBot { level: 1 }, Code::NotAPlayer).await;
    table.is_refused(Command::SeatBot { level: 0 }, Code::Invalid).await;
    table.is_refused(Command::SeatBot { level: 11 }, Code::Invalid).await;
    table.does(Command::SeatBot { level: 10 }).await;
    table.is_refused(Command::SeatBot { level: 10 }, Code::RoomFull).await;
    let go = anna.creates(&rooms::opened(Setup::go(9, protocol::GoRuleset::Chinese), protocol::Opening::KomiCut)).await;
    let mut table = Player::joins(&server, &anna, &go).await;
    table.is_refused(Command::SeatBot { level: 1 }, Code::NotAllowed).await;
}
