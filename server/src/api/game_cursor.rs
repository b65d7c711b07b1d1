//! The cursor of a page of finished games. For clients it is opaque: they send back what they have received.

use crate::error::ApiError;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use room::UnixMillis;
use store::{GamePlace, Part};

/// The value of `after` that requests the oldest games.
const OLDEST: &str = "oldest";

/// The number of bytes of each of the two numbers in a cursor. This many bytes are enough for times in the next 8,000
/// years.
const BYTES: usize = 6;

/// The cursor of a place in the history.
pub(super) fn write(place: GamePlace) -> String {
    let mut bytes = [0; 2 * BYTES];
    for (part, number) in bytes.chunks_exact_mut(BYTES).zip([place.ended.0, place.number]) {
        part.copy_from_slice(&number.to_be_bytes()[8 - BYTES..]);
    }
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The part of the history that a request asks for with its parameters `before` and `after`.
pub(super) fn part(before: Option<&str>, after: Option<&str>) -> Result<Part, ApiError> {
    match (before, after) {
        (None, None) => Ok(Part::Newest),
        (Some(before), None) => read("before", before).map(Part::OlderThan),
        (None, Some(OLDEST)) => Ok(Part::Oldest),
        (None, Some(after)) => read("after", after).map(Part::NewerThan),
        (Some(_), Some(_)) => Err(ApiError::Invalid("a request may have before or after, but not both".into())),
    }
}

fn read(parameter: &str, cursor: &str) -> Result<GamePlace, ApiError> {
    let wrong = || ApiError::Invalid(format!("{parameter} must be a cursor from an earlier page"));
    let bytes: [u8; 2 * BYTES] = URL_SAFE_NO_PAD.decode(cursor).ok().and_then(|bytes| bytes.try_into().ok()).ok_or_else(wrong)?;
    let [ended, number] =
        [&bytes[..BYTES], &bytes[BYTES..]].map(|part| part.iter().fold(0, |all, byte| all << 8 | u64::from(*byte)));
    Ok(GamePlace { ended: UnixMillis(ended), number })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_was_written() {
        for (ended, number) in [(0, 0), (1_795_248_707_137, 42), ((1 << 48) - 1, (1 << 48) - 1)] {
            let place = GamePlace { ended: UnixMillis(ended), number };
            let cursor = write(place);
            assert_eq!(cursor.len(), 16);
            assert_eq!(part(Some(&cursor), None), Ok(Part::OlderThan(place)));
            assert_eq!(part(None, Some(&cursor)), Ok(Part::NewerThan(place)));
        }
        assert_eq!(part(None, None), Ok(Part::Newest));
        assert_eq!(part(None, Some("oldest")), Ok(Part::Oldest));
    }

    #[test]
    fn anything_else_is_refused() {
        let cursor = write(GamePlace { ended: UnixMillis(1), number: 1 });
        for wrong in ["", "0", "oldest", "newest", &cursor[1..], &format!("{cursor}A"), &cursor.replace('A', "*")] {
            let refused = part(Some(wrong), None);
            assert_eq!(refused, Err(ApiError::Invalid("before must be a cursor from an earlier page".into())), "{wrong}");
        }
        assert!(part(Some(&cursor), Some(&cursor)).is_err());
    }
}
