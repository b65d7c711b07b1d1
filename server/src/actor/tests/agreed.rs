//! Rooms whose terms were agreed when the bounds for new rooms were wider.

use super::*;
use protocol::{CreateRoom, Opening, TimeControl};

/// The room continues, its game is kept, and its players can agree on a rematch with the same terms.
#[tokio::test(start_paused = true)]
async fn a_room_whose_terms_are_no_longer_allowed_continues() {
    let long = TimeControl::ByoYomi { main_ms: 604_800_000, periods: 255, period_ms: 1 };
    let reversed = TimeControl::Fischer { main_ms: 60_000, increment_ms: 3_600_000, cap_ms: Some(1) };
    for (opening, time) in [(Opening::Free, long), (Opening::Free, reversed), (Opening::Yamaguchi, NO_CLOCK)] {
        let wanted = CreateRoom { opening, ..gomoku(time) };
        assert!(wanted.terms().is_err(), "{wanted:?}");
        let server = TestServer::new(Limits::default()).await;
        let (black, white) = (who("black"), who("white"));
        let room = server.lobby.create(wanted.agreed().unwrap(), &black).await.unwrap();
        let server = server.restarts().await;
        let (mut black, mut white) = (server.joins(&black, &room).await, server.joins(&white, &room).await);
        assert_eq!((black.view().await.opening, white.view().await.time), (opening, time));
        white.does(Command::Sit {}).await;
        black.plays("h8").await;
        let server = server.restarts().await;
        let (mut black, mut white) = (server.joins(&black.who, &room).await, server.joins(&white.who, &room).await);
        black.does(Command::Resign {}).await;
        black.does(Command::Offer { offer: protocol::OfferKind::Rematch, terms: None }).await;
        white.does(Command::Accept { offer: protocol::OfferKind::Rematch, terms: None }).await;
        let rematch =
            RoomId::parse(&server.lobby.room(&room).await.unwrap().view(None).await.unwrap().state.rematch.unwrap()).unwrap();
        assert_eq!(server.joins(&black.who, &rematch).await.view().await.time, time);
        let record = server.lobby.record(&room, None).await.unwrap();
        assert_eq!((record.opening, record.time, record.moves.len()), (opening, time, 1));
        assert!(server.lobby.sgf(&room, None).await.is_ok_and(|text| text.contains("B[hh]")));
    }
}
