//! Files that are complete or absent, and games that are played in chunks on several threads.

use anyhow::{Context as _, Result};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

/// Writes a file under another name first, so that a file with its final name is always complete.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes).with_context(|| format!("cannot write {}", unfinished.display()))?;
    fs::rename(&unfinished, path).with_context(|| format!("cannot rename {}", unfinished.display()))
}

/// Calls `chunk` for each number below `count`. The calls are spread over `threads` threads.
pub(crate) fn on_threads(threads: usize, count: u64, chunk: impl Fn(u64) -> Result<()> + Sync) -> Result<()> {
    let next = AtomicU64::new(0);
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(());
            }
            chunk(number)?;
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}
