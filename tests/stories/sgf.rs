//! SGF files that guests bring.

use protocol::{ApiErrorBody, Code, SgfRecord};
use tests::{Server, points};

/// A file is read; one that is not SGF names what is wrong and where.
#[tokio::test]
async fn read_or_refused() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let good = b"(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]PB[Shusaku]PW[Genan]RE[B+2.5];B[ee];W[cc];B[];W[])".to_vec();
    let response = anna.post_sgf("/api/sgf", good).await;
    assert_eq!(response.status(), 200);
    let record: SgfRecord = response.json().await.unwrap();
    assert_eq!((record.black.as_str(), record.white.as_str()), ("Shusaku", "Genan"));
    assert_eq!(points(&record.moves), ["E5", "C7", "pass", "pass"]);

    let bad: [&[u8]; 5] = [b"", b"hello", b"(;GM[1]SZ[9]\n;B[ee", b"(;GM[1]SZ[99])", b"(;GM[1]SZ[9];B[ee];W[ee])"];
    for file in bad {
        let response = anna.post_sgf("/api/sgf", file.to_vec()).await;
        let status = response.status();
        let text = response.text().await.unwrap();
        assert_eq!(status, 422, "{text}");
        let error: ApiErrorBody = serde_json::from_str(&text).unwrap();
        assert_eq!(error.code, Code::BadSgf);
        assert!(error.line.is_some() && !error.message.is_empty(), "{text}");
    }
    let response = anna.post_sgf("/api/sgf", vec![b'('; 2 * 1024 * 1024]).await;
    assert_eq!(response.status(), 413);
}
