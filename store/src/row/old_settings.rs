//! The terms of a room as the first versions stored them. This form is read but no longer written. The fields are renamed to
//! their current names and then read as [`CreateRoom`]. The strings for rulesets, openings and choices have not changed. The
//! golden files contain samples of this form.

use serde::{Deserialize, Deserializer, de};
use serde_json::{Map, Value, json};
use setup::data::CreateRoom;

type Fields = Map<String, Value>;

/// Pairs of an old field name and its current name.
type Names = [(&'static str, &'static str)];

const SETTINGS: &Names = &[("opening", "opening"), ("colors", "colors"), ("takeback", "takeback"), ("visibility", "visibility")];
/// The fields of a setup. Tic-tac-toe has none of its own: it was stored as an m,n,k-game, and the rules still treat it as one.
const SETUP: &Names = &[
    ("kind", "kind"),
    ("size", "size"),
    ("height", "height"),
    ("ruleset", "ruleset"),
    ("rules", "rules"),
    ("komi", "komi_half"),
    ("forbidden", "forbidden"),
    ("row", "row"),
];
const TIME: &Names = &[
    ("type", "type"),
    ("main", "main_ms"),
    ("increment", "increment_ms"),
    ("cap", "cap_ms"),
    ("periods", "periods"),
    ("period", "period_ms"),
];

#[derive(Debug)]
pub(super) struct OldSettings {
    pub(super) terms: CreateRoom,
    /// The room of the previous game.
    pub(super) rematch_of: Option<String>,
}

#[derive(Deserialize)]
struct Parts {
    setup: Fields,
    /// Absent if the game has no time control.
    time: Option<Fields>,
    rematch_of: Option<String>,
    #[serde(flatten)]
    others: Fields,
}

impl<'de> Deserialize<'de> for OldSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Parts { setup, time, rematch_of, others } = Parts::deserialize(deserializer)?;
        let mut terms = renamed(&others, SETTINGS);
        terms.insert("setup".into(), renamed_setup(&setup).into());
        terms.insert("time".into(), time.map_or_else(|| json!({"type": "none"}), |time| renamed(&time, TIME).into()));
        let terms = CreateRoom::deserialize(Value::Object(terms)).map_err(de::Error::custom)?;
        Ok(Self { terms, rematch_of })
    }
}

/// Renames the fields of a setup. The old handicap was an object such as `{"fixed": 4}`, or absent.
fn renamed_setup(old: &Fields) -> Fields {
    let mut setup = renamed(old, SETUP);
    if let Some((kind, stones)) = old.get("handicap").and_then(Value::as_object).and_then(|handicap| handicap.iter().next()) {
        setup.insert("handicap".into(), json!({"type": kind, "stones": stones}));
    }
    setup
}

/// Copies the fields that have one of these old names, and renames the copies.
fn renamed(old: &Fields, names: &Names) -> Fields {
    names.iter().filter_map(|(before, now)| Some(((*now).to_owned(), old.get(*before)?.clone()))).collect()
}
