//! Forbidden dependencies between crates, read from the manifests.

use super::Complaint;
use serde_json::Value;

/// A crate of the workspace with its dependencies.
pub(super) struct Crate {
    pub(super) name: String,
    pub(super) needs: Vec<Need>,
}

/// One dependency in a manifest.
pub(super) struct Need {
    pub(super) name: String,
    /// True for a crate of this workspace.
    pub(super) ours: bool,
    /// True if only the crate's own tests use it.
    pub(super) for_tests: bool,
    /// True if the manifest marks it as optional, so that only a feature can turn it on.
    pub(super) optional: bool,
}

/// The crates of this workspace that a crate may depend on.
enum Ours {
    Only(&'static [&'static str]),
    All,
}

/// For each crate: the workspace crates it may depend on, the external crates it must not depend on, and the reason.
const LAW: [(&str, Ours, &[&str], &str); 14] = [
    (
        "rules",
        Ours::Only(&[]),
        &["tokio", "rand", "serde"],
        "the rules use no other crate of ours, no clock, no random numbers and by default no serialization",
    ),
    (
        "setup",
        Ours::Only(&["rules"]),
        &["tokio", "rand", "sqlx", "serde", "serde_json"],
        "a setup depends only on the rules, not on rooms, stores or sockets",
    ),
    (
        "bots",
        Ours::Only(&["rules", "setup"]),
        &["tokio", "rand", "serde", "serde_json", "sqlx"],
        "an engine gets a position, limits and a seed, and uses no room, no clock and no wire type",
    ),
    (
        "engine-protocols",
        Ours::Only(&["rules", "setup", "bots"]),
        &["tokio", "rand", "serde", "serde_json", "sqlx"],
        "a session gets a line and the time, and uses no room, no clock and no file",
    ),
    (
        "room",
        Ours::Only(&["rules", "setup"]),
        &["tokio", "rand", "serde", "serde_json", "sqlx"],
        "the room uses no wire type, no database row and no async runtime",
    ),
    (
        "protocol",
        Ours::Only(&["rules", "setup"]),
        &["tokio", "axum", "sqlx"],
        "the wire depends on neither the room nor the server",
    ),
    (
        "translation",
        Ours::Only(&["rules", "setup", "room", "protocol"]),
        &["tokio", "axum", "sqlx", "rand"],
        "the server and the browser use the same translation",
    ),
    (
        "device",
        Ours::Only(&["rules", "setup", "room", "protocol", "translation"]),
        &["tokio", "axum", "sqlx", "rand"],
        "the server and the browser replay a game on one device with the same code",
    ),
    (
        "device-browser",
        Ours::Only(&["room", "protocol", "translation", "device"]),
        &["tokio", "axum", "sqlx", "rand"],
        "the bindings add nothing to a game on one device",
    ),
    (
        "bot-player",
        Ours::Only(&["rules", "setup", "room", "bots"]),
        &["tokio", "rand", "serde", "serde_json", "sqlx"],
        "the server and the browser let a bot play with the same code, and each has its own clock and threads",
    ),
    (
        "bots-browser",
        Ours::Only(&["room", "protocol", "translation", "device", "bots", "bot-player"]),
        &["tokio", "axum", "sqlx", "rand"],
        "the bindings add only the clock of the browser",
    ),
    ("wasm", Ours::Only(&["rules", "setup", "protocol"]), &["serde", "serde_json"], "the bindings must stay small"),
    (
        "store",
        Ours::Only(&["rules", "setup", "room"]),
        &["sqlx", "axum"],
        "a stored event is not a wire type, and a backend is its own crate",
    ),
    ("server", Ours::All, &["sqlx", "rusqlite"], "only a backend behind the Store trait uses SQL"),
];

/// Reads the output of `cargo metadata`.
pub(super) fn crates(metadata: &Value) -> Vec<Crate> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let need = |need: &Value| Need {
        name: text(&need["name"]),
        ours: need["path"].is_string(),
        for_tests: need["kind"].as_str() == Some("dev"),
        optional: need["optional"].as_bool() == Some(true),
    };
    let one = |package: &Value| Crate {
        name: text(&package["name"]),
        needs: list(&package["dependencies"]).iter().map(need).collect(),
    };
    list(&metadata["packages"]).iter().map(one).collect()
}

/// The tests of a crate may use any external crate, but no workspace crate that is forbidden to the crate itself. A
/// crate may name itself as a dependency of its tests, to enable its own features.
pub(super) fn check(crates: &[Crate]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (name, ours, banned, why) in &LAW {
        let needs = crates.iter().filter(|found| found.name == *name).flat_map(|found| &found.needs);
        for need in needs {
            let itself = need.for_tests && need.name == *name;
            let wrong = if need.ours && !itself {
                matches!(ours, Ours::Only(allowed) if !allowed.contains(&need.name.as_str()))
            } else {
                !need.for_tests && !may_be_optional(name, need) && banned.contains(&need.name.as_str())
            };
            if wrong {
                let text = format!("{name} must not depend on {}: {why}", need.name);
                complaints.push(Complaint { path: format!("crate {name}"), line: None, text });
            }
        }
    }
    complaints
}

/// The crates `rules` and `setup` may depend on serde if the dependency is optional. Then only crates that turn on a
/// feature can serialize setups with serde. See docs/decisions/0049-setup-below-room-and-wire.md.
fn may_be_optional(name: &str, need: &Need) -> bool {
    need.optional && need.name == "serde" && ["rules", "setup"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rules_and_setup_may_depend_on_serde_optionally() {
        for (name, need, expected) in [("rules", "serde", 0), ("setup", "serde", 0), ("room", "serde", 1), ("setup", "tokio", 1)]
        {
            let need = Need { name: need.to_owned(), ours: false, for_tests: false, optional: true };
            assert_eq!(check(&[Crate { name: name.to_owned(), needs: vec![need] }]).len(), expected, "{name}");
        }
    }

    fn wrong(name: &str, need: &str, ours: bool, for_tests: bool) -> usize {
        let need = Need { name: need.to_owned(), ours, for_tests, optional: false };
        check(&[Crate { name: name.to_owned(), needs: vec![need] }]).len()
    }

    #[test]
    fn forbidden_dependencies_are_found() {
        for (name, need, ours, for_tests, expected) in [
            ("rules", "room", true, false, 1),
            ("rules", "protocol", true, true, 1),
            ("rules", "serde", false, false, 1),
            ("rules", "serde", false, true, 0),
            ("setup", "serde", false, false, 1),
            ("wasm", "protocol", true, false, 0),
            ("setup", "rules", true, false, 0),
            ("setup", "protocol", true, false, 1),
            ("room", "rules", true, false, 0),
            ("room", "setup", true, false, 0),
            ("room", "room", true, true, 0),
            ("room", "room", true, false, 1),
            ("room", "protocol", true, false, 1),
            ("room", "tokio", false, false, 1),
            ("protocol", "room", true, false, 1),
            ("protocol", "serde", false, false, 0),
            ("store", "protocol", true, false, 1),
            ("server", "store-sqlite", true, false, 0),
            ("server", "sqlx", false, false, 1),
            ("xtask", "protocol", true, false, 0),
        ] {
            assert_eq!(wrong(name, need, ours, for_tests), expected, "{name} -> {need}");
        }
    }

    #[test]
    fn metadata_is_read() {
        let metadata = serde_json::json!({"packages": [{"name": "room", "dependencies": [
            {"name": "rules", "path": "x", "kind": null},
            {"name": "tokio", "path": null, "kind": null},
            {"name": "tokio", "kind": "dev"},
        ]}]});
        let complaints = check(&crates(&metadata));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].text.starts_with("room must not depend on tokio"));
    }
}
