//! Commands about time.

use super::{Gtp, Reply, names};
use crate::pace::{Control, Left, seconds};
use std::time::Duration;

const WRONG: &str = "syntax error";

/// `time_settings MAIN PERIOD STONES`. If the period has time but no stones, there is no limit.
pub(super) fn settings(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let [main, period, stones] = words else { return Err(WRONG.to_owned()) };
    let control = control(main, period, stones)?;
    let is_endless = control.stones == 0 && control.period > Duration::ZERO;
    gtp.pace.set((!is_endless).then_some(control));
    Ok(String::new())
}

fn control(main: &str, period: &str, stones: &str) -> Result<Control, String> {
    let (main, period) = (seconds(main).ok_or(WRONG)?, seconds(period).ok_or(WRONG)?);
    let stones = stones.parse().map_err(|_| WRONG.to_owned())?;
    Ok(Control { main, period, stones })
}

pub(super) fn kgs_settings(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let control = match words {
        ["none"] => None,
        ["absolute", main] => Some(control(main, "0", "0")?),
        // Each period is for one move.
        ["byoyomi", main, period, periods] if periods.parse::<u32>().is_ok() => Some(control(main, period, "1")?),
        ["canadian", main, period, stones] => Some(control(main, period, stones)?),
        _ => return Err(WRONG.to_owned()),
    };
    gtp.pace.set(control);
    Ok(String::new())
}

pub(super) fn left(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let [color, time, stones] = words else { return Err(WRONG.to_owned()) };
    let color = names::color(color).ok_or(WRONG)?;
    // A controller may report a negative time if a player used a little more than was left. Such a time counts as 0.
    let time = seconds(time.trim_start_matches('-')).map(|read| if time.starts_with('-') { Duration::ZERO } else { read });
    let left = Left { time: time.ok_or(WRONG)?, stones: stones.parse().map_err(|_| WRONG.to_owned())? };
    gtp.pace.note(color, left);
    Ok(String::new())
}

/// `move_time SECONDS`: each move gets this time, whatever the clock shows. 0 removes the setting.
pub(super) fn per_move(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let time = words.first().and_then(|word| seconds(word)).ok_or(WRONG)?;
    gtp.pace.per_move = (time > Duration::ZERO).then_some(time);
    Ok(String::new())
}
