//! The settings file. Each line sets the default value of the argument with the same name.

use clap::error::ErrorKind;
use clap::{Command, Id};
use std::path::Path;
use toml::Value;

/// Replaces the default values of the settings of a subcommand with the values in the file.
pub(super) fn with_defaults(command: Command, subcommand: &str, path: &Path) -> Result<Command, clap::Error> {
    let refuse = |why: String| Command::new("tengen").error(ErrorKind::InvalidValue, format!("{}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| refuse(error.to_string()))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| refuse(error.to_string()))?;
    let mut lines = Vec::new();
    flatten("", Value::Table(table), &mut lines);
    let mut defaults = Vec::new();
    for (name, value) in lines {
        defaults.push((argument_id(&command, &name).map_err(refuse)?, words(&name, value).map_err(refuse)?));
    }
    Ok(command.mut_subcommand(subcommand, |serve| {
        defaults.into_iter().fold(serve, |serve, (id, values)| serve.mut_arg(id, |arg| arg.default_values(values)))
    }))
}

/// The argument of `serve` that a line sets.
fn argument_id(command: &Command, name: &str) -> Result<Id, String> {
    let serve = command.find_subcommand("serve").into_iter().flat_map(Command::get_arguments);
    let mut meant = serve.filter(|arg| arg.get_long() == Some(name) && !matches!(name, "config" | "help" | "version"));
    let unknown = || format!("unknown setting `{name}`; `tengen serve --help` lists all settings");
    meant.next().map(|arg| arg.get_id().clone()).ok_or_else(unknown)
}

/// Turns the names of tables into prefixes: `[limit] chat-chars` becomes `limit-chat-chars`.
fn flatten(prefix: &str, value: Value, lines: &mut Vec<(String, Value)>) {
    if let Value::Table(table) = value {
        for (key, value) in table {
            let key = key.replace('_', "-");
            flatten(&if prefix.is_empty() { key } else { format!("{prefix}-{key}") }, value, lines);
        }
    } else {
        lines.push((prefix.to_owned(), value));
    }
}

/// The values as they would appear on the command line.
fn words(name: &str, value: Value) -> Result<Vec<String>, String> {
    match value {
        Value::String(text) => Ok(vec![text]),
        Value::Integer(number) => Ok(vec![number.to_string()]),
        Value::Boolean(flag) => Ok(vec![flag.to_string()]),
        Value::Array(values) => Ok(values.into_iter().map(|value| words(name, value)).collect::<Result<Vec<_>, _>>()?.concat()),
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => {
            Err(format!("`{name}` must be a string, a whole number, true, false or a list"))
        }
    }
}
