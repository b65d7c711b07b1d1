//! The operator's list of engines: a TOML file with one table `[[engine]]` per engine.

use super::engine::{Engine, Games, Program};
use crate::auth::name;
use engine_protocols::client::Protocol;
use room::EngineId;
use rules::go::{self, Handicap};
use rules::{Kind, Size, gomoku};
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use toml::Spanned;

/// The most engines that the file may have. The form for a new game shows all of them in one list.
const MOST_ENGINES: usize = 20;
/// The longest time that an engine can be given for anything, in seconds.
const MOST_SECONDS: u64 = 600;
/// The most memory that a limit can allow, in MiB.
const MOST_MEMORY_MIB: u64 = 1024 * 1024;
/// The least memory that a limit can allow, in MiB. Below this, most programs cannot even start.
const LEAST_MEMORY_MIB: u64 = 16;

/// The engines of the operator's list. The list has been checked.
#[derive(Clone, Debug, Default)]
pub struct EngineList(Arc<[Arc<Engine>]>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    engine: Vec<Entry>,
}

/// A table of the file. A field whose value can be wrong keeps its place in the file, so that the error can tell the
/// line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    name: Spanned<String>,
    protocol: Spanned<String>,
    kind: Spanned<String>,
    command: Spanned<Vec<String>>,
    folder: Option<PathBuf>,
    sizes: Option<Spanned<Vec<u8>>>,
    rulesets: Option<Spanned<Vec<String>>>,
    #[serde(default)]
    handicap: bool,
    move_seconds: Option<Spanned<u64>>,
    start_seconds: Option<Spanned<u64>>,
    memory_mib: Option<Spanned<u64>>,
    processes: Option<Spanned<u64>>,
}

/// A mistake: what is wrong, and the offset of its place in the file.
type Mistake = (usize, String);

impl EngineList {
    /// Reads and checks a list. `path` has the folders for programs that are named without a folder.
    ///
    /// # Errors
    /// What is wrong, with the line, or which program cannot be run.
    pub fn read(file: &Path, path: &OsStr) -> Result<EngineList, String> {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        let list = EngineList::parse(&text)?;
        list.0.iter().try_for_each(|engine| engine.check_program(path))?;
        Ok(list)
    }

    pub(crate) fn parse(text: &str) -> Result<EngineList, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut engines: Vec<Arc<Engine>> = Vec::new();
        for entry in &file.engine {
            let engine = checked(entry, &engines).map_err(|(offset, words)| {
                let line = text.as_bytes()[..offset.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1;
                format!("line {line}: {words}")
            })?;
            engines.push(Arc::new(engine));
        }
        Ok(EngineList(engines.into()))
    }

    /// Whether people could take this name for the name of an engine.
    pub(crate) fn has_name_like(&self, name: &str) -> bool {
        self.0.iter().any(|engine| name::looks_like(&engine.name, name))
    }

    pub(super) fn all(&self) -> &[Arc<Engine>] {
        &self.0
    }
}

/// Makes an engine of a table. Returns a mistake if a value is wrong, or if an engine before it in the file has the
/// same id or a similar name.
fn checked(entry: &Entry, before: &[Arc<Engine>]) -> Result<Engine, Mistake> {
    let Entry { id, name, protocol, kind, command, folder, sizes, rulesets, handicap, .. } = entry;
    if before.len() >= MOST_ENGINES {
        return wrong(id, format!("at most {MOST_ENGINES} engines are allowed"));
    }
    let Some(key) = EngineId::parse(id.get_ref()) else { return wrong(id, "id must have 1 to 20 characters of a-z, 0-9 and -") };
    if before.iter().any(|engine| engine.id == key) {
        return wrong(id, "two engines have this id");
    }
    let shown = checked_name(name, before)?;
    let Some(spoken) = Protocol::parse(protocol.get_ref()) else {
        return wrong(protocol, "protocol must be gtp, gomocup or nboard");
    };
    let played = match Kind::parse(kind.get_ref()) {
        Some(played) if spoken.serves(played) => played,
        Some(_) => return wrong(kind, "engines with this protocol do not play this kind of game"),
        None => return wrong(kind, "kind must be go, gomoku or othello"),
    };
    if command.get_ref().first().is_none_or(String::is_empty) {
        return wrong(command, "command must be a list: the program, and then its arguments");
    }
    let sizes = checked_sizes(id, sizes.as_ref(), played)?;
    let rulesets = checked_rulesets(rulesets.as_ref(), played)?;
    if *handicap && (played != Kind::Go || spoken != Protocol::Gtp) {
        return wrong(id, "only engines of Go can play with a handicap");
    }
    let games = Games { kind: played, sizes, rulesets, handicap: *handicap };
    let (command, folder) = (command.get_ref().clone(), folder.clone());
    let number =
        |field: &Option<Spanned<u64>>, name: &str, default, least, most| within(field.as_ref(), name, default, least, most);
    let move_time = Duration::from_secs(number(&entry.move_seconds, "move_seconds", 5, 1, MOST_SECONDS)?);
    let start_time = Duration::from_secs(number(&entry.start_seconds, "start_seconds", 30, 1, MOST_SECONDS)?);
    let memory = match &entry.memory_mib {
        Some(none) if *none.get_ref() == 0 => None,
        some => Some(within(some.as_ref(), "memory_mib", 1024, LEAST_MEMORY_MIB, MOST_MEMORY_MIB)? << 20),
    };
    let processes = number(&entry.processes, "processes", 2, 1, 64)? as usize;
    let program = Program { protocol: spoken, command, folder, move_time, start_time, memory, processes };
    Ok(Engine::new(key, shown, games, program))
}

/// The name, in the form in which names are stored. It must follow the rules for the names of people. It must not look
/// like the name of one of our own bots or of another engine.
fn checked_name(name: &Spanned<String>, before: &[Arc<Engine>]) -> Result<String, Mistake> {
    let shown = match name::check(name.get_ref()) {
        Ok(shown) => shown,
        Err(error) => return wrong(name, error.message()),
    };
    if name::looks_like(&shown, "bot") || (1..=room::Level::HIGHEST).any(|level| name::looks_like(&shown, &format!("bot{level}")))
    {
        return wrong(name, "this is the name of one of the server's own bots");
    }
    if before.iter().any(|engine| name::looks_like(&engine.name, &shown)) {
        return wrong(name, "two engines have the same name, or similar ones");
    }
    Ok(shown)
}

fn checked_sizes(id: &Spanned<String>, sizes: Option<&Spanned<Vec<u8>>>, kind: Kind) -> Result<Vec<u8>, Mistake> {
    let fits = |side: u8| {
        Size::square(side).is_some_and(|size| match kind {
            Kind::Go => {
                let ruleset = go::Ruleset::Chinese;
                go::Setup::new(size, ruleset, ruleset.default_komi(Handicap::None), Handicap::None).is_ok()
            }
            Kind::Gomoku => gomoku::Setup::new(size, gomoku::Ruleset::Freestyle).is_ok(),
            Kind::Othello | Kind::TicTacToe => false,
        })
    };
    match sizes {
        None if kind == Kind::Othello => Ok(vec![8]),
        None => wrong(id, "this engine needs sizes, such as [9, 19]"),
        Some(sizes) if kind == Kind::Othello && *sizes.get_ref() != [8] => wrong(sizes, "in Othello, sizes can only be [8]"),
        Some(sizes) if kind == Kind::Othello => Ok(sizes.get_ref().clone()),
        Some(sizes) if sizes.get_ref().is_empty() => wrong(sizes, "sizes must not be empty"),
        Some(sizes) => match sizes.get_ref().iter().find(|side| !fits(**side)) {
            Some(side) => wrong(sizes, format!("no board of this game is {side} points wide")),
            None => Ok(sizes.get_ref().clone()),
        },
    }
}

/// The names of the rulesets. If the table has no list of rulesets, the usual ruleset.
fn checked_rulesets(rulesets: Option<&Spanned<Vec<String>>>, kind: Kind) -> Result<Vec<&'static str>, Mistake> {
    // Rules that players choose one by one, and rows of other lengths, cannot be named in a protocol.
    let known = |word: &String| match kind {
        Kind::Go => go::RulesetName::parse(word).and_then(go::Ruleset::named).map(go::Ruleset::as_str),
        Kind::Gomoku => gomoku::RulesetName::parse(word).and_then(gomoku::Ruleset::named).map(gomoku::Ruleset::as_str),
        Kind::Othello | Kind::TicTacToe => None,
    };
    let Some(words) = rulesets else {
        return Ok(match kind {
            Kind::Go => vec![go::Ruleset::Chinese.as_str()],
            Kind::Gomoku => vec![gomoku::Ruleset::Freestyle.as_str()],
            Kind::Othello | Kind::TicTacToe => Vec::new(),
        });
    };
    let unknown = |word: &String| (words.span().start, format!("no engine can play the ruleset `{word}` in this game"));
    words.get_ref().iter().map(|word| known(word).ok_or_else(|| unknown(word))).collect()
}

fn within(field: Option<&Spanned<u64>>, name: &str, default: u64, least: u64, most: u64) -> Result<u64, Mistake> {
    match field {
        None => Ok(default),
        Some(number) if (least..=most).contains(number.get_ref()) => Ok(*number.get_ref()),
        Some(number) => wrong(number, format!("{name} must be {least} to {most}")),
    }
}

fn wrong<T, F>(field: &Spanned<F>, words: impl Into<String>) -> Result<T, Mistake> {
    Err((field.span().start, words.into()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use room::{Opening, Terms};
    use rules::Setup;

    const GNUGO: &str = r#"
[[engine]]
id = "gnugo"
name = "GNU-Go"
protocol = "gtp"
kind = "go"
command = ["gnugo", "--mode", "gtp"]
sizes = [9, 19]
"#;

    #[test]
    fn an_engine_plays_the_games_that_the_file_names() {
        let list = EngineList::parse(GNUGO).unwrap();
        let [engine] = list.all() else { panic!("there is one engine") };
        assert_eq!((engine.id.as_str(), engine.name.as_str()), ("gnugo", "GNU-Go"));
        let go = |side, ruleset: go::Ruleset, handicap| {
            let size = Size::square(side).unwrap();
            let setup = go::Setup::new(size, ruleset, ruleset.default_komi(handicap), handicap).unwrap();
            room::testing::terms(Setup::Go(setup))
        };
        let even = go(9, go::Ruleset::Chinese, Handicap::None);
        assert!(engine.plays(&even));
        for terms in [
            go(13, go::Ruleset::Chinese, Handicap::None),
            go(9, go::Ruleset::Japanese, Handicap::None),
            go(9, go::Ruleset::Chinese, Handicap::Fixed(2)),
            Terms { opening: Opening::KomiCut, ..even },
            room::testing::terms(Setup::Othello),
        ] {
            assert!(!engine.plays(&terms), "{terms:?}");
        }
        let more = format!("{GNUGO}handicap = true\nrulesets = [\"japanese\"]\n");
        let list = EngineList::parse(&more).unwrap();
        assert!(list.all()[0].plays(&go(9, go::Ruleset::Japanese, Handicap::Fixed(2))));
        assert!(EngineList::parse("").unwrap().all().is_empty());
    }

    #[test]
    fn a_mistake_is_explained_with_its_line() {
        for (old, new, wanted) in [
            ("id = \"gnugo\"", "id = \"GNU Go\"", "line 3: id must have"),
            ("\"GNU-Go\"", "\"GNU Go\"", "line 4: a name can have only"),
            ("\"GNU-Go\"", "\"Bot-3\"", "line 4: this is the name of one of the server's own bots"),
            ("\"GNU-Go\"", "\"Admin\"", "line 4: this name is reserved"),
            ("\"gtp\"", "\"uci\"", "line 5: protocol must be"),
            ("\"gtp\"", "\"gomocup\"", "line 6: engines with this protocol"),
            ("kind = \"go\"", "kind = \"chess\"", "line 6: kind must be"),
            ("[\"gnugo\", \"--mode\", \"gtp\"]", "[]", "line 7: command must be a list"),
            ("[9, 19]", "[9, 99]", "line 8: no board of this game is 99 points wide"),
            ("sizes = [9, 19]", "rulesets = [\"chinese\"]", "line 3: this engine needs sizes"),
            ("sizes = [9, 19]", "sizes = [9]\nrulesets = [\"custom\"]", "line 9: no engine can play the ruleset `custom`"),
            ("sizes = [9, 19]", "sizes = [9]\nmove_seconds = 0", "line 9: move_seconds must be 1 to 600"),
            ("sizes = [9, 19]", "sizes = [9]\nmemory_mib = 1", "line 9: memory_mib must be 16 to"),
            ("sizes = [9, 19]", "size = [9]", "unknown field `size`"),
            ("sizes = [9, 19]", "sizes = 9", "line 8"),
        ] {
            let text = GNUGO.replace(old, new);
            let error = EngineList::parse(&text).unwrap_err();
            assert!(error.contains(wanted), "{new}: {error}");
        }
        let twice = format!("{GNUGO}{GNUGO}");
        assert_eq!(EngineList::parse(&twice).unwrap_err(), "line 11: two engines have this id");
        let similar = format!("{GNUGO}{}", GNUGO.replace("\"gnugo\"\nname = \"GNU-Go\"", "\"other\"\nname = \"gnugo\""));
        assert_eq!(EngineList::parse(&similar).unwrap_err(), "line 12: two engines have the same name, or similar ones");
    }
}
