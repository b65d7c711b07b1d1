//! The setup of a game as stored.

use super::RowError;
use super::word::{BonusRow, DirectionsRow, KoRow, OverlineRow, PenaltyRow, ResumeRow, ScoringRow, TaxRow};
use rules::go::Handicap;
use rules::gomoku::{Penalty, Row};
use rules::{HalfPoints, Setup, Size, go, gomoku};
use serde::{Deserialize, Serialize};

/// The setup of a game. Komi is in half points. Without a height, the board is square. Tic-tac-toe is stored as an m,n,k game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum SetupRow {
    Go {
        size: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        height: Option<u8>,
        ruleset: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<RulesRow>,
        komi: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        handicap: Option<HandicapRow>,
    },
    Gomoku {
        size: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        height: Option<u8>,
        ruleset: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forbidden: Option<PenaltyRow>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        row: Option<RowRow>,
    },
    Othello {},
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum HandicapRow {
    Fixed(u8),
    Aga(u8),
    Free(u8),
}

/// A custom ruleset of Go.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct RulesRow {
    ko: KoRow,
    self_capture: bool,
    scoring: ScoringRow,
    removes_dead: bool,
    handicap_bonus: BonusRow,
    resume: ResumeRow,
    third_repetition_voids: bool,
    tax: TaxRow,
    pass_stones: bool,
}

/// The winning row of an m,n,k game.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct RowRow {
    length: u8,
    overline: OverlineRow,
    directions: DirectionsRow,
}

impl From<&Setup> for SetupRow {
    fn from(setup: &Setup) -> Self {
        match setup {
            Setup::Go(go) => {
                let (size, height) = sides(go.board_size());
                Self::Go {
                    size,
                    height,
                    ruleset: go.ruleset().as_str().to_owned(),
                    rules: custom(go.ruleset()),
                    komi: go.komi().0,
                    handicap: match go.handicap() {
                        Handicap::None => None,
                        Handicap::Fixed(stones) => Some(HandicapRow::Fixed(stones)),
                        Handicap::Aga(stones) => Some(HandicapRow::Aga(stones)),
                        Handicap::Free(stones) => Some(HandicapRow::Free(stones)),
                    },
                }
            }
            Setup::Gomoku(gomoku) => {
                let (size, height) = sides(gomoku.board_size());
                let (forbidden, row) = parts(gomoku.ruleset());
                Self::Gomoku { size, height, ruleset: gomoku.ruleset().as_str().to_owned(), forbidden, row }
            }
            Setup::Othello => Self::Othello {},
        }
    }
}

impl TryFrom<SetupRow> for Setup {
    type Error = RowError;

    fn try_from(row: SetupRow) -> Result<Self, RowError> {
        match row {
            SetupRow::Go { size, height, ruleset, rules, komi, handicap } => {
                let rules = go_ruleset(&ruleset, rules).ok_or_else(|| RowError::value("a Go ruleset", ruleset))?;
                let handicap = match handicap {
                    None => Handicap::None,
                    Some(HandicapRow::Fixed(stones)) => Handicap::Fixed(stones),
                    Some(HandicapRow::Aga(stones)) => Handicap::Aga(stones),
                    Some(HandicapRow::Free(stones)) => Handicap::Free(stones),
                };
                let setup = go::Setup::new(board(size, height)?, rules, HalfPoints(komi), handicap);
                setup.map(Self::Go).map_err(|why| RowError::value("a Go setup", format!("{why:?}")))
            }
            SetupRow::Gomoku { size, height, ruleset, forbidden, row } => {
                let rules =
                    gomoku_ruleset(&ruleset, forbidden, row).ok_or_else(|| RowError::value("a Gomoku ruleset", ruleset))?;
                let setup = gomoku::Setup::new(board(size, height)?, rules);
                setup.map(Self::Gomoku).map_err(|why| RowError::value("a Gomoku setup", format!("{why:?}")))
            }
            SetupRow::Othello {} => Ok(Self::Othello),
        }
    }
}

/// Width and height; the height only if it differs.
fn sides(size: Size) -> (u8, Option<u8>) {
    (size.width(), (size.height() != size.width()).then(|| size.height()))
}

fn board(size: u8, height: Option<u8>) -> Result<Size, RowError> {
    let height = height.unwrap_or(size);
    Size::new(size, height).ok_or_else(|| RowError::value("a board", format!("{size}x{height}")))
}

fn custom(ruleset: go::Ruleset) -> Option<RulesRow> {
    let go::Ruleset::Custom(rules) = ruleset else { return None };
    Some(RulesRow {
        ko: rules.ko.into(),
        self_capture: rules.self_capture,
        scoring: rules.scoring.into(),
        removes_dead: rules.removes_dead,
        handicap_bonus: rules.handicap_bonus.into(),
        resume: rules.resume.into(),
        third_repetition_voids: rules.third_repetition_voids,
        tax: rules.tax.into(),
        pass_stones: rules.pass_stones,
    })
}

fn go_ruleset(name: &str, rules: Option<RulesRow>) -> Option<go::Ruleset> {
    match rules {
        None => go::Ruleset::ALL.into_iter().find(|ruleset| ruleset.as_str() == name),
        Some(row) => {
            let custom = go::Ruleset::Custom(go::Rules {
                ko: row.ko.into(),
                self_capture: row.self_capture,
                scoring: row.scoring.into(),
                removes_dead: row.removes_dead,
                handicap_bonus: row.handicap_bonus.into(),
                resume: row.resume.into(),
                third_repetition_voids: row.third_repetition_voids,
                tax: row.tax.into(),
                pass_stones: row.pass_stones,
            });
            (custom.as_str() == name).then_some(custom)
        }
    }
}

/// The parts of a Gomoku ruleset that its name does not determine.
fn parts(ruleset: gomoku::Ruleset) -> (Option<PenaltyRow>, Option<RowRow>) {
    match ruleset {
        gomoku::Ruleset::Renju(penalty) => (Some(penalty.into()), None),
        gomoku::Ruleset::Mnk(row) => {
            let row = RowRow { length: row.length, overline: row.overline.into(), directions: row.directions.into() };
            (None, Some(row))
        }
        gomoku::Ruleset::Freestyle | gomoku::Ruleset::Standard | gomoku::Ruleset::Caro | gomoku::Ruleset::CaroExact => {
            (None, None)
        }
    }
}

fn gomoku_ruleset(name: &str, forbidden: Option<PenaltyRow>, row: Option<RowRow>) -> Option<gomoku::Ruleset> {
    if let Some(row) = row {
        let row = Row { length: row.length, overline: row.overline.into(), directions: row.directions.into() };
        return Some(gomoku::Ruleset::Mnk(row)).filter(|ruleset| ruleset.as_str() == name);
    }
    let named = gomoku::Ruleset::NAMED.into_iter().find(|ruleset| ruleset.as_str() == name)?;
    match (named, forbidden) {
        (gomoku::Ruleset::Renju(_), penalty) => Some(gomoku::Ruleset::Renju(penalty.map_or(Penalty::Refused, Into::into))),
        (_, None) => Some(named),
        (_, Some(_)) => None,
    }
}
