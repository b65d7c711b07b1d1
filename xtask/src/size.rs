//! Upper bounds on the compressed size of the built client: for the files that a first visit loads, for the files that each further
//! page adds, and for the bots.

use crate::layout;
use crate::process::{command, read, say};
use anyhow::Context as _;
use serde_json::Value;
use std::fs;

/// The budget of a first visit: the code and styles of the entry and the home page, the rules, the font, the picture of the
/// default board and one language.
const FIRST_BYTES: u64 = 180 * 1024;

/// The budget of each further page, and of each part of a page that is loaded on demand. Only the files that the page or the part
/// adds are counted. The page of a room is by far the largest.
const PAGE_BYTES: u64 = 41 * 1024;

/// The budget of the bots, which are loaded only for a game against a bot without a server: the worker and its WebAssembly module
/// with the weights of every game.
const BOTS_BYTES: u64 = 450_000;

/// A script for Node.js that prints the size of each file after compression with Brotli. The client's build needs Node.js anyway.
const COMPRESS: &str = "for (const f of process.argv.slice(1)) console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(f)).length)";

/// Measures `web/dist` against the budgets. The build lists the files that each page loads (`web/build/loads.ts`).
///
/// # Errors
/// If the client is not built or a page is too large.
pub(crate) fn run() -> anyhow::Result<()> {
    let list = layout::web().join("node_modules/.cache/tengen-loads.json");
    let loads: Value = serde_json::from_str(&fs::read_to_string(list).context("the client is not built")?)?;
    let mut over = Vec::new();
    for (name, files, most) in measured(&loads)? {
        let sizes = compressed(&files)?;
        let total = sizes.iter().sum::<u64>();
        say(&format!("{name}: {total} of {most} bytes compressed"));
        for (file, size) in files.iter().zip(&sizes) {
            println!("{size:>8}  {file}");
        }
        if total >= most {
            over.push(format!("{name}: {total} of {most} bytes"));
        }
    }
    anyhow::ensure!(over.is_empty(), "over the budget (compressed size): {}", over.join(", "));
    Ok(())
}

/// Each load to measure: its name, its files, and their budget in bytes. The first visit loads one language, so it is measured
/// once per language.
fn measured(loads: &Value) -> anyhow::Result<Vec<(String, Vec<String>, u64)>> {
    let first = names(&loads["first"]).context("the build lists no first load")?;
    let languages = loads["languages"].as_object().context("the build lists no languages")?;
    let pages = loads["pages"].as_object().context("the build lists no pages")?;
    let mut found = Vec::new();
    for (language, files) in languages {
        let files = [first.clone(), names(files)?].concat();
        found.push((format!("first load with {language}"), files, FIRST_BYTES));
    }
    for (page, files) in pages {
        found.push((page.clone(), names(files)?, PAGE_BYTES));
    }
    let bots = loads["bots"].as_object().context("the build lists no bots")?;
    for (module, files) in bots {
        found.push((format!("bots with {module}"), names(files)?, BOTS_BYTES));
    }
    anyhow::ensure!(!bots.is_empty(), "the bots were not built for the browser");
    anyhow::ensure!(!languages.is_empty() && !pages.is_empty(), "the build lists no languages or no pages");
    Ok(found)
}

/// A list of file names.
fn names(list: &Value) -> anyhow::Result<Vec<String>> {
    Ok(serde_json::from_value(list.clone())?)
}

/// The compressed size of each file of `web/dist`, in bytes.
fn compressed(files: &[String]) -> anyhow::Result<Vec<u64>> {
    let dist = layout::web().join("dist");
    let paths: Vec<_> = files.iter().map(|file| dist.join(file).display().to_string()).collect();
    let args: Vec<_> = ["-e", COMPRESS, "--"].into_iter().chain(paths.iter().map(String::as_str)).collect();
    let sizes = read(&mut command("node", &args))?.lines().map(str::parse).collect::<Result<Vec<u64>, _>>()?;
    anyhow::ensure!(sizes.len() == files.len(), "{} files were compressed, but {} sizes were printed", files.len(), sizes.len());
    Ok(sizes)
}

#[cfg(test)]
mod tests {
    use super::{BOTS_BYTES, FIRST_BYTES, PAGE_BYTES, measured};
    use serde_json::json;

    #[test]
    fn the_first_visit_is_measured_once_per_language_and_everything_else_once() {
        let loads = json!({
            "first": ["index.html", "home.js"],
            "languages": {"en.ftl": ["en.js"], "zh-CN.ftl": ["zh.js"]},
            "pages": {"history.tsx": ["history.js", "history.css"]},
            "bots": {"bots.wasm": ["worker.js", "bots.wasm"]},
        });
        let found = measured(&loads).unwrap();
        let shown: Vec<_> = found.iter().map(|(name, files, most)| (name.as_str(), files.join(" "), *most)).collect();
        assert_eq!(
            shown,
            [
                ("first load with en.ftl", "index.html home.js en.js".to_owned(), FIRST_BYTES),
                ("first load with zh-CN.ftl", "index.html home.js zh.js".to_owned(), FIRST_BYTES),
                ("history.tsx", "history.js history.css".to_owned(), PAGE_BYTES),
                ("bots with bots.wasm", "worker.js bots.wasm".to_owned(), BOTS_BYTES),
            ]
        );
    }

    #[test]
    fn a_build_without_lists_of_files_is_an_error() {
        let page = json!({"history.tsx": ["history.js"]});
        for loads in [
            json!({}),
            json!({"first": [], "languages": {}, "pages": {}, "bots": {"b": ["b"]}}),
            json!({"first": ["a"], "languages": {}, "pages": []}),
            json!({"first": ["a"], "languages": {"en": ["en"]}, "pages": page, "bots": {}}),
        ] {
            assert!(measured(&loads).is_err());
        }
    }
}
