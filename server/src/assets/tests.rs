#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;

static TABLE: &[File] = &[
    File { name: "assets/app-1a2b.js", hash: "aa", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") },
    File { name: "index.html", hash: "bb", plain: b"page", brotli: None, gzip: None },
    File { name: "icon.svg", hash: "cc", plain: b"<svg/>", brotli: None, gzip: None },
];

fn get(path: &str, headers: &[(header::HeaderName, &'static str)]) -> Response {
    let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
    Assets { files: TABLE }.answer(&Method::GET, &path.parse().unwrap(), &headers)
}

fn head<'a>(response: &'a Response, name: &header::HeaderName) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().unwrap())
}

async fn body(response: Response) -> Vec<u8> {
    axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap().to_vec()
}

#[tokio::test]
async fn a_file_with_a_hashed_name_is_immutable_and_compressed() {
    let answer = get("/assets/app-1a2b.js", &[(header::ACCEPT_ENCODING, "gzip, br")]);
    assert_eq!(head(&answer, &header::CACHE_CONTROL), Some("public, max-age=31536000, immutable"));
    assert_eq!(head(&answer, &header::CONTENT_ENCODING), Some("br"));
    assert_eq!(head(&answer, &header::CONTENT_TYPE), Some("text/javascript; charset=utf-8"));
    assert_eq!(head(&answer, &header::ETAG), Some("\"aa-br\""));
    assert_eq!(body(answer).await, b"br");
    assert_eq!(body(get("/assets/app-1a2b.js", &[])).await, b"plain");
}

#[tokio::test]
async fn an_unchanged_page_is_not_sent_again() {
    let answer = get("/", &[]);
    assert_eq!(head(&answer, &header::CACHE_CONTROL), Some("no-cache"));
    assert_eq!(body(answer).await, b"page");
    let answer = get("/", &[(header::IF_NONE_MATCH, "\"x\", W/\"bb\"")]);
    assert_eq!(answer.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(head(&answer, &header::ETAG), Some("\"bb\""));
    assert_eq!(body(answer).await, b"");
}

#[tokio::test]
async fn only_routes_of_the_client_get_the_page() {
    for route in ["/room/abc", "/history", "/game/abc", "/settings", "/seat/abc"] {
        assert_eq!(body(get(route, &[])).await, b"page", "{route}");
    }
    for nothing in ["/nothing.js", "/api", "/api/nothing", "/assets/../index.html", "/.env", "/ws/x", "/assets/app-1a2b.js/x.y"] {
        let answer = get(nothing, &[]);
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{nothing}");
        assert_eq!(head(&answer, &header::CONTENT_TYPE), Some("application/json"), "{nothing}");
    }
}

#[tokio::test]
async fn files_of_the_client_can_only_be_read() {
    let answer = Assets { files: TABLE }.answer(&Method::POST, &"/".parse().unwrap(), &HeaderMap::new());
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn a_server_without_a_client_says_how_to_build_it() {
    let answer = Assets { files: &[] }.answer(&Method::GET, &"/".parse().unwrap(), &HeaderMap::new());
    assert_eq!(answer.status(), StatusCode::OK);
    assert!(String::from_utf8(body(answer).await).unwrap().contains("cargo xtask serve"));
}

#[tokio::test]
async fn a_client_is_read_from_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Assets::read(folder.path()).is_err(), "a folder without a client is refused");
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    for (name, text) in [("index.html", "page"), ("assets/app-1.js", "code"), ("assets/app-1.js.map", "map")] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let client = Assets::read(folder.path()).unwrap();
    let first_build = client.build().to_owned();
    std::fs::write(folder.path().join("index.html"), "another page").unwrap();
    let get = |path: &str| client.answer(&Method::GET, &path.parse().unwrap(), &HeaderMap::new());
    assert_eq!(body(get("/room/abc")).await, b"page");
    assert_eq!(body(get("/assets/app-1.js")).await, b"code");
    assert_eq!(head(&get("/assets/app-1.js"), &header::CACHE_CONTROL), Some("public, max-age=31536000, immutable"));
    assert_eq!(get("/assets/app-1.js.map").status(), StatusCode::NOT_FOUND);
    assert_ne!(Assets::read(folder.path()).unwrap().build(), first_build, "a different client has a different id");
}
