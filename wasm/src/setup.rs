//! Setups from the words of the wire.

use rules::{HalfPoints, Setup, Size, go, gomoku};

/// The board of two sides.
fn board(width: u8, height: u8) -> Result<Size, String> {
    Size::new(width, height).ok_or_else(|| "no such board".to_owned())
}

/// A setup of Go; without komi, what the ruleset says. `rules` are the parts of a custom ruleset.
pub(crate) fn go(
    (width, height): (u8, u8),
    (ruleset, rules): (&str, &str),
    komi_half: Option<i32>,
    (handicap, stones): (&str, u8),
) -> Result<Setup, String> {
    let ruleset = match ruleset {
        "custom" => custom(rules).map(go::Ruleset::Custom),
        name => go::Ruleset::ALL.into_iter().find(|known| known.as_str() == name),
    };
    let ruleset = ruleset.ok_or("unknown ruleset")?;
    let handicap = match handicap {
        "none" => go::Handicap::None,
        "fixed" => go::Handicap::Fixed(stones),
        "aga" => go::Handicap::Aga(stones),
        "free" => go::Handicap::Free(stones),
        _ => return Err("unknown handicap".into()),
    };
    let komi = komi_half.map_or_else(|| ruleset.default_komi(handicap), HalfPoints);
    go::Setup::new(board(width, height)?, ruleset, komi, handicap).map(Setup::Go).map_err(|error| error.to_string())
}

/// The parts of a custom ruleset as words, in the order of the wire: ko, self-capture, scoring, the removal of
/// dead stones, the bonus for a handicap, who resumes, whether the third repetition voids, tax, pass stones.
fn custom(words: &str) -> Option<go::Rules> {
    let mut words = words.split(' ');
    let rules = go::Rules {
        ko: named(go::KoRule::ALL, go::KoRule::as_str, words.next()?)?,
        self_capture: words.next()?.parse().ok()?,
        scoring: named(go::Scoring::ALL, go::Scoring::as_str, words.next()?)?,
        removes_dead: words.next()?.parse().ok()?,
        handicap_bonus: named(go::HandicapBonus::ALL, go::HandicapBonus::as_str, words.next()?)?,
        resume_turn: named(go::ResumeTurn::ALL, go::ResumeTurn::as_str, words.next()?)?,
        third_repetition_voids: words.next()?.parse().ok()?,
        tax: named(go::Tax::ALL, go::Tax::as_str, words.next()?)?,
        pass_stones: words.next()?.parse().ok()?,
    };
    words.next().is_none().then_some(rules)
}

/// The one of these that has the name.
fn named<T: Copy, const N: usize>(all: [T; N], as_str: fn(T) -> &'static str, name: &str) -> Option<T> {
    all.into_iter().find(|&one| as_str(one) == name)
}

/// A setup of Gomoku. `part` is what becomes of forbidden moves in renju, and the row of m,n,k as its length,
/// what longer rows are worth, and the directions.
pub(crate) fn gomoku((width, height): (u8, u8), ruleset: &str, part: &str) -> Result<Setup, String> {
    let ruleset = match ruleset {
        "renju" => named(gomoku::Penalty::ALL, gomoku::Penalty::as_str, part).map(gomoku::Ruleset::Renju),
        "mnk" => row(part).map(gomoku::Ruleset::Mnk),
        name => gomoku::Ruleset::NAMED.into_iter().find(|known| known.as_str() == name),
    };
    let ruleset = ruleset.ok_or("unknown ruleset")?;
    gomoku::Setup::new(board(width, height)?, ruleset).map(Setup::Gomoku).map_err(|error| error.to_string())
}

fn row(words: &str) -> Option<gomoku::Row> {
    let mut words = words.split(' ');
    let row = gomoku::Row {
        length: words.next()?.parse().ok()?,
        overline: named(gomoku::rows::Overline::ALL, gomoku::rows::Overline::as_str, words.next()?)?,
        directions: named(gomoku::rows::Directions::ALL, gomoku::rows::Directions::as_str, words.next()?)?,
    };
    words.next().is_none().then_some(row)
}

/// A setup as words, see [`crate::Sgf::setup`].
pub(crate) fn words(setup: &Setup) -> String {
    let (kind, size) = (setup.kind().as_str(), setup.size());
    let board = format!("{kind} {} {}", size.width(), size.height());
    match setup {
        Setup::Go(go) => format!("{board} {}", go_words(go)),
        Setup::Gomoku(row) if row.is_tic_tac_toe() => kind.to_owned(),
        Setup::Gomoku(gomoku) => format!("{board} {}", gomoku_words(gomoku.ruleset())),
        Setup::Othello => kind.to_owned(),
    }
}

fn go_words(setup: &go::Setup) -> String {
    let handicap = match setup.handicap() {
        go::Handicap::None => "none",
        go::Handicap::Fixed(_) => "fixed",
        go::Handicap::Aga(_) => "aga",
        go::Handicap::Free(_) => "free",
    };
    let ruleset = setup.ruleset();
    let words = format!("{} {} {handicap} {}", ruleset.as_str(), setup.komi().0, setup.handicap().stones());
    let go::Ruleset::Custom(rules) = ruleset else { return words };
    let go::Rules { self_capture, removes_dead, third_repetition_voids, pass_stones, .. } = rules;
    let (ko, scoring, tax) = (rules.ko.as_str(), rules.scoring.as_str(), rules.tax.as_str());
    let (bonus, resume) = (rules.handicap_bonus.as_str(), rules.resume_turn.as_str());
    format!("{words} {ko} {self_capture} {scoring} {removes_dead} {bonus} {resume} {third_repetition_voids} {tax} {pass_stones}")
}

fn gomoku_words(ruleset: gomoku::Ruleset) -> String {
    let name = ruleset.as_str();
    match ruleset {
        gomoku::Ruleset::Renju(penalty) => format!("{name} {}", penalty.as_str()),
        gomoku::Ruleset::Mnk(row) => {
            format!("{name} {} {} {}", row.length, row.overline.as_str(), row.directions.as_str())
        }
        gomoku::Ruleset::Freestyle | gomoku::Ruleset::Standard | gomoku::Ruleset::Caro | gomoku::Ruleset::CaroExact => {
            name.to_owned()
        }
    }
}
