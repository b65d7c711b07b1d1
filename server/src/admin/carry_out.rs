//! Carries out the orders.

use super::order::{Answer, Erasure, Order};
use super::{bans, drain, erase, people, rooms};
use crate::app::App;
use std::sync::Arc;

/// Carries out an order of the operator.
pub(super) async fn carry_out(app: &Arc<App>, order: &Order) -> Answer {
    let done = match order {
        Order::Rooms {} => Ok(rooms::list(app)),
        Order::Players {} => Ok(people::connected(app)),
        Order::Top {} => Ok(people::top(app)),
        Order::Ban { who, minutes, yes } => bans::ban(app, who, *minutes, *yes).await,
        Order::Unban { who } => bans::unban(app, who).await,
        Order::Bans {} => bans::all(app).await,
        Order::Mode { mode: None } => Ok(Answer::done(format!("The mode is {}.", app.lobby.mode().get().as_str()))),
        Order::Mode { mode: Some(mode) } => rooms::set_mode(app, *mode).await,
        Order::Announce { text } => people::announce(app, text).await,
        Order::Drain { minutes } => Ok(drain::drain(app, *minutes)),
        Order::Close { room } => rooms::close(app, room).await,
        Order::Hide { game } => rooms::hide(app, game, true).await,
        Order::Show { game } => rooms::hide(app, game, false).await,
        Order::Erase { what: Erasure::Player { who } } => erase::player(app, who).await,
        Order::Erase { what: Erasure::Chat { room } } => erase::chat(app, room).await,
    };
    done.unwrap_or_else(Answer::refused)
}
