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
