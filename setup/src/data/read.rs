//! Reads a requested room from JSON and reports all its mistakes in one answer.

use super::{CreateRoom, Setup};
use crate::fault::{Fault, Field, Reason};
use crate::terms::Terms;
use rules::gomoku;
use rules::json::{FromJson as _, Notes, Value};
use std::fmt;

/// Everything that is wrong with a requested room.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mistakes {
    /// Fields that do not exist, or that occur twice.
    pub unknown: Vec<String>,
    /// The faults of invalid fields. No field occurs twice.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unknown = self.unknown.iter().map(|name| format!("unknown field `{name}`"));
        let all: Vec<String> = unknown.chain(self.faults.iter().map(ToString::to_string)).collect();
        f.write_str(&all.join("; "))
    }
}

impl Notes for Mistakes {
    fn wrong(&mut self, field: &'static str, words: &'static [&'static str]) {
        // `Field::parse` knows every field. A test that puts a wrong value into each field proves this.
        let field = Field::parse(field).unwrap_or(Field::Setup);
        let words = Some(words.iter().map(|&word| word.to_owned()).collect());
        self.faults.push(Fault { words, ..Fault::new(field, Reason::Words) });
    }

    fn unknown(&mut self, name: String) {
        self.unknown.push(name);
    }
}

impl Mistakes {
    /// Whether the field could not be read.
    fn unreadable(&self, field: Field) -> bool {
        self.faults.iter().any(|fault| fault.field == field)
    }
}

impl CreateRoom {
    /// The checked terms of a request.
    ///
    /// # Errors
    /// Everything that is wrong, except the faults that depend on an unreadable field.
    pub fn from_request(request: Value) -> Result<Terms, Mistakes> {
        let mut mistakes = Mistakes::default();
        let mut room = Self::read(Some(request), "", &mut mistakes);
        if let Setup::Gomoku { ruleset, .. } = &mut room.setup
            && mistakes.unreadable(Field::Ruleset)
        {
            // Use `mnk` in place of the unreadable ruleset, because `mnk` allows every board that any other ruleset allows.
            *ruleset = gomoku::RulesetName::Mnk;
        }
        if mistakes.unreadable(Field::Series) {
            room.series = None;
        }
        match room.terms() {
            Ok(terms) if mistakes == Mistakes::default() => Ok(terms),
            Ok(_) => Err(mistakes),
            Err(mut faults) => {
                faults.retain(|fault| is_certain(fault.field, &room.setup, &mistakes));
                mistakes.faults.extend(faults);
                Err(mistakes)
            }
        }
    }
}

/// Whether the fault of a field is certain. A fault is uncertain if it depends on a value that only stands in for an unreadable
/// field.
fn is_certain(field: Field, setup: &Setup, mistakes: &Mistakes) -> bool {
    let is_opening = field == Field::Opening;
    let of_ruleset = matches!(field, Field::Rules | Field::Row | Field::Forbidden);
    let needs_ruleset = of_ruleset || is_opening && matches!(setup, Setup::Gomoku { .. });
    let of_kind = is_opening || field == Field::Series;
    let unsure = of_kind && mistakes.unreadable(Field::Setup) || needs_ruleset && mistakes.unreadable(Field::Ruleset);
    !mistakes.unreadable(field) && !unsure
}
