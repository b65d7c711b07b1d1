//! Gives the server one processor and the benchmark another, so that the load of the benchmark does not delay the server.

use anyhow::Result;
use std::future::Future;

/// Starts a server on one processor and moves this program to another. If the machine has only one processor, both share it.
#[cfg(target_os = "linux")]
pub(crate) async fn apart<T>(starts: impl Future<Output = T>) -> Result<T> {
    use rustix::thread::{CpuSet, Pid, sched_getaffinity, sched_setaffinity};
    let usable = sched_getaffinity(None)?;
    let cores: Vec<usize> = (0..CpuSet::MAX_CPU).filter(|core| usable.is_set(*core)).take(2).collect();
    let &[first, second] = cores.as_slice() else { return Ok(starts.await) };
    let only = |core| {
        let mut set = CpuSet::new();
        set.set(core);
        set
    };
    // A new process gets the processors of the thread that starts it.
    sched_setaffinity(None, &only(first))?;
    let started = starts.await;
    for thread in std::fs::read_dir("/proc/self/task")? {
        let number = thread?.file_name().to_str().and_then(|name| name.parse().ok());
        // A thread that has ended in the meantime needs no processor.
        let _ = sched_setaffinity(number.and_then(Pid::from_raw), &only(second));
    }
    Ok(started)
}

/// Starts a server. Only on Linux can this program choose the processors.
#[cfg(not(target_os = "linux"))]
pub(crate) async fn apart<T>(starts: impl Future<Output = T>) -> Result<T> {
    Ok(starts.await)
}
