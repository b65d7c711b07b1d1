//! Measures the bare disk, without any of our code: how long a small append takes to become durable.

use crate::report::quantile;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// The median time of a 4 KiB append with its fsync in this folder, in microseconds.
pub(crate) fn fsync_median_us(folder: &Path) -> Result<f64> {
    let mut file = tempfile::tempfile_in(folder)?;
    let mut samples = Vec::with_capacity(200);
    for _ in 0..200 {
        let started = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        samples.push(started.elapsed().as_secs_f64() * 1e6);
    }
    Ok(quantile(&mut samples, 0.5))
}
