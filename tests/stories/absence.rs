//! A player leaves a game by closing the page or by losing the connection.

use protocol::{Absence, AwayReason, Code, Command, Event, Presence, Seat, ServerMessage, TimeControl};
use tests::{Player, Server, play_out, rooms};

async fn table(server: &Server) -> (Player, Player) {
    let setup = protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 600_000 })).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    (black, white)
}

/// Waits until the guest is away. Returns the reason, and the time from the beginning of the absence until the opponent can claim
/// the game, in milliseconds.
async fn sees_the_guest_leave(player: &mut Player) -> (AwayReason, u64) {
    let gone = |message: &ServerMessage| {
        matches!(message, ServerMessage::Presence { presence: Presence { guest: Absence::Gone { .. }, .. }, .. })
    };
    match player.tab.wait("the news that the guest has left", gone).await {
        ServerMessage::Presence { presence: Presence { guest: Absence::Gone { for_ms, reason, claim_ms }, .. }, .. } => {
            (reason, for_ms + claim_ms.expect("the game can be claimed after a wait"))
        }
        other => panic!("{other:?}"),
    }
}

/// A close frame means that the page was closed. A connection that ends without a close frame counts as lost, and the opponent
/// has to wait longer before claiming the game.
#[tokio::test]
async fn a_closed_page_and_a_lost_connection_are_told_apart() {
    let server = Server::start().await;
    let (mut black, white) = table(&server).await;
    black.is_refused(Command::ClaimWin {}, Code::OpponentHere).await;
    white.tab.leaves_the_page().await;
    assert_eq!(sees_the_guest_leave(&mut black).await, (AwayReason::Closed, 10_000));
    black.is_refused(Command::ClaimWin {}, Code::StillAwaited).await;

    let (mut black, white) = table(&server).await;
    white.tab.loses_the_connection();
    assert_eq!(sees_the_guest_leave(&mut black).await, (AwayReason::Lost, 80_000));
    black.is_refused(Command::ClaimDraw {}, Code::StillAwaited).await;
}

/// The winner accepts the score and closes the page. The loser can accept the score, too, but cannot claim the game.
#[tokio::test]
async fn a_player_who_has_accepted_the_score_may_leave() {
    let server = Server::start().await;
    let room = rooms::with(protocol::Setup::go(9, protocol::GoRuleset::Chinese), TimeControl::Absolute { main_ms: 600_000 });
    let (mut black, mut white) = server.table(&room).await;
    play_out(&mut black, &mut white, &["E5", "C3", "pass", "pass"]).await;
    let dead = white.state.scoring.clone().unwrap().dead;
    white.does(Command::AcceptScore { dead: dead.clone() }).await;
    white.tab.leaves_the_page().await;
    let gone = |message: &ServerMessage| {
        let ServerMessage::Presence { presence, .. } = message else { return false };
        matches!(presence.guest, Absence::Gone { claim_ms: None, .. })
    };
    black.tab.wait("the news that the guest has left", gone).await;
    black.is_refused(Command::ClaimWin {}, Code::OpponentAccepted).await;
    black.does(Command::AcceptScore { dead }).await;
    black.sees_the_end().await;
}

/// The absence is recorded as an event, survives a crash, and ends when the player comes back.
#[tokio::test]
async fn an_absence_survives_a_crash() {
    let server = Server::start().await;
    let (mut black, white) = table(&server).await;
    let guest = white.guest.clone();
    white.tab.leaves_the_page().await;
    let left = black.sees_event("the absence", |event| matches!(event, Event::Left { .. })).await;
    assert_eq!(left, Event::Left { seat: Seat::Guest, reason: AwayReason::Closed });
    let server = server.crash_and_restart().await;
    let mut black = black.resumes(&server).await;
    assert_eq!(sees_the_guest_leave(&mut black).await, (AwayReason::Closed, 10_000));
    let _white = Player::joins(&server, &guest, &black.room).await;
    black.sees_event("the return", |event| *event == Event::Back { seat: Seat::Guest }).await;
    black.is_refused(Command::ClaimWin {}, Code::OpponentHere).await;
}
