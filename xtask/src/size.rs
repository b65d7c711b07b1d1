//! An upper bound for the size of a first visit: all code, styles and WebAssembly of the built client, for every page, in one language.

use crate::layout;
use crate::process::{command, read, say};
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The first load stays under 150 KiB compressed, WebAssembly included. If all pages fit with their longest language, any first page does:
/// the client loads a second language only when a player chooses it.
const BUDGET_BYTES: u64 = 150 * 1024;

/// The file types that a page loads at once. Pictures and sounds are loaded later.
const COUNTED: [&str; 5] = ["html", "css", "js", "wasm", "ftl"];

/// Compresses with the Brotli of Node.js, which the client's build needs anyway.
const COMPRESS: &str = "for (const f of process.argv.slice(1)) console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(f)).length)";

/// Measures `web/dist` against the budget.
///
/// # Errors
/// If the client is not built or is too large.
pub(crate) fn run() -> anyhow::Result<()> {
    let dist = layout::web().join("dist");
    let mut files = Vec::new();
    counted(&dist, &mut files).context("the client is not built")?;
    files.sort();
    anyhow::ensure!(files.iter().any(|file| file.ends_with("index.html")), "the client is not built: web/dist has no index.html");
    let paths: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
    let mut args = vec!["-e", COMPRESS, "--"];
    args.extend(paths.iter().map(String::as_str));
    let sizes = read(&mut command("node", &args))?.lines().map(str::parse).collect::<Result<Vec<u64>, _>>()?;
    anyhow::ensure!(sizes.len() == files.len(), "{} files, {} sizes", files.len(), sizes.len());
    for (file, size) in files.iter().zip(&sizes) {
        println!("{size:>8}  {}", file.strip_prefix(&dist).unwrap_or(file).display());
    }
    let mut languages = languages()?
        .iter()
        .map(|language| {
            let mut found = files.iter().zip(&sizes).filter(|(file, _)| is_chunk_of(file, language));
            found
                .next()
                .map(|(_, size)| *size)
                .with_context(|| format!("the built client has no chunk of the language {language}"))
        })
        .collect::<anyhow::Result<Vec<u64>>>()?;
    languages.sort_unstable();
    languages.pop().context("there are no languages")?;
    let total = sizes.iter().sum::<u64>() - languages.iter().sum::<u64>();
    say(&format!("all pages in one language: {total} of {BUDGET_BYTES} bytes compressed, {} files", files.len()));
    anyhow::ensure!(total < BUDGET_BYTES, "the client is over its budget: {total} of {BUDGET_BYTES} bytes compressed");
    Ok(())
}

/// The languages of the client, such as `en`: one per catalog.
fn languages() -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(layout::web().join("src/i18n"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "ftl") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    Ok(names)
}

/// True if a built file is the catalog of a language: its name, a hash, `.js`.
fn is_chunk_of(file: &Path, language: &str) -> bool {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.strip_prefix(language).is_some_and(|rest| rest.starts_with('-') && rest.ends_with(".js"))
}

fn counted(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            counted(&path, files)?;
        } else if path.extension().is_some_and(|end| COUNTED.iter().any(|counted| end == *counted)) {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_chunk_of;
    use std::path::Path;

    #[test]
    fn catalogs_are_told_from_other_chunks() {
        let is = |file: &str, language| is_chunk_of(Path::new(file), language);
        assert!(is("dist/assets/en-Dx2KbmLc.js", "en") && is("zh-CN-DEX57fzx.js", "zh-CN"));
        assert!(!is("entry-Dx2KbmLc.js", "en") && !is("zh-CN-DEX57fzx.js", "en") && !is("en-Dx2KbmLc.css", "en"));
    }
}
