//! Encodings from before Unicode.

use super::Decoded;
use chardetng::EncodingDetector;
use encoding_rs::{EUC_JP, Encoding, GB18030, GBK, ISO_2022_JP, UTF_8, WINDOWS_1252};

/// How many bytes of a file are searched for `CA`, which belongs in the first node.
const SEARCHED: usize = 16 << 10;
/// How many bytes a guess examines, from the first byte that is an escape or not ASCII. There is a limit because
/// guessing is slower than all other decoding.
const EXAMINED: usize = 16 << 10;
const ESCAPE: u8 = 0x1b;
/// How many non-ASCII bytes are enough to distinguish another alphabet from Latin-1.
const ALPHABET_BYTES: usize = 8;

/// Decodes with the encoding that `CA` names. `None` if `CA` names UTF-8 or no known encoding, or if the bytes are
/// invalid in the named encoding but valid in a guessed multi-byte encoding.
pub(super) fn declared(bytes: &[u8]) -> Option<Decoded> {
    let encoding = label(bytes)?;
    if encoding == UTF_8 {
        return None;
    }
    if let Some(text) = exact(encoding, bytes) {
        return Some(Decoded { text, charset: encoding.name(), sure: true });
    }
    // Either letters are truncated or the declaration is wrong. Overrule the declaration only if a guessed multi-byte encoding
    // fits without errors.
    match guess(bytes) {
        Some(guess) if !guess.is_single_byte() && exact(guess, bytes).is_some() => None,
        _ => Some(Decoded {
            text: encoding.decode_without_bom_handling(bytes).0.into_owned(),
            charset: encoding.name(),
            sure: false,
        }),
    }
}

/// Decodes bytes that are also valid UTF-8, if `CA` names a multi-byte encoding or the escapes show ISO-2022-JP.
/// Single-byte encodings are not considered, because they would show each UTF-8 letter as two odd characters, which
/// nobody writes. A declaration of UTF-8 is always believed.
pub(super) fn wide(bytes: &[u8]) -> Option<Decoded> {
    let label = label(bytes);
    if label == Some(UTF_8) {
        return None;
    }
    let declared = label.filter(|encoding| !encoding.is_single_byte()).and_then(|_| declared(bytes));
    declared
        .filter(|decoded| decoded.sure)
        .or_else(|| guess(bytes).filter(|&found| found == ISO_2022_JP).and_then(|_| guessed(bytes)))
}

/// Decodes with a guessed encoding.
pub(super) fn guessed(bytes: &[u8]) -> Option<Decoded> {
    let encoding = guess(bytes)?;
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Some(Decoded { text: text.into_owned(), charset: encoding.name(), sure: false })
}

pub(super) fn named(bytes: &[u8], name: &str) -> Option<String> {
    exact(by_name(name)?, bytes)
}

fn exact(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).map(std::borrow::Cow::into_owned)
}

/// The encoding that the first `CA` with a known name declares. This function searches for `CA` without parsing the
/// file, because in an unknown encoding the byte of a bracket may be half of a letter.
fn label(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(SEARCHED)];
    for (at, _) in head.windows(2).enumerate().filter(|(_, pair)| pair == b"CA") {
        // Skip names that merely end in `CA`.
        if at > 0 && head[at - 1].is_ascii_uppercase() {
            continue;
        }
        let Some(value) = head[at + 2..].trim_ascii_start().strip_prefix(b"[") else { continue };
        let Some(end) = value.iter().take(40).position(|&byte| byte == b']') else { continue };
        if let Some(encoding) = std::str::from_utf8(&value[..end]).ok().and_then(by_name) {
            return Some(encoding);
        }
    }
    None
}

/// Finds an encoding by its names on the web or by names that only SGF files and old programs use.
fn by_name(name: &str) -> Option<&'static Encoding> {
    let name = name.trim().to_ascii_lowercase();
    let usual = match name.as_str() {
        "cp932" | "ms932" => "shift_jis",
        "cp936" | "ms936" => "gbk",
        "cp949" | "ms949" | "uhc" => "euc-kr",
        "cp950" | "ms950" => "big5",
        "eucjp" | "euc_jp" => "euc-jp",
        "euckr" | "euc_kr" => "euc-kr",
        "euccn" | "euc-cn" => "gbk",
        other => other,
    };
    let found = Encoding::for_label(usual.as_bytes()).or_else(|| Encoding::for_label(usual.replace('_', "-").as_bytes()))?;
    // GB18030 contains GBK.
    Some(if found == GBK { GB18030 } else { found })
}

/// Guesses the encoding; `None` if the guess is UTF-8, or if the file has too few non-ASCII bytes to support the guess.
fn guess(bytes: &[u8]) -> Option<&'static Encoding> {
    let mut detector = EncodingDetector::new();
    let first = bytes.iter().position(|&byte| !byte.is_ascii() || byte == ESCAPE)?;
    detector.feed(&bytes[first..bytes.len().min(first + EXAMINED)], true);
    let found = detector.guess(None, false);
    if found == GBK {
        return Some(GB18030);
    }
    if found == EUC_JP && !has_kana(bytes) && exact(GB18030, bytes).is_some() {
        // Short names look alike in EUC-JP and GB18030, and files without `CA` are far more often Chinese than
        // Japanese.
        return Some(GB18030);
    }
    if found.is_single_byte() && found != WINDOWS_1252 && bytes.iter().filter(|byte| !byte.is_ascii()).count() < ALPHABET_BYTES {
        return None;
    }
    (found != UTF_8).then_some(found)
}

fn has_kana(bytes: &[u8]) -> bool {
    exact(EUC_JP, bytes).is_some_and(|text| text.chars().any(|letter| matches!(letter, '\u{3041}'..='\u{30fe}')))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::decode;
    use encoding_rs::Encoding;

    fn encoded(text: &str, encoding: &str) -> Vec<u8> {
        let (bytes, _, unmapped) = Encoding::for_label(encoding.as_bytes()).unwrap().encode(text);
        assert!(!unmapped, "{text} in {encoding}");
        bytes.into_owned()
    }

    #[track_caller]
    fn check(text: &str, encoding: &str, charset: &str) {
        let found = decode(&encoded(text, encoding));
        assert_eq!((found.text.as_str(), found.charset), (text, charset));
    }

    #[test]
    fn declared_encodings_are_used() {
        for (name, encoding, charset) in [
            ("GB2312", "gbk", "gb18030"),
            ("gb18030", "gb18030", "gb18030"),
            ("CP936", "gbk", "gb18030"),
            ("Big5", "big5", "Big5"),
            ("Shift_JIS", "shift_jis", "Shift_JIS"),
            ("MS_KANJI", "shift_jis", "Shift_JIS"),
            ("SJIS", "shift_jis", "Shift_JIS"),
            ("eucJP", "euc-jp", "EUC-JP"),
            ("ISO-2022-JP", "iso-2022-jp", "ISO-2022-JP"),
        ] {
            check(&format!("(;GM[1]\nCA[{name}]PB[一力];B[aa]C[中押])"), encoding, charset);
        }
        check("(;CA[EUC-KR]PB[이세돌])", "euc-kr", "EUC-KR");
        check("(;CA[cp949]PB[이세돌])", "euc-kr", "EUC-KR");
        check("(;CA[windows-1250]PB[Łódź])", "windows-1250", "windows-1250");
        check("(;CA[ISO8859_1]PB[Jörg])", "windows-1252", "windows-1252");
        check("(;CA[KOI8-R]PB[Илья])", "koi8-r", "KOI8-R");
    }

    #[test]
    fn encodings_are_guessed() {
        check("(;PB[黄龙士]PW[徐星友]C[黑棋的这一手很好，白棋只好应。])", "gbk", "gb18030");
        check("(;PB[古力]PW[李世石])", "gbk", "gb18030");
        check("(;PB[周俊勳]PW[林海峰]C[黑中盤勝])", "big5", "Big5");
        check("(;PB[坂田栄男]PW[藤沢秀行]C[白の中押し勝ち])", "shift_jis", "Shift_JIS");
        check("(;PB[坂田栄男]C[白の中押し勝ち、すばらしい手です])", "euc-jp", "EUC-JP");
        check("(;PB[坂田栄男]C[白中押し勝ち])", "iso-2022-jp", "ISO-2022-JP");
        check("(;PB[조훈현]PW[이창호]C[백 불계승])", "euc-kr", "EUC-KR");
        check("(;PB[Александр]PW[Илья]C[Чёрные победили по очкам])", "windows-1251", "windows-1251");
        check("(;PB[Jörg]C[Größe à la française])", "windows-1252", "windows-1252");
    }

    #[test]
    fn a_bracket_byte_inside_a_letter_is_not_a_bracket() {
        // The second byte of each letter is a bracket or a backslash in Shift_JIS, Big5 or GB18030.
        check("(;CA[Shift_JIS]C[ソ能表構ー];B[aa])", "shift_jis", "Shift_JIS");
        check("(;CA[Big5]C[功許蓋];B[aa])", "big5", "Big5");
        check("(;CA[GBK]C[乗僛];B[aa])", "gbk", "gb18030");
    }

    #[test]
    fn a_declaration_of_utf_8_is_believed() {
        for text in ["(;CA[UTF-8]C[CA[GBK], яяя])", "(;CA[UTF-8]C[\u{1b}$B])", "(;CA[utf8]C[\u{1b}$B4V\u{1b}(B])"] {
            check(text, "utf-8", "UTF-8");
        }
    }

    #[test]
    fn a_false_declaration_is_overruled() {
        let bytes = encoded("(;CA[EUC-JP]PB[坂田栄男]PW[藤沢秀行]C[白の中押し勝ちです])", "shift_jis");
        assert_eq!(decode(&bytes).charset, "Shift_JIS");
        let bytes = encoded("(;CA[UTF-8]PB[坂田栄男]PW[藤沢秀行]C[白の中押し勝ちです])", "shift_jis");
        assert_eq!(decode(&bytes).charset, "Shift_JIS");
        let bytes = encoded("(;C[mentions CAMEL[x] and CA[nothing] first]PB[이세돌]CA[euc-kr])", "euc-kr");
        assert_eq!(decode(&bytes).charset, "EUC-KR");
    }
}
