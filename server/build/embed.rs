//! Compresses the files in `web/dist` when the server is built, and writes a table of these files. The server includes
//! this table.

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes the table `assets.rs` that the server includes.
pub(super) fn run() -> io::Result<()> {
    let dist = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("../web/dist");
    // Create the folder if it is missing. Cargo runs this script on every build if the path given to `rerun-if-changed`
    // does not exist.
    fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-changed={}", dist.display());
    let out = PathBuf::from(var("OUT_DIR"));
    let mut files = Vec::new();
    walk(&dist, &dist, &mut files)?;
    files.sort();
    let mut table = String::from("&[\n");
    for (number, name) in files.iter().enumerate() {
        entry(&mut table, &out, number, name, &fs::read(dist.join(name))?)?;
    }
    table.push(']');
    fs::write(out.join("assets.rs"), table)
}

#[expect(clippy::disallowed_methods, reason = "Cargo passes settings to build scripts in environment variables")]
fn var(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// Collects the names of all files below a folder, relative to `root` and with `/` between folders.
fn walk(root: &Path, folder: &Path, files: &mut Vec<String>) -> io::Result<()> {
    for item in fs::read_dir(folder)? {
        let path = item?.path();
        if path.is_dir() {
            walk(root, &path, files)?;
        } else if let Ok(inside) = path.strip_prefix(root) {
            // Source maps help only developers, so they are not embedded.
            if path.extension().is_none_or(|ext| ext != "map") {
                files.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(())
}

/// Writes one file in each of its encodings and adds its line to the table. An encoding that saves fewer than 64 bytes is
/// left out.
fn entry(table: &mut String, out: &Path, number: usize, name: &str, plain: &[u8]) -> io::Result<()> {
    let digest = Sha256::digest(plain);
    let hash = digest.iter().take(8).fold(String::new(), |hash, byte| hash + &format!("{byte:02x}"));
    let form = |suffix: &str, bytes: Vec<u8>| -> io::Result<String> {
        if bytes.len() + 64 > plain.len() && !suffix.is_empty() {
            return Ok("None".into());
        }
        let path = out.join(format!("{number}{suffix}"));
        fs::write(&path, bytes)?;
        let include = format!("include_bytes!({:?})", path.display().to_string());
        Ok(if suffix.is_empty() { include } else { format!("Some({include})") })
    };
    let (plain_form, brotli, gzip) = (form("", plain.to_vec())?, form(".br", brotli(plain)?)?, form(".gz", gzip(plain)?)?);
    let _ = writeln!(table, "File {{ name: {name:?}, hash: {hash:?}, plain: {plain_form}, brotli: {brotli}, gzip: {gzip} }},");
    Ok(())
}

fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    // The highest quality takes seconds per megabyte, so only release builds use it.
    let quality = if var("PROFILE") == "release" { 11 } else { 5 };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(plain)?;
    Ok(writer.into_inner())
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain)?;
    writer.finish()
}
