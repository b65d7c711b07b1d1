//! Sending a line of chat.

use super::Sender;
use crate::event::Event;
use crate::limits::{CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, RoomLimit};
use crate::refusal::Refusal;
use crate::room::Room;
use setup::{Channel, Seat};

/// Sends a line of chat: from a player to the players' channel, and from anyone else to the spectators' channel. Chat is allowed
/// at any time, even after the game.
pub(super) fn chat(room: &Room, sender: &Sender<'_>, text: &str) -> Result<Vec<Event>, Refusal> {
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    let most = if sender.seat.is_some() { CHAT_TOTAL_LINES } else { CHAT_TOTAL_LINES - CHAT_PLAYER_LINES };
    if room.chat_total() >= most {
        return Err(RoomLimit::ChatLines { most }.into());
    }
    let last = room.chat().rfind(|line| line.player == *sender.player);
    if last.is_some_and(|line| line.text == text) {
        return Err(Refusal::Repeated);
    }
    let seated = sender.seat.and_then(|seat| room.seats()[seat].as_ref());
    let (channel, name) = match seated {
        // Use the name under which the player sat down, because a player could later take the opponent's name.
        Some(seated) => (Channel::Players, seated.name.clone()),
        None if is_a_players_name(room, sender.name) => return Err(Refusal::NameTaken),
        None => (Channel::Spectators, sender.name.to_owned()),
    };
    Ok(vec![Event::Chatted { player: sender.player.clone(), name, channel, text: text.to_owned() }])
}

/// Whether a player of this room has this name. Names that differ only in upper and lower case count as the same name.
fn is_a_players_name(room: &Room, name: &str) -> bool {
    Seat::ALL
        .into_iter()
        .filter_map(|seat| room.seats()[seat].as_ref())
        .any(|seated| seated.name.to_lowercase() == name.to_lowercase())
}
