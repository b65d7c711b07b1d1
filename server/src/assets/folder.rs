//! Reads a built client from a folder, for a server that was built without a client or that should serve a different one.

use super::{Assets, File};
use sha2::{Digest as _, Sha256};
use std::path::Path;
use std::{fs, io};

impl Assets {
    /// Reads every file of a folder once, except source maps. Later changes to the folder are not seen, and nothing is compressed.
    ///
    /// # Errors
    /// If the folder has no `index.html` or a file cannot be read.
    pub fn read(folder: &Path) -> io::Result<Self> {
        // Refuse a folder without a client before reading its files.
        fs::metadata(folder.join("index.html"))?;
        let mut files = Vec::new();
        read_below(folder, "", &mut files)?;
        Ok(Self { files: files.leak() })
    }
}

/// Reads the files in a folder and in the folders below it. Each is named by its path in the folder, with `prefix` in front.
fn read_below(folder: &Path, prefix: &str, files: &mut Vec<File>) -> io::Result<()> {
    for item in fs::read_dir(folder)? {
        let path = item?.path();
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            read_below(&path, &format!("{name}/"), files)?;
        } else if !name.ends_with(".map") {
            files.push(kept(name, fs::read(&path)?));
        }
    }
    Ok(())
}

/// Keeps the file in memory until the program ends. That costs little, because a server reads its client only once.
fn kept(name: String, plain: Vec<u8>) -> File {
    let hash: String = Sha256::digest(&plain).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    File { name: name.leak(), hash: hash.leak(), plain: plain.leak(), brotli: None, gzip: None }
}
