//! Prints figures, one JSON object per line.

use serde_json::{Map, Value};
use std::path::Path;

/// Prints the figures of a benchmark in the order of `parts`.
pub(crate) fn line(bench: &str, parts: &[(&str, f64)]) {
    print(bench, None, parts);
}

/// Like [`line()`], for a benchmark whose figures depend on the folder that it writes to.
pub(crate) fn line_in(folder: Option<&Path>, bench: &str, parts: &[(&str, f64)]) {
    print(bench, folder.map(|folder| ("folder", folder.display().to_string())), parts);
}

/// Like [`line()`], for a benchmark that measures several servers.
pub(crate) fn line_of(server: &str, bench: &str, parts: &[(&str, f64)]) {
    print(bench, Some(("server", server.to_owned())), parts);
}

fn print(bench: &str, of: Option<(&str, String)>, parts: &[(&str, f64)]) {
    let mut object = Map::new();
    object.insert("bench".to_owned(), bench.into());
    if let Some((name, value)) = of {
        object.insert(name.to_owned(), value.into());
    }
    for (name, value) in parts {
        // More than three decimals would exceed the precision of the measurements.
        let rounded = (value * 1_000.0).round() / 1_000.0;
        object.insert((*name).to_owned(), rounded.into());
    }
    println!("{}", Value::Object(object));
}

/// Sorts the samples and returns a quantile. With `part` 0.5, this is the median.
pub(crate) fn quantile(samples: &mut [f64], part: f64) -> f64 {
    samples.sort_by(f64::total_cmp);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "an index")]
    let at = ((samples.len() - 1) as f64 * part).round() as usize;
    samples[at]
}
