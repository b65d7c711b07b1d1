//! Finds sleeps in tests. A test that sleeps is slower than necessary and fails on a slow machine.

use super::imports::names;
use super::{Complaint, Source};

/// The calls that sleep in Rust.
const RUST: [&str; 2] = ["sleep(", "sleep_until("];
/// The time limit of a browser test, which is not a sleep.
const LIMIT: &str = "test.setTimeout(";
/// The calls that sleep in TypeScript, and the Node module from which a sleep can be imported under any name.
const WEB: [&str; 3] = ["waitForTimeout(", "setTimeout(", "timers/promises"];

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files {
        let words: &[&str] = if file.path.ends_with(".rs") {
            if paused(file, files) {
                continue;
            }
            &RUST
        } else if file.ends_with_any(&[".ts", ".tsx"]) {
            &WEB
        } else {
            continue;
        };
        // In a file with code, check only the test module.
        let start = if file.is_test() { Some(0) } else { file.test_module() };
        let Some(start) = start else { continue };
        for (number, line) in file.lines().filter(|(number, _)| *number > start) {
            if let Some(word) = words.iter().find(|word| names(&line.replace(LIMIT, ""), word)) {
                complaints
                    .push(file.complain(Some(number), format!("`{word}`: wait for the expected event, or pause the clock")));
            }
        }
    }
    complaints
}

/// True if the tests pause the clock, so that sleeps take no time and always end in the same order. A file that
/// contains only tests may have helpers for other tests, so it is enough if any file in the same folder pauses the
/// clock.
fn paused(file: &Source, files: &[Source]) -> bool {
    let folder = |file: &Source| file.path.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    files.iter().any(|other| {
        let near = other.path == file.path || (file.is_test() && folder(other) == folder(file));
        near && other.text.contains(concat!("start_paused", " = true"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSED: &str = concat!("#[tokio::test(start_paused", " = true)]\n");

    #[test]
    fn helpers_may_sleep_if_their_tests_pause_the_clock() {
        let helper = Source::new("server/src/actor/tests/mod.rs", &format!("    {}x);\n", RUST[0]));
        let test = Source::new("server/src/actor/tests/a.rs", PAUSED);
        let elsewhere = Source::new("server/src/lobby/tests/a.rs", PAUSED);
        assert_eq!(check(&[helper, test]).len(), 0);
        let helper = Source::new("server/src/actor/tests/mod.rs", &format!("    {}x);\n", RUST[0]));
        assert_eq!(check(&[helper, elsewhere]).len(), 1);
    }

    #[test]
    fn sleeping_tests_are_found() {
        let call = format!("    {}x);\n", RUST[0]);
        let wait = format!("    await page.{}50);\n", WEB[0]);
        for (path, text, expected) in [
            ("tests/stories/a.rs", call.clone(), 1),
            ("server/src/a.rs", call.clone(), 0),
            ("server/src/a.rs", format!("{call}#[cfg(test)]\nmod tests {{\n{call}}}"), 1),
            ("web/e2e/a.spec.ts", wait.clone(), 1),
            ("web/src/a.test.ts", wait.clone(), 1),
            ("web/e2e/a.spec.ts", format!("    {LIMIT}180_000);"), 0),
            ("web/e2e/a.ts", "import { setTimeout as delay } from 'node:timers/promises';\n".to_owned(), 1),
            ("web/src/a.ts", wait, 0),
            ("tests/stories/a.rs", format!("{PAUSED}{call}"), 0),
            ("tests/stories/a.rs", format!("// tidy: allowed, because x\n{call}"), 0),
        ] {
            assert_eq!(check(&[Source::new(path, &text)]).len(), expected, "{path}: {text}");
        }
    }
}
