//! What a process has used so far, as Linux counts it.

use anyhow::{Context as _, Result};

/// The lines of `/proc/PID/task/N/status` that count context switches.
const SWITCHES: [&str; 2] = ["voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:"];

/// What the threads of a process have used so far. Threads that have ended do not count.
#[derive(Clone, Copy, Default)]
pub(crate) struct Used {
    /// The time on a processor.
    pub(crate) cpu_us: f64,
    /// How often a thread has stopped, so that another one could run.
    pub(crate) switches: u64,
}

impl Used {
    pub(crate) fn of(pid: u32) -> Result<Self> {
        let mut used = Self::default();
        for thread in std::fs::read_dir(format!("/proc/{pid}/task"))? {
            let thread = thread?.path();
            // The first number is the time on a processor in nanoseconds.
            let times = std::fs::read_to_string(thread.join("schedstat"))?;
            let time: f64 = times.split(' ').next().context("schedstat is empty")?.parse()?;
            used.cpu_us += time / 1e3;
            used.switches += numbers(&std::fs::read_to_string(thread.join("status"))?, &SWITCHES);
        }
        Ok(used)
    }

    pub(crate) fn since(&self, earlier: &Self) -> Self {
        Self { cpu_us: self.cpu_us - earlier.cpu_us, switches: self.switches - earlier.switches }
    }
}

/// The sum of the numbers after these names.
pub(crate) fn numbers(text: &str, names: &[&str]) -> u64 {
    let lines = text.lines().filter_map(|line| names.iter().find_map(|name| line.strip_prefix(name)));
    lines.filter_map(|number| number.trim().parse::<u64>().ok()).sum()
}
