//! Lines of text from other programs.

use crate::MAX_LINE_BYTES;

/// The text of a line without control characters and surrounding spaces. A tab becomes a space. Bytes that are not UTF-8 are
/// replaced. `None` if the line is too long.
pub(crate) fn clean(line: &[u8]) -> Option<String> {
    let end = line.strip_suffix(b"\n").unwrap_or(line);
    (end.len() <= MAX_LINE_BYTES).then(|| visible(end))
}

/// The visible characters of a line, without surrounding spaces.
pub(crate) fn visible(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let plain: String = text
        .chars()
        .filter(|letter| !letter.is_control() || *letter == '\t')
        .map(|letter| if letter == '\t' { ' ' } else { letter })
        .collect();
    plain.trim().to_owned()
}

/// Two whole numbers with a comma between them.
pub(crate) fn pair(text: &str) -> Option<(u8, u8)> {
    let (first, second) = text.split_once(',')?;
    Some((first.trim().parse().ok()?, second.trim().parse().ok()?))
}
