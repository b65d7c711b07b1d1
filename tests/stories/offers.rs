//! Offers (takeback, redo, draw and rematch), and gifts of time.

use protocol::{Code, Color, Command, Event, OfferKind, Outcome, Setup, TakebackPolicy, TimeControl};
use tests::{Player, Server, play_from, play_out, points, rooms};

/// A player whose offer was declined has to wait before offering again. After an accepted takeback,
/// White's latest move is gone, and it is White's turn again.
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
    black.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::TooSoon).await;
    let waits = black.looks_again().await.state.takebacks.map(|takebacks| takebacks.wait_ms);
    assert!(waits.is_some_and(|wait_ms| wait_ms.black > 0 && wait_ms.white == 0), "{waits:?}");

    // White, whose move is the last one, offers a takeback. It removes only this move.
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

#[tokio::test]
async fn takebacks_can_be_disabled() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&protocol::CreateRoom { takeback: TakebackPolicy::Off, ..rooms::gomoku() }).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    black.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::TakebacksOff).await;
}

/// Free takebacks need no answer. The moves can be redone even after a crash. After the redo, it is
/// White's turn and White's clock runs.
#[tokio::test]
async fn a_free_takeback_can_be_redone_after_a_crash() {
    let server = Server::start().await;
    let time = TimeControl::Absolute { main_ms: 600_000 };
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let wanted = protocol::CreateRoom { takeback: TakebackPolicy::Free, ..rooms::with(setup, time) };
    let (mut black, mut white) = server.table(&wanted).await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    white.offers(OfferKind::Takeback).await;
    black.sees_event("the takeback", |event| matches!(event, Event::TakenBack { move_number: 1 })).await;
    assert_eq!(black.looks_again().await.state.takebacks.and_then(|takebacks| takebacks.redo), Some(3));

    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    black.offers(OfferKind::Redo).await;
    let redone = white.sees_event("the redo", |event| matches!(event, Event::Redone { .. })).await;
    let Event::Redone { move_number, moves } = redone else { panic!() };
    assert_eq!((move_number, points(&moves)), (3, vec!["h9", "i8"]));
    let view = white.looks_again().await;
    assert_eq!((points(&view.moves), view.state.takebacks), (vec!["h8", "h9", "i8"], None));
    assert_eq!(view.state.clocks.and_then(|clocks| clocks.running), Some(Color::White));
    black.is_refused(Command::Offer { offer: OfferKind::Redo, terms: None }, Code::NothingToRedo).await;
}

/// Even in a room without takebacks, a misclick can be taken back for a few seconds. This needs no consent, but is no
/// longer possible after the opponent has moved.
#[tokio::test]
async fn a_misclick_is_taken_back_at_once() {
    let server = Server::start().await;
    let wanted = protocol::CreateRoom { takeback: TakebackPolicy::Off, grace_ms: Some(10_000), ..rooms::gomoku() };
    let (mut black, mut white) = server.table(&wanted).await;
    black.plays("h8").await;
    black.offers(OfferKind::Takeback).await;
    white.sees_event("the takeback", |event| matches!(event, Event::TakenBack { move_number: 0 })).await;
    black.looks_again().await;
    play_out(&mut black, &mut white, &["i8", "i9"]).await;
    black.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::TakebacksOff).await;
}

/// A gift of time needs no consent. It survives a crash, and both players see it.
#[tokio::test]
async fn a_player_can_give_the_opponent_more_time() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let days = TimeControl::Correspondence { main_days: 2, increment_days: 1, cap_days: 2, rest_days: 0 };
    let (mut black, mut white) = server.table(&rooms::with(setup, days)).await;
    black.is_refused(Command::GiveTime {}, Code::NoClock).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    black.does(Command::GiveTime {}).await;
    white.sees_event("the gift", |event| matches!(event, Event::TimeGiven { by: Color::Black, ms: 86_400_000 })).await;
    let server = server.crash_and_restart().await;
    let mut white = white.resumes(&server).await;
    let state = white.looks_again().await.state;
    let two_days = 2 * 86_400_000;
    assert!(state.clocks.is_some_and(|clocks| clocks.white.main_ms > two_days && clocks.black.main_ms == two_days));
    assert_eq!(state.gifts.map(|gifts| (gifts.left.black, gifts.left.white)), Some((19, 20)));
}

/// Black offers a draw and then moves, which ends the offer. Then White offers a draw, and Black accepts.
#[tokio::test]
async fn an_accepted_draw_ends_the_game() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.offers(OfferKind::Draw).await;
    black.plays("i8").await;
    white.sees("i8").await;
    white.is_refused(Command::Accept { offer: OfferKind::Draw, terms: None }, Code::NoOffer).await;
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
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.does(Command::Resign {}).await;
    black.offers(OfferKind::Rematch).await;
    white.sees_event("the offer", |event| matches!(event, Event::Offered { offer: OfferKind::Rematch, .. })).await;
    white.accepts(OfferKind::Rematch).await;
    let Event::Rematched { room } = spectator.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await
    else {
        panic!()
    };
    let server = server.crash_and_restart().await;
    let mut black_now = Player::joins(&server, &white.guest, &room).await;
    let mut white_now = Player::joins(&server, &black.guest, &room).await;
    assert_eq!(black_now.view.rematch_of.as_deref(), Some(black.room.as_str()));
    play_out(&mut black_now, &mut white_now, &["h8", "h9"]).await;
}
