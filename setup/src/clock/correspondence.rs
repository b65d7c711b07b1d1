//! Correspondence: a player begins with a number of days, and each move adds days, up to a cap. Rest days are used when no
//! other days are left. If the days at the beginning, the increment and the cap are equal, each move has that number of days.

use super::{Clock, Reading, System};
use crate::control::TimeControl;
use crate::fault::{Field, Limit};
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct Correspondence {
    pub(super) main_days: u8,
    pub(super) increment_days: u8,
    pub(super) cap_days: u8,
    pub(super) rest_days: u8,
}

impl System for Correspondence {
    fn limits(&self) -> Vec<Limit> {
        let most = TimeControl::MOST_DAYS;
        let main = Limit::new(Field::MainDays, self.main_days, 1, most);
        let least_cap = main.fault().map_or(self.main_days, |_| 1);
        vec![
            main,
            Limit::new(Field::IncrementDays, self.increment_days, 1, most),
            Limit::new(Field::CapDays, self.cap_days, least_cap, most),
            Limit::new(Field::RestDays, self.rest_days, 0, TimeControl::MOST_REST_DAYS),
        ]
    }

    fn full(&self) -> Clock {
        Clock { rest: Millis::from_days(self.rest_days), ..Clock::of_main(Millis::from_days(self.main_days)) }
    }

    fn left(&self, clock: Clock) -> Millis {
        clock.main + clock.rest
    }

    fn charged(&self, clock: Clock, spent: Millis) -> Clock {
        let rest = clock.rest.saturating_sub(spent.saturating_sub(clock.main));
        Clock { main: clock.main.saturating_sub(spent), rest, ..clock }
    }

    fn rewarded(&self, clock: Clock) -> Clock {
        let cap = Millis::from_days(self.cap_days).max(clock.main);
        let main = (clock.main + Millis::from_days(self.increment_days)).min(cap);
        Clock { main, ..clock }
    }

    fn reading(&self, clock: Clock) -> Reading {
        let main = Reading { rest_ms: clock.rest.0, ..Reading::of_main(clock) };
        if clock.main > Millis::ZERO || self.rest_days == 0 {
            return main;
        }
        Reading { ms: clock.rest.0, in_period: true, ..main }
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        let Self { main_days, increment_days, cap_days, rest_days } = *self;
        let seconds = |days| sgf::seconds(Millis::from_days(days));
        let rest = if rest_days == 0 { String::new() } else { format!(", {rest_days} rest days") };
        let increment = format!("{} fischer, max {}{rest}", seconds(increment_days), seconds(cap_days));
        (Some(Millis::from_days(main_days)), Some(increment))
    }
}

/// Reads Fischer time in whole days, with rest days if there are any.
pub(super) fn from_sgf(main: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    let days = |text: &str| sgf::millis(text).and_then(Millis::in_days);
    let main_days = main?.in_days()?;
    let increment_days = overtime.before("fischer").and_then(days).filter(|days| *days > 0)?;
    let cap_days = match overtime.after("max") {
        Some(cap) => days(cap)?,
        None => TimeControl::MOST_DAYS,
    };
    let rest_days = match overtime.before("rest days") {
        Some(rest) => sgf::small(rest)?,
        None => 0,
    };
    Some(TimeControl::Correspondence { main_days, increment_days, cap_days, rest_days })
}
