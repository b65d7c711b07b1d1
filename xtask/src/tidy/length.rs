//! Limits on the length of files. Clippy (`too_many_lines`, clippy.toml) and the client's linter limit the length of functions.

use super::{Complaint, Source};

/// A file with more lines gets a note: it should be split.
const SOFT_LINES: usize = 400;
/// A file with more lines gets a complaint: it must be split.
const HARD_LINES: usize = 800;

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let too_long = |file: &Source| {
        let lines = lines(file).filter(|lines| *lines > HARD_LINES)?;
        Some(file.complain(None, format!("{lines} lines besides tests, more than {HARD_LINES}: split the file")))
    };
    files.iter().filter_map(too_long).collect()
}

/// One note for each file that should be split.
pub(super) fn notes(files: &[Source]) -> Vec<String> {
    let long = |file: &Source| {
        let lines = lines(file).filter(|lines| *lines > SOFT_LINES && *lines <= HARD_LINES)?;
        Some(format!("{}: {lines} lines besides tests, more than {SOFT_LINES}", file.path))
    };
    files.iter().filter_map(long).collect()
}

/// The number of lines, not counting tests. None if the file has no limit.
fn lines(file: &Source) -> Option<usize> {
    if !file.ends_with_any(&[".rs", ".ts", ".tsx", ".css"]) || file.is_test() || file.is_generated() {
        return None;
    }
    Some(file.test_module().unwrap_or_else(|| file.text.lines().count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, code: usize, tests: usize) -> Source {
        let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "    //\n".repeat(tests));
        Source::new(path, &("//\n".repeat(code) + &tests))
    }

    #[test]
    fn only_code_counts_toward_the_length() {
        assert_eq!(lines(&file("a/b.rs", 7, 9)), Some(7));
        assert_eq!(lines(&file("a/tests/b.rs", 7, 9)), None);
        assert_eq!(lines(&file("web/src/protocol.gen.ts", 7, 9)), None);
        assert_eq!(lines(&file("docs/long.md", 7, 9)), None);
        assert_eq!(lines(&Source::new("a.rs", "#[cfg(test)]\nuse x;\nfn f() {}\n")), Some(3), "only a test module ends the code");
    }

    #[test]
    fn long_files_are_found() {
        let files = [file("soft.rs", SOFT_LINES, 0), file("noted.rs", SOFT_LINES + 1, 0), file("hard.rs", HARD_LINES + 1, 0)];
        assert_eq!(check(&files).iter().map(|complaint| complaint.path.as_str()).collect::<Vec<_>>(), ["hard.rs"]);
        assert_eq!(notes(&files).len(), 1);
    }
}
