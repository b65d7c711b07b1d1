//! The session cookie of a server.

use tests::Server;

/// The name and the value of the cookie that the server gives to a new guest.
async fn cookie(server: &Server) -> (String, String) {
    let client = reqwest::Client::new();
    let asked = client.post(format!("{}/api/v1/session", server.base())).json(&serde_json::json!({})).send().await.unwrap();
    assert_eq!(asked.status(), 201);
    let cookie = asked.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let (name, value) = cookie.split_once('=').unwrap();
    (name.to_owned(), value.to_owned())
}

/// Browsers send a cookie to all ports of a host, so two servers must not use the same name.
#[tokio::test]
async fn two_servers_on_one_host_have_cookies_of_different_names() {
    let (one, two) = (Server::start().await, Server::start().await);
    let ((name, secret), (other, other_secret)) = (cookie(&one).await, cookie(&two).await);
    assert_ne!(name, other);
    assert!(name.starts_with("sid-"), "{name}");

    let one = one.crash_and_restart().await;
    let both = format!("{name}={secret}; {other}={other_secret}");
    for server in [&one, &two] {
        let shown =
            reqwest::Client::new().get(format!("{}/api/v1/session", server.base())).header("cookie", &both).send().await.unwrap();
        assert_eq!(shown.status(), 200, "each server finds its own cookie, also after a restart");
    }
}
