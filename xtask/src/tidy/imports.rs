//! Forbidden imports inside a crate or the client, read from the source text.

use super::{Complaint, Source};

/// This law applies to files whose path starts with an entry of `under` and does not end with an entry of `except`.
/// Such files must not contain any entry of `never`.
struct Law {
    under: &'static [&'static str],
    except: &'static [&'static str],
    never: &'static [&'static str],
    why: &'static str,
}

const LAWS: [Law; 6] = [
    Law {
        under: &["server/src/socket", "server/src/api", "server/src/actor", "server/src/lobby"],
        except: &[],
        never: &["sqlx::", "store_sqlite::"],
        why: "only a backend behind the Store trait uses SQL",
    },
    Law {
        under: &["server/src/actor"],
        except: &[],
        never: &["protocol::"],
        why: "a room's actor uses no wire types: the module wire converts them",
    },
    Law { under: &["store/"], except: &[], never: &["protocol::"], why: "a stored event is not a wire type" },
    Law {
        under: &["web/src/board/"],
        except: &[],
        never: &["/net/", "/net'"],
        why: "drawing a board must not depend on the socket",
    },
    Law {
        under: &["web/src/"],
        except: &["web/src/rules.ts", "web/src/rules.fixtures.ts"],
        never: &["wasm/tengen_wasm"],
        why: "only rules.ts imports the WebAssembly module",
    },
    Law {
        under: &["web/src/"],
        except: &[],
        never: &["innerHTML", "outerHTML", "insertAdjacentHTML"],
        why: "a player's text must not become markup",
    },
];

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for law in &LAWS {
        for file in files {
            let applies = law.under.iter().any(|start| file.path.starts_with(start)) && !file.ends_with_any(law.except);
            // Tests may import from anywhere.
            if !applies || !file.ends_with_any(&[".rs", ".ts", ".tsx"]) || file.is_generated() || file.is_test() {
                continue;
            }
            let end = file.test_module().unwrap_or(usize::MAX);
            for (number, line) in file.lines().take_while(|(number, _)| *number <= end) {
                let code = without_comment(line);
                if let Some(found) = law.never.iter().find(|text| names(code, text)) {
                    complaints.push(file.complain(Some(number), format!("`{found}` does not belong here: {}", law.why)));
                }
            }
        }
    }
    complaints
}

/// True if the line contains the text, and not only as the end of a longer name.
pub(super) fn names(code: &str, text: &str) -> bool {
    let starts_with_a_letter = text.starts_with(char::is_alphanumeric);
    code.match_indices(text).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !(starts_with_a_letter && before.is_some_and(|before| before.is_alphanumeric() || before == '_'))
    })
}

/// The line up to a comment. This also cuts off a URL in a string, which does no harm in lines that import modules.
fn without_comment(line: &str) -> &str {
    let trimmed = line.trim_start();
    if trimmed.starts_with('*') || trimmed.starts_with("/*") {
        return "";
    }
    line.find("//").map_or(line, |at| &line[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forbidden_imports_are_found() {
        for (path, text, expected) in [
            ("server/src/actor/mod.rs", "use protocol::Event;", 1),
            ("server/src/actor/mod.rs", "use my_protocol::Event;", 0),
            ("server/src/actor/mod.rs", "// as protocol::Event says", 0),
            ("server/src/wire.rs", "use protocol::Event;", 0),
            ("server/src/api/games.rs", "sqlx::query!(\"\")", 1),
            ("store/src/row.rs", "protocol::Event", 1),
            ("store/sqlite/src/lib.rs", "sqlx::query!(\"\")", 0),
            ("web/src/board/grid.tsx", "import { send } from '../net/socket';", 1),
            ("web/src/board/grid.tsx", "import { Point } from './point';", 0),
            ("web/src/room/page.tsx", "import { send } from '../net/socket';", 0),
            ("web/src/room/page.tsx", "import init from '../wasm/tengen_wasm';", 1),
            ("web/src/rules.ts", "import init from './wasm/tengen_wasm';", 0),
            ("web/src/room/chat.tsx", "line.innerHTML = text;", 1),
            ("server/src/actor/tests/join.rs", "use protocol::Event;", 0),
            ("server/src/actor/join.rs", "fn f() {}\n#[cfg(test)]\nmod tests {\n    use protocol::Event;\n}", 0),
            ("server/src/actor/join.rs", "use protocol::Event;\n#[cfg(test)]\nmod tests {\n}", 1),
        ] {
            let complaints = check(&[Source::new(path, text)]);
            assert_eq!(complaints.len(), expected, "{path}: {text}: {complaints:?}");
        }
    }
}
