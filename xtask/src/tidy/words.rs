//! Finds words that must not be in the repository: paths that exist only on one machine, package hosts, and reminders
//! of unfinished work.

use super::{Complaint, Source};

/// Folders that exist only on one machine. They are written in two parts so that this file passes its own check.
const FOLDERS: [&str; 5] =
    [concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/wo", "rk/"), concat!("/Us", "ers/"), concat!("/t", "mp/")];

/// Package hosts. Each machine configures its own.
const HOSTS: [&str; 5] = [
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("registry.", "npmmirror.com"),
    concat!("static.", "crates.io"),
    concat!("index.", "crates.io"),
];

const LATER: [&str; 4] = [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("TO", "DO"), concat!("FIX", "ME")];

/// Files for containers. A container has a file system of its own, in which absolute paths are the same on every machine.
const CONTAINERS: [&str; 4] = ["Dockerfile", "docker-compose.yml", ".dockerignore", "deploy/"];

pub(super) fn check(files: &[Source]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| !file.is_generated()) {
        let container = CONTAINERS.iter().any(|start| file.path.starts_with(start));
        for (number, line) in file.lines() {
            if let Some(folder) = FOLDERS.iter().find(|folder| !container && is_absolute(line, folder)) {
                complaints.push(file.complain(Some(number), format!("`{folder}` is a path that exists on one machine only")));
            }
            if let Some(host) = HOSTS.iter().find(|host| line.contains(**host)) {
                complaints.push(file.complain(Some(number), format!("`{host}`: each machine configures its own package hosts")));
            }
            if let Some(word) = LATER.iter().find(|word| is_word(line, word)) {
                complaints.push(file.complain(Some(number), format!("`{word}`: do it now, or open an issue")));
            }
        }
    }
    complaints
}

/// True if the line contains the folder as an absolute path, not as a part of a longer path or address.
fn is_absolute(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|before| before.is_alphanumeric() || "._-}/$)".contains(before))
    })
}

fn is_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let letter = |near: Option<char>| near.is_some_and(|near| near.is_alphanumeric() || near == '_');
        !letter(line[..at].chars().next_back()) && !letter(line[at + word.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, line: &str) -> usize {
        check(&[Source::new(path, line)]).len()
    }

    #[test]
    fn paths_that_exist_on_one_machine_only_are_found() {
        for folder in FOLDERS {
            assert_eq!(count("docs/a.md", &format!("see {folder}x")), 1, "{folder}");
            assert_eq!(count("docs/a.md", &format!("see `{folder}x`")), 1, "{folder}");
            assert_eq!(count("docs/a.md", &format!("see https://example.org{folder}x")), 0, "{folder}");
            assert_eq!(count("docs/a.md", &format!("see web{folder}x")), 0, "{folder}");
            assert_eq!(count("Dockerfile", &format!("COPY . {folder}x")), 0, "{folder}");
        }
    }

    #[test]
    fn hosts_and_notes_are_found() {
        for host in HOSTS {
            assert_eq!(count("web/package-lock.json", &format!("https://{host}/x")), 1, "{host}");
        }
        for word in LATER {
            assert_eq!(count("a.rs", &format!("    {word} later")), 1, "{word}");
            assert_eq!(count("a.rs", &format!("MY_{word} later")), 0, "{word}");
        }
        assert_eq!(count("a.rs", "nothing to see"), 0);
    }
}
