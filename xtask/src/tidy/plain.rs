//! Finds phrases that no native writer would use, in documents, screen texts and comments. Each has an ordinary replacement.

use super::{Complaint, Source};

/// Files in which every line is checked.
const TEXTS: [&str; 2] = [".md", ".ftl"];
/// Files in which only comments are checked.
const CODE: [&str; 5] = [".rs", ".ts", ".tsx", ".css", ".sql"];

/// A phrase in lower case, and the words to use instead.
const PHRASES: [(&str, &str); 13] = [
    ("for ever", "permanently, always, without end"),
    ("so many", "the number, that many"),
    ("nobody who", "no one who, no player who"),
    ("whoever", "anyone who, the player who"),
    ("who asks", "the caller, the player who asks"),
    ("what was said", "the message, the chat"),
    ("it is so already", "no change"),
    ("beside it", "next to it, with it"),
    ("lately", "recently"),
    ("no more than one a", "at most one per"),
    ("one verb a file", "one verb per file"),
    ("one object a line", "one object per line"),
    ("one law a file", "one law per file"),
];

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| file.ends_with_any(&TEXTS) || file.ends_with_any(&CODE)) {
        for (number, line) in file.lines() {
            let text = if file.ends_with_any(&TEXTS) { line } else { comment(line) };
            let line = text.to_lowercase();
            for (phrase, instead) in PHRASES.iter().filter(|(phrase, _)| contains(&line, phrase)) {
                complaints
                    .push(file.complain(Some(number), format!("`{phrase}` is not plain English; write instead: {instead}")));
            }
        }
    }
    complaints
}

/// The comment in a line of code, or nothing. A line that starts with `*` continues a comment. If a string contains a URL,
/// everything from its `//` on also counts as a comment.
fn comment(line: &str) -> &str {
    let start = line.trim_start();
    if start.starts_with("* ") {
        return start;
    }
    ["//", "/*", "-- "].iter().filter_map(|mark| line.find(mark)).min().map_or("", |at| &line[at..])
}

/// True if the line contains the phrase as whole words. A phrase that starts with the word "who" is allowed after another
/// word ("the player who ..."), but not at the start of a line or after punctuation.
fn contains(line: &str, phrase: &str) -> bool {
    line.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + phrase.len()..]);
        let whole =
            !before.ends_with(char::is_alphanumeric) && !after.starts_with(|next: char| next.is_alphanumeric() || next == '-');
        let has_noun = phrase.starts_with("who ") && before.trim_end().ends_with(char::is_alphanumeric);
        whole && !has_noun
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, line: &str) -> usize {
        check(&[Source::new(path, line)]).len()
    }

    #[test]
    fn odd_phrases_are_found_in_documents_screen_texts_and_comments() {
        for (phrase, _) in PHRASES {
            for path in ["docs/a.md", "web/src/i18n/en.ftl"] {
                assert_eq!(count(path, &format!("Here: {phrase}.")), 1, "{phrase}");
            }
            for (path, mark) in
                [("a.rs", "    /// "), ("a.ts", "const a = 1; // "), ("a.tsx", " * "), ("a.css", "/* "), ("a.sql", "-- ")]
            {
                assert_eq!(count(path, &format!("{mark}Here: {phrase}.")), 1, "{path}: {phrase}");
            }
            assert_eq!(count("a.rs", &format!("let text = \"Here: {phrase}.\";")), 0, "{phrase}");
        }
        assert_eq!(count("a.md", "Who asks, found once."), 1);
    }

    #[test]
    fn plain_sentences_pass() {
        for line in ["The player who asks", "formerly and forever", "a node, a note", "There is no one else.", "later"] {
            assert_eq!(count("a.md", line), 0, "{line}");
        }
    }
}
