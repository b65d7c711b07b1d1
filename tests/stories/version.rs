//! A client of another version is told so in words it can show.

use protocol::{CloseCode, Code, ServerMessage};
use tests::{Server, Tab};
use tokio_tungstenite::tungstenite::Error;

/// A client of the future gets an error it can read, then the close code.
#[tokio::test]
async fn of_the_future() {
    let server = Server::start().await;
    let mut tab = Tab::try_open(&server, "tengen.v2", &[]).await.expect("taken, to be told why not");
    let error = tab.wait("an error", |message| matches!(message, ServerMessage::Error { .. })).await;
    let ServerMessage::Error { code, message, .. } = error else { unreachable!("just matched") };
    assert_eq!(code, Code::UnsupportedProtocol);
    assert!(message.contains(protocol::SUBPROTOCOL), "{message}");
    assert_eq!(tab.closed().await.code, Some(CloseCode::UnsupportedProtocol.number()));
}

/// Something that is not a client of ours at all.
#[tokio::test]
async fn of_another_kind() {
    let server = Server::start().await;
    match Tab::try_open(&server, "chat", &[]).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 400),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("taken"),
    }
}
