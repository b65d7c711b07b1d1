//! A client with another version of the protocol gets an error that it can show.

use protocol::{CloseCode, Code, ServerMessage};
use tests::{Server, Tab};
use tokio_tungstenite::tungstenite::Error;

/// A newer client gets a readable error, then the close code.
#[tokio::test]
async fn a_newer_client_is_told_why_it_is_refused() {
    let server = Server::start().await;
    let mut tab = Tab::try_open(&server, "tengen.v2", &[])
        .await
        .expect("the connection is accepted, so that the client can get the reason");
    let error = tab.wait("an error", |message| matches!(message, ServerMessage::Error { .. })).await;
    let ServerMessage::Error { code, message, .. } = error else { unreachable!("just matched") };
    assert_eq!(code, Code::UnsupportedProtocol);
    assert!(message.contains(protocol::SUBPROTOCOL), "{message}");
    assert_eq!(tab.closed().await.code, Some(CloseCode::UnsupportedProtocol.number()));
}

/// A client that asks for a subprotocol of another program is refused.
#[tokio::test]
async fn an_unknown_subprotocol_is_refused() {
    let server = Server::start().await;
    match Tab::try_open(&server, "chat", &[]).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 400),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("the connection was accepted"),
    }
}
