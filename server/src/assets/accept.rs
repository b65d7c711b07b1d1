//! Negotiates the encoding of a file.

use axum::http::{HeaderMap, header};

/// An encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

/// The smallest available encoding that the client accepts.
pub(super) fn best(headers: &HeaderMap, brotli: bool, gzip: bool) -> Encoding {
    let accepts = |wanted: &str| {
        headers
            .get_all(header::ACCEPT_ENCODING)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|line| line.split(','))
            .any(|item| accepts(item, wanted))
    };
    match (brotli && accepts("br"), gzip && accepts("gzip")) {
        (true, _) => Encoding::Brotli,
        (false, true) => Encoding::Gzip,
        (false, false) => Encoding::Plain,
    }
}

/// Whether an item such as `br;q=0.5` names this encoding with a weight above zero.
fn accepts(item: &str, wanted: &str) -> bool {
    let mut parts = item.split(';').map(str::trim);
    let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(wanted));
    let refused = parts.any(|part| {
        part.strip_prefix("q=")
            .or_else(|| part.strip_prefix("Q="))
            .is_some_and(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0))
    });
    named && !refused
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_smallest_accepted_encoding_is_chosen() {
        for (line, wanted) in [
            ("gzip, deflate, br", Encoding::Brotli),
            ("gzip", Encoding::Gzip),
            ("br;q=0, gzip;q=0.1", Encoding::Gzip),
            ("br;q=0.000", Encoding::Plain),
            ("identity", Encoding::Plain),
            ("BR", Encoding::Brotli),
            ("*", Encoding::Plain),
            ("", Encoding::Plain),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(line))]);
            assert_eq!(best(&headers, true, true), wanted, "{line}");
        }
        assert_eq!(best(&HeaderMap::new(), true, true), Encoding::Plain);
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static("br, gzip"))]);
        assert_eq!(best(&headers, false, true), Encoding::Gzip);
    }
}
