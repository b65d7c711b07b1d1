//! Offers: takeback, draw and rematch.

use protocol::{Code, Color, Command, Event, OfferKind, Outcome, Setup, TakebackPolicy, TimeControl};
use tests::{Player, Server, play_from, play_out, points, rooms};

/// A takeback restores the board and the clocks.
#[tokio::test]
async fn an_accepted_takeback_restores_the_board() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let time = TimeControl::Absolute { main_ms: 600_000 };
    let (mut black, mut white) = server.table(&rooms::with(setup, time)).await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    black.offers(OfferKind::Takeback).await;
    white.sees_event("the offer", |event| matches!(event, Event::Offered { offer: OfferKind::Takeback, .. })).await;
    white.does(Command::Decline { offer: OfferKind::Takeback }).await;
    black.is_refused(Command::Offer { offer: OfferKind::Takeback }, Code::RateLimited).await;

    // A takeback that the player to move requests takes back two moves.
    white.plays("i9").await;
    white.offers(OfferKind::Takeback).await;
    black.sees_event("the offer", |event| matches!(event, Event::Offered { by: Color::White, .. })).await;
    black.accepts(OfferKind::Takeback).await;
    white.sees_event("the takeback", |event| matches!(event, Event::TakenBack { move_number: 3 })).await;
    assert_eq!(white.state.turn, Some(Color::White));
    assert_eq!(points(&white.looks_again().await.moves), ["h8", "h9", "i8"]);
    black.looks_again().await;
    play_from(Color::White, &mut black, &mut white, &["j9"]).await;
}

/// A room where takebacks are disabled.
#[tokio::test]
async fn takebacks_can_be_disabled() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&protocol::CreateRoom { takeback: TakebackPolicy::Off, ..rooms::gomoku() }).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    black.is_refused(Command::Offer { offer: OfferKind::Takeback }, Code::NotAllowed).await;
}

/// The players agree on a draw. An offer that is still open is cancelled by the next move.
#[tokio::test]
async fn an_accepted_draw_ends_the_game() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.offers(OfferKind::Draw).await;
    black.plays("i8").await;
    white.sees("i8").await;
    white.is_refused(Command::Accept { offer: OfferKind::Draw }, Code::NoOffer).await;
    white.offers(OfferKind::Draw).await;
    black.sees_event("the offer", |event| matches!(event, Event::Offered { offer: OfferKind::Draw, .. })).await;
    black.accepts(OfferKind::Draw).await;
    assert_eq!(white.sees_the_end().await, Outcome::Draw);
    assert_eq!(white.guest.history("?outcome=draw").await.total, 1);
}

/// A rematch is a new room with swapped colors. Spectators are notified, and the new room survives a crash.
#[tokio::test]
async fn a_rematch_is_a_new_room_with_swapped_colors() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let cleo = server.guest("Cleo").await;
    let mut watcher = Player::joins(&server, &cleo, &black.room).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.does(Command::Resign {}).await;
    black.offers(OfferKind::Rematch).await;
    white.sees_event("the offer", |event| matches!(event, Event::Offered { offer: OfferKind::Rematch, .. })).await;
    white.accepts(OfferKind::Rematch).await;
    let Event::Rematched { room } = watcher.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await
    else {
        panic!()
    };
    let server = server.crash_and_restart().await;
    let mut black_now = Player::joins(&server, &white.guest, &room).await;
    let mut white_now = Player::joins(&server, &black.guest, &room).await;
    assert_eq!(black_now.view.rematch_of.as_deref(), Some(black.room.as_str()));
    play_out(&mut black_now, &mut white_now, &["h8", "h9"]).await;
}
