//! A guest of the server, with a name and a session, who sends HTTP requests.

use crate::feed::Feed;
use crate::server::Server;
use protocol::{CreateRoom, GameDetail, GamePage, NewSession, NewToken, PostCommand, RoomView, Scope, SessionInfo, Token};
use reqwest::{Client, Response, StatusCode};
use serde::de::DeserializeOwned;

/// A guest with a session.
#[derive(Clone)]
pub struct Guest {
    /// The id of the player.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The secret of the session.
    pub token: String,
    base: String,
    http: Client,
}

impl Guest {
    pub(crate) async fn register(server: &Server, name: &str) -> Self {
        // Keep no idle connections, because they count toward the limit per address.
        let http = Client::builder().pool_max_idle_per_host(0).build().expect("the HTTP client can be built");
        let body = NewSession { name: Some(name.to_owned()), token: true };
        let response =
            http.post(format!("{}/api/v1/session", server.base())).json(&body).send().await.expect("the server answers");
        let info: SessionInfo = read(response).await;
        let token = info.token.expect("the secret was requested");
        Self { id: info.you.id, name: info.you.name, token, base: server.base().to_owned(), http }
    }

    /// The same guest, connecting to a restarted server.
    #[must_use]
    pub fn at(&self, server: &Server) -> Self {
        Self { base: server.base().to_owned(), ..self.clone() }
    }

    /// Makes a token and returns the program that uses it.
    pub async fn makes_program(&self, name: &str, scopes: &[Scope]) -> Self {
        let wanted = NewToken { name: name.to_owned(), scopes: scopes.to_vec() };
        let made: Token = read(self.post("/api/v1/tokens", &wanted).await).await;
        Self { id: made.id, name: made.name, token: made.token.expect("a new token has a secret"), ..self.clone() }
    }

    /// Opens the stream of everything that concerns this guest.
    pub async fn opens_stream(&self) -> Feed {
        Feed::of(self.get("/api/v1/stream").await)
    }

    /// Sends a command to a room over HTTP. Returns the status of the answer.
    pub async fn commands(&self, room: &str, id: &str, command: protocol::Command) -> StatusCode {
        let body = PostCommand { command_id: id.to_owned(), seat: None, command };
        self.post(&format!("/api/v1/rooms/{room}/commands"), &body).await.status()
    }

    /// Creates a room and returns its id.
    pub async fn creates(&self, room: &CreateRoom) -> String {
        let view: RoomView = read(self.post("/api/v1/rooms", room).await).await;
        view.id
    }

    /// Sends a POST request with JSON as this guest.
    pub async fn post(&self, path: &str, body: &impl serde::Serialize) -> Response {
        let request = self.http.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(body);
        request.send().await.expect("the server answers")
    }

    /// Sends a POST request with an SGF file as this guest.
    pub async fn post_sgf(&self, path: &str, body: Vec<u8>) -> Response {
        let request = self.http.post(format!("{}{path}", self.base)).bearer_auth(&self.token);
        request.header("content-type", "application/x-go-sgf").body(body).send().await.expect("the server answers")
    }

    /// Sends a DELETE request as this guest.
    pub async fn delete(&self, path: &str) -> Response {
        let request = self.http.delete(format!("{}{path}", self.base)).bearer_auth(&self.token);
        request.send().await.expect("the server answers")
    }

    /// Sends a GET request as this guest.
    pub async fn get(&self, path: &str) -> Response {
        let request = self.http.get(format!("{}{path}", self.base)).bearer_auth(&self.token);
        request.send().await.expect("the server answers")
    }

    /// Sends a GET request as this guest and parses the answer as JSON.
    pub async fn get_json<T: DeserializeOwned>(&self, path: &str) -> T {
        read(self.get(path).await).await
    }

    /// A page of the history, with a query such as `?kind=go`.
    pub async fn history(&self, query: &str) -> GamePage {
        self.get_json(&format!("/api/v1/games{query}")).await
    }

    /// The record of a game.
    pub async fn record(&self, id: &str) -> GameDetail {
        self.get_json(&format!("/api/v1/games/{id}")).await
    }

    /// The SGF file of a game.
    pub async fn sgf(&self, id: &str) -> String {
        let response = self.get(&format!("/api/v1/games/{id}/sgf")).await;
        assert_eq!(response.status(), StatusCode::OK);
        response.text().await.expect("the answer is text")
    }
}

/// The body of a successful response.
async fn read<T: DeserializeOwned>(response: Response) -> T {
    let status = response.status();
    let text = response.text().await.expect("the answer has a body");
    assert!(status.is_success(), "{status}: {text}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
}
