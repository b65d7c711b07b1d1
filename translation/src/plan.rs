//! Translates planned answers for the player who planned them.

use protocol::Names;
use room::{Dropped, Plan, PlanNews, Room};

/// A player's plan on the wire. `room` determines how its points are named.
#[must_use]
pub fn plan(room: &Room, plan: &Plan) -> protocol::Plan {
    let names = Names::of(&room.terms().setup);
    let news = plan.news.as_ref().map(|news| match news {
        PlanNews::Played { moves, move_number } => {
            protocol::PlanNews::Played { moves: names.actions(moves), move_number: *move_number }
        }
        PlanNews::Dropped(Dropped::Unplanned) => protocol::PlanNews::Unplanned,
        PlanNews::Dropped(Dropped::TakenBack) => protocol::PlanNews::TakenBack,
        PlanNews::Dropped(Dropped::Impossible) => protocol::PlanNews::Impossible,
    });
    let lines = plan.lines.iter().map(|line| names.actions(line)).collect();
    protocol::Plan { version: plan.version, lines, news, played: plan.played.clone() }
}
