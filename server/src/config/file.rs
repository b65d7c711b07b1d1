//! The settings file: each line becomes the default of the argument of that name.

use clap::error::ErrorKind;
use clap::{Arg, Command};
use std::path::Path;
use toml::Value;

/// The command with the file's settings as defaults of `serve`.
pub(super) fn with_defaults(command: Command, path: &Path) -> Result<Command, clap::Error> {
    let refuse = |what: String| Command::new("tengen").error(ErrorKind::InvalidValue, format!("{}: {what}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| refuse(error.to_string()))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| refuse(error.to_string()))?;
    let mut lines = Vec::new();
    flatten("", Value::Table(table), &mut lines);
    let mut fault = None;
    let command = command.mut_subcommand("serve", |mut serve| {
        for (name, value) in lines {
            match apply(serve, &name, value) {
                Ok(changed) => serve = changed,
                Err((unchanged, what)) => {
                    serve = unchanged;
                    fault.get_or_insert(what);
                }
            }
        }
        serve
    });
    fault.map_or(Ok(command), |what| Err(refuse(what)))
}

/// Tables become prefixes: `[limit] chat-chars` is `limit-chat-chars`.
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

/// The words of a value as they would stand on the command line.
fn words(name: &str, value: Value) -> Result<Vec<String>, String> {
    match value {
        Value::String(text) => Ok(vec![text]),
        Value::Integer(number) => Ok(vec![number.to_string()]),
        Value::Boolean(flag) => Ok(vec![flag.to_string()]),
        Value::Array(values) => Ok(values.into_iter().map(|value| words(name, value)).collect::<Result<Vec<_>, _>>()?.concat()),
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => {
            Err(format!("`{name}` must be text, a whole number, true, false or a list"))
        }
    }
}

/// Gives one argument another default; hands the command back unchanged with what is wrong.
fn apply(serve: Command, name: &str, value: Value) -> Result<Command, (Command, String)> {
    let known = |arg: &&Arg| arg.get_long() == Some(name) && !matches!(name, "config" | "help" | "version");
    let Some(id) = serve.get_arguments().find(known).map(|arg| arg.get_id().clone()) else {
        return Err((serve, format!("there is no setting `{name}`; `tengen serve --help` lists all of them")));
    };
    match words(name, value) {
        Ok(values) => Ok(serve.mut_arg(id, |arg| arg.default_values(values))),
        Err(what) => Err((serve, what)),
    }
}
