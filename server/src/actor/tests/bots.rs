use super::*;
use protocol::{GoRuleset, Handicap, Phase, Setup};

/// A game in which Black is so far ahead that a bot with White does not pass unless it must.
fn won_for_black() -> protocol::CreateRoom {
    let setup = Setup::Go {
        size: 5,
        height: None,
        ruleset: GoRuleset::Chinese,
        rules: None,
        komi_half: Some(-100),
        handicap: Handicap::None {},
    };
    protocol::CreateRoom { setup, ..gomoku(NO_CLOCK) }
}

#[tokio::test]
async fn a_bot_passes_when_the_game_has_as_many_moves_as_the_server_allows() {
    let server = TestServer::new(Limits { moves_per_game: 2, ..Limits::default() }).await;
    let host = who("black");
    let room = server.lobby.create(won_for_black().terms().unwrap(), &host).await.unwrap();
    let mut black = server.joins(&host, &room).await;
    black.view().await;
    black.does(Command::SeatBot { level: 1 }).await;
    black.plays("c3").await;
    let passed = loop {
        let (events, state) = black.events().await;
        if state.move_number == 2 {
            break events;
        }
    };
    assert!(passed[0].command_id.is_some(), "without a command id, clients would take the bot's move for an act of the server");
    black.does(Command::Pass {}).await;
    while black.events().await.1.phase != Phase::Scoring {}
}

#[tokio::test]
async fn a_game_without_passes_ends_by_itself_however_few_moves_the_server_allows() {
    let server = TestServer::new(Limits { moves_per_game: 2, ..Limits::default() }).await;
    let host = who("black");
    let terms = protocol::CreateRoom { setup: Setup::TicTacToe {}, ..gomoku(NO_CLOCK) };
    let room = server.lobby.create(terms.terms().unwrap(), &host).await.unwrap();
    let mut black = server.joins(&host, &room).await;
    black.view().await;
    black.does(Command::SeatBot { level: 3 }).await;
    black.plays("a1").await;
    loop {
        let (_, state) = black.events().await;
        if state.phase == Phase::Finished {
            break;
        }
        if state.move_number > 0 && state.turn == Some(protocol::Color::Black) {
            let view = server.joins(&host, &room).await.view().await;
            let points = ["a1", "b2", "c3", "a3", "c1", "a2", "b1", "b3", "c2"];
            let free = points.into_iter().find(|point| view.moves.iter().all(|played| played.point != **point));
            black.plays(free.unwrap()).await;
        }
    }
}

/// If the bot did not find this out, it would decline every draw until its next move.
#[tokio::test]
async fn after_a_restart_a_bot_finds_out_how_it_stands_before_it_answers_a_draw_offer() {
    let server = TestServer::new(Limits::default()).await;
    let host = who("black");
    let room = server.lobby.create(won_for_black().terms().unwrap(), &host).await.unwrap();
    let mut black = server.joins(&host, &room).await;
    black.view().await;
    black.does(Command::SeatBot { level: 3 }).await;
    black.plays("c3").await;
    while black.events().await.1.move_number < 2 {}
    let server = server.restarts().await;
    let mut black = server.joins(&host, &room).await;
    black.view().await;
    black.commands = 100;
    black.does(Command::Offer { offer: protocol::OfferKind::Draw, terms: None }).await;
    let answer = loop {
        let (events, _) = black.events().await;
        if let Some(answer) =
            events.into_iter().map(|envelope| envelope.event).find(|event| !matches!(event, Event::Offered { .. }))
        {
            break answer;
        }
    };
    assert!(matches!(answer, Event::Finished { .. }), "{answer:?}");
}
