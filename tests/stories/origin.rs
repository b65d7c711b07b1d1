//! Pages on other sites cannot act for a guest.

use tests::{Server, Tab};
use tokio_tungstenite::tungstenite::Error;

/// Only the server's own pages may open a WebSocket.
#[tokio::test]
async fn the_websocket_is_refused_to_other_origins() {
    let server = Server::start().await;
    let own = format!("http://{}", server.authority());
    Tab::try_open(&server, protocol::SUBPROTOCOL, &[("origin", own.clone())]).await.expect("the server's own page may connect");
    let port = server.authority().rsplit(':').next().unwrap().to_owned();
    let tricks = [
        "http://evil.example".to_owned(),
        "null".to_owned(),
        format!("{own}.evil.example"),
        format!("http://evil.example:{port}"),
        format!("http://127.0.0.1.evil.example:{port}"),
        format!("http://user@127.0.0.1:{port}"),
        format!("https://127.0.0.1:{port}"),
        "http://127.0.0.1".to_owned(),
        "http://127.0.0.1:1".to_owned(),
        format!("{own}/"),
        format!("{own}?x"),
        format!("file://127.0.0.1:{port}"),
        String::new(),
    ];
    for trick in tricks {
        match Tab::try_open(&server, protocol::SUBPROTOCOL, &[("origin", trick.clone())]).await {
            Err(Error::Http(response)) => assert_eq!(response.status(), 403, "{trick}"),
            Err(error) => panic!("{trick}: {error}"),
            Ok(_) => panic!("{trick} may connect"),
        }
    }
}
