//! SGF files from guests.

use protocol::{ApiErrorBody, Code, Color, SgfRecord};
use tests::{Server, points};

/// For an invalid file, the error names the mistake and its line.
#[tokio::test]
async fn valid_files_are_read_and_invalid_files_are_refused() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let good = b"(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]PB[Shusaku]PW[Genan]RE[B+2.5];B[ee];W[cc];B[];W[])".to_vec();
    let response = anna.post_sgf("/api/v1/sgf", good).await;
    assert_eq!(response.status(), 200);
    let record: SgfRecord = response.json().await.unwrap();
    assert_eq!((record.black.as_str(), record.white.as_str()), ("Shusaku", "Genan"));
    assert_eq!(points(&record.moves), ["E5", "C7", "pass", "pass"]);

    let text = record.text.unwrap();
    assert!(text.contains("KM[6.5]") && text.contains("CA[UTF-8]"), "{text}");

    let bad: [&[u8]; 5] = [b"", b"hello", b"(;GM[1]SZ[9]\n;B[ee", b"(;GM[1]SZ[99])", b"(;GM[1]SZ[9];B[ee];W[ee])"];
    for file in bad {
        let response = anna.post_sgf("/api/v1/sgf", file.to_vec()).await;
        let status = response.status();
        let text = response.text().await.unwrap();
        assert_eq!(status, 422, "{text}");
        let error: ApiErrorBody = serde_json::from_str(&text).unwrap();
        assert_eq!(error.code, Code::BadSgf);
        assert!(error.line.is_some() && !error.message.is_empty(), "{text}");
    }
    let response = anna.post_sgf("/api/v1/sgf", vec![b'('; 2 * 1024 * 1024]).await;
    assert_eq!(response.status(), 413);
}

/// A file in an old encoding is converted to Unicode as a whole. A file that is malformed after its first game is not
/// converted.
#[tokio::test]
async fn no_part_of_a_file_is_lost() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let read = async |file: &[u8]| -> SgfRecord {
        let response = anna.post_sgf("/api/v1/sgf", file.to_vec()).await;
        assert_eq!(response.status(), 200);
        response.json().await.unwrap()
    };
    let mut old = b"(;GM[1]FF[3]CA[GB2312]SZ[9]XX[kept]PB[".to_vec();
    old.extend([0xce, 0xe2, 0xc7, 0xe5, 0xd4, 0xb4]);
    old.extend(b"];B[aa](;W[bb]C[good])(;W[cc]))");
    let record = read(&old).await;
    assert_eq!((record.black.as_str(), points(&record.moves)), ("吴清源", vec!["A9", "B8"]));
    let text = record.text.unwrap().replace('\n', "");
    assert_eq!(text, "(;FF[4]CA[UTF-8]GM[1]SZ[9]XX[kept]PB[吴清源];B[aa](;W[bb]C[good])(;W[cc]))");
    assert_eq!(read(b"(;SZ[9];B[aa])(;B").await.text, None);
    // A file that begins from a set-up position has a diagram.
    let diagram = read(b"(;SZ[9]AB[ba]AW[aa]PL[W])").await.diagram.unwrap();
    assert_eq!((diagram.black, diagram.white, diagram.turn), (vec!["B9".to_owned()], vec!["A9".to_owned()], Color::White));
}
