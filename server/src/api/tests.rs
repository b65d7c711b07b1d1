#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::app::testing::{Answer, Testing};
use crate::config::Settings;
use axum::body::Body;
use protocol::{CreateRoom, GamePage, RoomView, SessionInfo, SgfRecord};
use serde_json::json;

const JSON: (&str, &str) = ("content-type", "application/json");
const SGF: (&str, &str) = ("content-type", "application/x-go-sgf");

async fn server() -> Testing {
    Testing::new(Settings::built_in()).await
}

/// The cookie that a response sets, as the browser sends it back.
fn cookie(answer: &Answer) -> String {
    answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

fn gomoku() -> String {
    let setup = json!({"kind": "gomoku", "size": 15, "ruleset": "freestyle"});
    let room = json!({"setup": setup, "time": {"type": "none"}, "colors": "black", "takeback": "ask", "visibility": "public"});
    assert!(serde_json::from_value::<CreateRoom>(room.clone()).is_ok());
    room.to_string()
}

#[tokio::test]
async fn a_session_is_created_recognized_renamed_and_ended() {
    let server = server().await;
    let answer = server.ask("POST", "/api/v1/session", &[JSON], r#"{"name":"Anna"}"#).await;
    assert_eq!(answer.status, 201);
    let info: SessionInfo = answer.json();
    assert_eq!((info.you.name.as_str(), info.token), ("Anna", None));
    let cookie = cookie(&answer);
    let own = [JSON, ("cookie", cookie.as_str()), ("origin", "http://localhost:8080")];
    let shown = server.ask("GET", "/api/v1/session", &own[1..2], "").await;
    assert_eq!(shown.json::<SessionInfo>().you, info.you);
    assert!(shown.header("set-cookie").is_some_and(|again| again.starts_with(&cookie)));
    let renamed = server.ask("POST", "/api/v1/session", &own, r#"{"name":"Bert"}"#).await;
    assert_eq!((renamed.status.as_u16(), renamed.json::<SessionInfo>().you.name.as_str()), (200, "Bert"));
    let ended = server.ask("DELETE", "/api/v1/session", &own[1..], "").await;
    assert_eq!(ended.status, 204);
    assert!(ended.header("set-cookie").is_some_and(|gone| gone.contains("Max-Age=0")));
    assert_eq!(server.ask("GET", "/api/v1/session", &own[1..2], "").await.code(401), "no_session");
}

#[tokio::test]
async fn a_token_is_returned_in_the_body() {
    let server = server().await;
    let answer = server.ask("POST", "/api/v1/session", &[JSON], r#"{"token":true}"#).await;
    assert_eq!(answer.header("set-cookie"), None);
    let info: SessionInfo = answer.json();
    assert!(info.you.name.starts_with("guest-"));
    let bearer = format!("Bearer {}", info.token.unwrap());
    let shown = server.ask("GET", "/api/v1/session", &[("authorization", &bearer)], "").await;
    assert_eq!(shown.json::<SessionInfo>().you, info.you);
    let wrong = server.ask("GET", "/api/v1/session", &[("authorization", "Bearer x")], "").await;
    assert_eq!(wrong.code(401), "no_session");
    assert_eq!(wrong.header("www-authenticate"), Some("Bearer"));
}

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let server = server().await;
    for (method, path) in
        [("GET", "/"), ("GET", "/api/v1/nothing"), ("PUT", "/api/v1/rooms"), ("GET", "/api/v1/session"), ("GET", "/healthz")]
    {
        let answer = server.ask(method, path, &[], "").await;
        assert!(
            answer.header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none'")),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        let caching = if path == "/" { "no-cache" } else { "no-store" };
        assert_eq!(answer.header("cache-control"), Some(caching), "{path}");
        assert_eq!(answer.header("server"), None, "{path}");
    }
}

#[tokio::test]
async fn public_records_are_sent_only_if_they_have_changed() {
    let server = server().await;
    for path in ["/api/v1/games", "/api/v1/rooms", "/api/v1/openapi.json"] {
        let first = server.ask("GET", path, &[], "").await;
        assert_eq!((first.status.as_u16(), first.header("cache-control")), (200, Some("public, no-cache")), "{path}");
        let tag = first.header("etag").unwrap();
        let again = server.ask("GET", path, &[("if-none-match", tag)], "").await;
        assert_eq!((again.status.as_u16(), again.text.as_str(), again.header("etag")), (304, "", Some(tag)), "{path}");
        assert!(again.header("vary").unwrap().contains("accept-encoding"), "{path}");
        let changed = server.ask("GET", path, &[("if-none-match", "\"0123456789abcdef\"")], "").await;
        assert_eq!((changed.status.as_u16(), changed.text), (200, first.text), "{path}");
    }
}

/// A server without a name stays closed to pages of other sites. Otherwise any page that somebody opens could look for
/// servers on a home network.
#[tokio::test]
async fn pages_of_other_sites_can_read_public_records_only_of_a_server_that_has_a_name() {
    let settings = Settings { host: vec!["go.example.org".into()], ..Settings::built_in() };
    let server = Testing::new(settings).await;
    let other = ("origin", "https://club.example");
    for (host, allowed) in [("go.example.org", Some("*")), ("localhost:8080", None), ("192.168.1.5", None)] {
        for (path, status) in [("/api/v1/games", 200), ("/api/v1/games/00000000000000000000", 404)] {
            let answer = server.ask("GET", path, &[other, ("host", host)], "").await;
            let found = (answer.status.as_u16(), answer.header("access-control-allow-origin"));
            assert_eq!(found, (status, allowed), "{host} {path}");
        }
    }
}

/// A page of another site must be able to read that it has asked too often, and how long it has to wait.
#[tokio::test]
async fn pages_of_other_sites_can_read_why_a_request_was_refused_early() {
    let limits = crate::limits::Limits { requests_burst: 1, requests_per_second: 1, ..Default::default() };
    let server = Testing::new(Settings { host: vec!["go.example.org".into()], limits, ..Settings::built_in() }).await;
    let headers = [("origin", "https://club.example"), ("host", "go.example.org")];
    let mut answers = Vec::new();
    for _ in 0..2 {
        answers.push(server.ask("GET", "/api/v1/games", &headers, "").await);
    }
    let last = &answers[1];
    assert_eq!((last.status.as_u16(), last.header("access-control-allow-origin")), (429, Some("*")));
    assert_eq!(last.header("access-control-expose-headers"), Some("etag, retry-after"));
    let private = server.ask("GET", "/api/v1/session", &headers, "").await;
    assert_eq!((private.status.as_u16(), private.header("access-control-allow-origin")), (429, None));
}

#[tokio::test]
async fn what_a_caller_with_a_session_reads_is_neither_stored_nor_open_to_other_sites() {
    let server = server().await;
    let bearer = server.bearer().await;
    for (path, header) in [("/api/v1/games", ("authorization", bearer.as_str())), ("/api/v1/rooms", ("cookie", "sid=x"))] {
        let answer = server.ask("GET", path, &[header, ("origin", "https://club.example")], "").await;
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
        assert_eq!((answer.header("etag"), answer.header("cache-control")), (None, Some("no-store")), "{path}");
    }
    let session = server.ask("GET", "/api/v1/session", &[("origin", "https://club.example")], "").await;
    assert_eq!(session.header("access-control-allow-origin"), None);
}

#[tokio::test]
async fn errors_have_the_right_status_and_code() {
    let server = server().await;
    let bearer = server.bearer().await;
    let me = ("authorization", bearer.as_str());
    let long = format!("/api/v1/games?search={}", "x".repeat(5000));
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(70_000));
    type Row<'a> = (&'a str, &'a str, Vec<(&'a str, &'a str)>, &'a str, u16, &'a str);
    let table: Vec<Row<'_>> = vec![
        ("POST", "/api/v1/session", vec![JSON], "{", 400, "malformed"),
        ("POST", "/api/v1/session", vec![JSON], "", 400, "malformed"),
        ("POST", "/api/v1/session", vec![JSON], r#"{"admin":true}"#, 400, "unknown_field"),
        ("POST", "/api/v1/session", vec![JSON], r#"{"name":"a b"}"#, 422, "name_characters"),
        ("POST", "/api/v1/session", vec![JSON], r#"["abc",true]"#, 422, "invalid"),
        ("POST", "/api/v1/rooms", vec![JSON, me], r#"[{"kind":"othello"},"free",null,{"type":"none"}]"#, 422, "invalid"),
        ("POST", "/api/v1/session", vec![JSON], &large, 413, "too_large"),
        ("POST", "/api/v1/session", vec![], "{}", 415, "unsupported_media_type"),
        ("POST", "/api/v1/session", vec![("content-type", "text/plain")], "{}", 415, "unsupported_media_type"),
        ("POST", "/api/v1/session", vec![JSON, ("content-encoding", "gzip")], "{}", 415, "unsupported_media_type"),
        ("POST", "/api/v1/session", vec![JSON, ("origin", "http://evil.example")], "{}", 403, "forbidden_origin"),
        ("POST", "/api/v1/session", vec![JSON, ("cookie", "sid=x")], "{}", 403, "forbidden_origin"),
        (
            "POST",
            "/api/v1/session",
            vec![JSON, ("cookie", "sid=x"), ("sec-fetch-site", "cross-site")],
            "{}",
            403,
            "forbidden_origin",
        ),
        ("DELETE", "/api/v1/session", vec![("cookie", "sid=x")], "", 403, "forbidden_origin"),
        ("GET", "/api/v1/rooms", vec![("host", "evil.example")], "", 403, "forbidden_origin"),
        ("GET", "/api/v1/rooms", vec![("host", "a b")], "", 400, "malformed"),
        ("GET", "/api/v1/rooms", vec![("host", "localhost"), ("host", "localhost")], "", 400, "malformed"),
        ("GET", "http://127.0.0.1/api/v1/rooms", vec![("host", "localhost")], "", 400, "malformed"),
        ("GET", &long, vec![], "", 414, "too_large"),
        ("PUT", "/api/v1/rooms", vec![], "", 405, "method_not_allowed"),
        ("GET", "/api/v1/nothing", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/rooms/0123456789abcdefghjk", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/rooms/..%2f..%2fetc", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/games/%ff", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/games/0123456789abcdefghjk.sgf", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/games?page=2", vec![], "", 400, "unknown_field"),
        ("GET", "/api/v1/games?before=oldest", vec![], "", 422, "invalid"),
        ("GET", "/api/v1/games?kind=chess", vec![], "", 422, "invalid"),
        ("GET", "/api/v1/games?search=a+b+c+d+e", vec![], "", 422, "invalid"),
        ("GET", "/api/v1/games?order=desc", vec![], "", 400, "unknown_field"),
        ("GET", "/api/v1/games?kind=go&kind=go", vec![], "", 422, "invalid"),
        ("GET", "/api/v1/rooms?foo=1", vec![], "", 400, "unknown_field"),
        ("GET", "/api/v1/rooms?foo", vec![], "", 400, "unknown_field"),
        ("GET", "/api/v1/rooms/0123456789abcdefghjk?foo=1", vec![], "", 400, "unknown_field"),
        ("GET", "/api/v1/rooms/0123456789abcdefghjk/events?sinse=1", vec![], "", 400, "unknown_field"),
        ("POST", "/api/v1/rooms/0123456789abcdefghjk/seat-link?seat=third", vec![me], "", 422, "invalid"),
        ("POST", "/api/v1/rooms/0123456789abcdefghjk/seat-link?foo=1", vec![me], "", 400, "unknown_field"),
        ("POST", "/api/v1/session?name=anna", vec![JSON], "{}", 400, "unknown_field"),
        ("DELETE", "/api/v1/session?foo=1", vec![me], "", 400, "unknown_field"),
        ("GET", "/healthz?foo=1", vec![], "", 400, "unknown_field"),
        ("GET", "/ws?token=x", vec![], "", 400, "unknown_field"),
        ("PUT", "/api/v1/rooms?foo=1", vec![], "", 405, "method_not_allowed"),
        ("GET", "/api/v1/nothing?foo=1", vec![], "", 404, "not_found"),
        ("GET", "/api/v1/qr?text=https://evil.example", vec![], "", 422, "invalid"),
        ("GET", "/api/v1/qr", vec![], "", 422, "invalid"),
        ("POST", "/api/v1/rooms", vec![JSON], "{}", 401, "no_session"),
        ("POST", "/api/v1/rooms", vec![JSON, me], "{}", 422, "invalid"),
        ("POST", "/api/v1/sgf", vec![JSON], "{}", 415, "unsupported_media_type"),
        ("GET", "/ws", vec![], "", 400, "malformed"),
        ("GET", "/ws", vec![("upgrade", "websocket"), ("sec-websocket-key", "c2hvcnQ=")], "", 400, "malformed"),
        ("GET", "/ws", vec![("upgrade", "websocket"), ("origin", "null")], "", 403, "forbidden_origin"),
    ];
    for (method, path, headers, body, status, code) in table {
        let answer = server.ask(method, path, &headers, body).await;
        assert_eq!(answer.code(status), code, "{method} {} {headers:?}", &path[..path.len().min(60)]);
    }
}

#[tokio::test]
async fn a_room_is_created_viewed_and_listed() {
    let server = server().await;
    let bearer = server.bearer().await;
    let answer = server.ask("POST", "/api/v1/rooms", &[JSON, ("authorization", &bearer)], &gomoku()).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let view: RoomView = answer.json();
    let path = format!("/api/v1/rooms/{}", view.id);
    assert_eq!(answer.header("location"), Some(path.as_str()));
    let seen: RoomView = server.ask("GET", &path, &[], "").await.json();
    assert_eq!((seen.id, seen.role), (view.id.clone(), protocol::Role::Spectator));
    let list: protocol::RoomList = server.ask("GET", "/api/v1/rooms", &[("authorization", &bearer)], "").await.json();
    assert_eq!((list.seeks.len(), list.yours.len(), list.yours[0].turn), (1, 1, None));
    let other = server.bearer().await;
    let sit = json!({"command_id": "1", "command": {"type": "sit"}}).to_string();
    for _ in 0..2 {
        let sat = server.ask("POST", &format!("{path}/commands"), &[JSON, ("authorization", &other)], &sit).await;
        assert_eq!((sat.status.as_u16(), sat.json::<protocol::CommandDone>().seq), (200, 3), "the repeated command is done once");
    }
    let out_of_turn = json!({"command_id": "2", "command": {"type": "play", "point": "h8"}}).to_string();
    let refused = server.ask("POST", &format!("{path}/commands"), &[JSON, ("authorization", &other)], &out_of_turn).await;
    assert_eq!(refused.code(409), "not_your_turn");
    let list: protocol::RoomList = server.ask("GET", "/api/v1/rooms", &[("authorization", &other)], "").await.json();
    assert_eq!(list.yours[0].turn, Some(protocol::Color::Black));
}

#[tokio::test]
async fn a_wrong_query_is_refused_in_plain_words() {
    let server = server().await;
    for (path, words) in [
        ("/api/v1/rooms?foo=1", "unknown query parameter `foo`; this address has none"),
        (
            "/api/v1/games?order=desc",
            "unknown query parameter `order`; this address accepts search, kind, outcome, players, before, after",
        ),
        ("/api/v1/games?search=ada+ben+9x9+13x13", "search must have at most one size"),
        ("/api/v1/games?before=two", "before must be a cursor from an earlier page"),
        ("/api/v1/games?after=oldest&before=AAAAAAAAAAAAAAAA", "a request may have before or after, but not both"),
        (
            "/api/v1/games?outcome=loss",
            "the query: outcome: unknown word `loss`, expected one of `black`, `white`, `draw`, `void`",
        ),
        ("/api/v1/qr", "the query: missing field `text`"),
    ] {
        let answer = server.ask("GET", path, &[], "").await;
        assert_eq!(answer.json::<protocol::ApiErrorBody>().message, words, "{path}");
    }
    assert_eq!(server.ask("HEAD", "/api/v1/games?order=desc", &[], "").await.status, 400);
    assert_eq!(server.ask("HEAD", "/api/v1/games?players=bot", &[], "").await.status, 200);
    // The pages of the client ignore the query, because other sites append their own parameters to links.
    assert_eq!(server.ask("GET", "/?foo=1", &[], "").await.status, 200);
}

#[tokio::test]
async fn a_refusal_says_how_long_to_wait() {
    let server = server().await;
    let (host, guest) = (server.bearer().await, server.bearer().await);
    let room: RoomView = server.ask("POST", "/api/v1/rooms", &[JSON, ("authorization", &host)], &gomoku()).await.json();
    let path = format!("/api/v1/rooms/{}/commands", room.id);
    let does = async |who: &str, id: &str, command: serde_json::Value| {
        let body = json!({"command_id": id, "command": command}).to_string();
        server.ask("POST", &path, &[JSON, ("authorization", who)], &body).await
    };
    let takeback = json!({"type": "offer", "offer": "takeback"});
    for (who, id, command) in [
        (&guest, "1", json!({"type": "sit"})),
        (&host, "2", json!({"type": "play", "point": "h8"})),
        (&host, "3", takeback.clone()),
        (&guest, "4", json!({"type": "decline", "offer": "takeback"})),
    ] {
        assert_eq!(does(who, id, command).await.status, 200, "command {id}");
    }
    let refused = does(&host, "5", takeback).await;
    assert_eq!((refused.code(409).as_str(), refused.header("retry-after")), ("too_soon", Some("10")));
    assert!(matches!(refused.json::<protocol::ApiErrorBody>().wait_ms, Some(9_001..=10_000)), "{}", refused.text);
    // Without a clock, the wait for an absent player is three days.
    let early = does(&guest, "6", json!({"type": "claim_win"})).await;
    assert_eq!((early.code(409).as_str(), early.header("retry-after")), ("still_awaited", Some("259200")), "{}", early.text);
}

#[tokio::test]
async fn a_seat_link_works_once() {
    let server = server().await;
    let (host, phone) = (server.bearer().await, server.bearer().await);
    let room: RoomView = server.ask("POST", "/api/v1/rooms", &[JSON, ("authorization", &host)], &gomoku()).await.json();
    let path = format!("/api/v1/rooms/{}", room.id);
    let stranger = server.ask("POST", &format!("{path}/seat-link"), &[("authorization", &phone)], "").await;
    assert_eq!(stranger.code(403), "not_a_player");
    let link: protocol::NewSeatLink =
        server.ask("POST", &format!("{path}/seat-link"), &[("authorization", &host)], "").await.json();
    assert_eq!(link.path, format!("/seat/{}#{}", room.id, link.secret));
    assert_eq!(link.qr, crate::lan::svg(&format!("http://localhost:8080{}", link.path)).unwrap());
    let claim = json!({"secret": link.secret}).to_string();
    let claimed = server.ask("POST", &format!("{path}/seat-claim"), &[JSON, ("authorization", &phone)], &claim).await;
    assert_eq!(claimed.status, 200, "{}", claimed.text);
    let seen: RoomView = server.ask("GET", &path, &[("authorization", &phone)], "").await.json();
    assert!(matches!(seen.role, protocol::Role::Player { .. }));
    let third = server.bearer().await;
    let used = server.ask("POST", &format!("{path}/seat-claim"), &[JSON, ("authorization", &third)], &claim).await;
    assert_eq!(used.code(403), "forbidden");
}

#[tokio::test]
async fn sgf_files_are_read_or_refused_with_line_and_column() {
    let server = server().await;
    let good = "(;GM[1]SZ[9]PB[Anna]RE[B+R];B[ee];W[])";
    let record: SgfRecord = server.ask("POST", "/api/v1/sgf", &[SGF], good).await.json();
    assert_eq!(record.black, "Anna");
    assert_eq!(record.moves.iter().map(|one| one.point.as_str()).collect::<Vec<_>>(), ["E5", "pass"]);
    let answer = server.ask("POST", "/api/v1/sgf", &[SGF], "(;GM[1]SZ[9]\n;B[ee").await;
    assert_eq!(answer.code(422), "bad_sgf");
    assert_eq!(answer.json::<protocol::ApiErrorBody>().line, Some(2));
}

#[tokio::test]
async fn rate_limits_apply_per_address() {
    let mut settings = Settings::built_in();
    settings.limits.sessions_per_hour = 1;
    settings.public = true;
    let server = Testing::new(settings).await;
    let ask = async |address| server.ask_from(address, "POST", "/api/v1/session", &[JSON], Body::from("{}")).await;
    assert_eq!(ask("192.0.2.1").await.status, 201);
    let refused = ask("192.0.2.1").await;
    assert_eq!(refused.code(429), "rate_limited");
    let seconds: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!(seconds > 3000);
    assert_eq!(refused.json::<protocol::ApiErrorBody>().wait_ms.map(|wait| wait.div_ceil(1000)), Some(seconds));
    assert_eq!(ask("192.0.2.2").await.status, 201);
}

#[tokio::test]
async fn new_tokens_count_toward_the_rate_of_new_sessions() {
    let mut settings = Settings::built_in();
    settings.limits.sessions_per_hour = 2;
    let server = Testing::new(settings).await;
    let cookie = cookie(&server.ask("POST", "/api/v1/session", &[JSON], "{}").await);
    let own = [JSON, ("cookie", cookie.as_str()), ("origin", "http://localhost:8080")];
    let wanted = r#"{"name":"robo","scopes":["read"]}"#;
    assert_eq!(server.ask("POST", "/api/v1/tokens", &own, wanted).await.status, 201);
    assert_eq!(server.ask("POST", "/api/v1/tokens", &own, wanted).await.code(429), "rate_limited");
}

#[tokio::test]
async fn metrics_and_addresses_are_hidden_from_outside() {
    let server = Testing::new(Settings { public: true, ..Settings::built_in() }).await;
    // Tests have no metrics recorder. A similar rule hides the list of addresses, so this list is tested instead.
    let ask = async |address, headers: &[(&str, &str)]| {
        server.ask_from(address, "GET", "/api/v1/lan", headers, Body::empty()).await.text
    };
    assert_eq!(ask("203.0.113.1", &[]).await, r#"{"addresses":[]}"#);
    assert_eq!(ask("127.0.0.1", &[("x-forwarded-for", "203.0.113.1")]).await, r#"{"addresses":[]}"#);
    assert_eq!(server.ask_from("203.0.113.1", "GET", "/metrics", &[], Body::empty()).await.code(404), "not_found");
}

#[tokio::test]
async fn a_stopping_server_is_not_ready() {
    let server = server().await;
    assert_eq!(server.ask("GET", "/readyz", &[], "").await.status, 200);
    assert_eq!(server.ask("GET", "/healthz", &[], "").await.status, 200);
    let bearer = server.bearer().await;
    server.app.leaving.cancel();
    server.app.stop.cancel();
    let answer = server.ask("GET", "/readyz", &[], "").await;
    assert_eq!((answer.code(503).as_str(), answer.header("retry-after")), ("draining", Some("1")));
    let room = server.ask("POST", "/api/v1/rooms", &[JSON, ("authorization", &bearer)], &gomoku()).await;
    assert_eq!(room.code(503), "draining");
    server.app.store.close().await;
    assert_eq!(server.ask("GET", "/healthz", &[], "").await.code(503), "unavailable");
}

#[tokio::test]
async fn the_history_of_a_new_server_is_empty() {
    let page: GamePage = server().await.ask("GET", "/api/v1/games?kind=go&outcome=black&search=x", &[], "").await.json();
    assert_eq!((page.total, page.newer, page.older, page.games.len()), (0, None, None, 0));
}

#[tokio::test]
async fn a_qr_code_is_drawn_for_an_address_of_this_server() {
    let answer = server().await.ask("GET", "/api/v1/qr?text=http%3A%2F%2F192.168.1.7%3A8080%2F", &[], "").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("image/svg+xml")));
    assert!(answer.text.starts_with("<svg"));
}

#[tokio::test]
async fn a_panic_shows_the_client_only_an_id() {
    let response = caught(&"secret words");
    assert_eq!(response.status(), 500);
    let body = axum::body::to_bytes(response.into_body(), 1_000).await.unwrap();
    let text = std::str::from_utf8(&body).unwrap();
    assert!(text.contains("has details under") && !text.contains("secret words"), "{text}");
}

#[test]
fn the_openapi_document_contains_every_referenced_schema() {
    let document = serde_json::to_value(document()).unwrap();
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is missing");
    }
    let paths = document["paths"].as_object().unwrap();
    for path in ["/api/v1/session", "/api/v1/rooms/{id}/commands", "/api/v1/games/{id}", "/healthz"] {
        assert!(paths.contains_key(path), "{path} is missing");
    }
    let mut ids = std::collections::HashSet::new();
    for (path, operations) in paths {
        for (verb, operation) in operations.as_object().unwrap() {
            let has = |status: &str| operation["responses"][status].is_object();
            assert!(has("415") && has("500"), "{verb} {path}");
            assert_eq!(has("429"), path.starts_with("/api/"), "{verb} {path}");
            let security = operation["security"].as_array().cloned().unwrap_or_default();
            assert_eq!(has("401"), security.iter().any(|one| *one != serde_json::json!({})), "{verb} {path}");
            assert_eq!(has("413"), operation["requestBody"].is_object(), "{verb} {path}");
            assert!(ids.insert(operation["operationId"].as_str().unwrap()), "{verb} {path}: duplicate operationId");
            assert!(operation["summary"].is_string(), "{verb} {path} has no summary");
        }
    }
    assert_eq!(document["info"]["title"], "Tengen");
}
