//! Carries out the orders.

use super::order::{Answer, Order};
use super::{people, rooms};
use crate::app::App;
use std::sync::Arc;

/// Carries out an order of the operator.
pub(super) async fn carry_out(app: &Arc<App>, order: &Order) -> Answer {
    let done = match order {
        Order::Rooms {} => Ok(rooms::list(app)),
        Order::Players {} => Ok(people::connected(app)),
    };
    done.unwrap_or_else(|text: String| Answer::Refused { text })
}
