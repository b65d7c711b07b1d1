//! The size of a first visit, from above: all code, styles and WebAssembly of the built client, of every page and language.

use crate::layout;
use crate::process::{command, read, say};
use anyhow::Context as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The first load stays under 150 KiB compressed, WebAssembly included. As long as the whole client fits, so does any first page.
const BUDGET_BYTES: u64 = 150 * 1024;

/// What a page is made of; pictures and sounds are fetched when they are wanted.
const COUNTED: [&str; 5] = ["html", "css", "js", "wasm", "ftl"];

/// Compresses with the Brotli of Node.js, which the client's build needs anyway.
const COMPRESS: &str = "for (const f of process.argv.slice(1)) console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(f)).length)";

/// Measures `web/dist` against the budget.
///
/// # Errors
/// If there is no built client or it is too large.
pub(crate) fn run() -> anyhow::Result<()> {
    let dist = layout::web().join("dist");
    let mut files = Vec::new();
    counted(&dist, &mut files).context("there is no built client")?;
    files.sort();
    anyhow::ensure!(files.iter().any(|file| file.ends_with("index.html")), "there is no built client in web/dist");
    let paths: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
    let mut args = vec!["-e", COMPRESS, "--"];
    args.extend(paths.iter().map(String::as_str));
    let sizes = read(&mut command("node", &args))?.lines().map(str::parse).collect::<Result<Vec<u64>, _>>()?;
    anyhow::ensure!(sizes.len() == files.len(), "{} files, {} sizes", files.len(), sizes.len());
    for (file, size) in files.iter().zip(&sizes) {
        println!("{size:>8}  {}", file.strip_prefix(&dist).unwrap_or(file).display());
    }
    let total: u64 = sizes.iter().sum();
    say(&format!("the whole client: {total} of {BUDGET_BYTES} bytes compressed, {} files", files.len()));
    anyhow::ensure!(total < BUDGET_BYTES, "the client is over its budget: {total} of {BUDGET_BYTES} bytes compressed");
    Ok(())
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
