//! Chat.

use super::Sender;
use crate::event::Event;
use crate::limits::{CHAT_PLAYER_LINES, CHAT_TOTAL_LINES};
use crate::refusal::Refusal;
use crate::room::Room;
use setup::Channel;

/// Sends a line of chat. A player's line goes to the players, and anyone else's goes to the spectators. Chat is allowed at
/// any time, even after the game.
pub(super) fn chat(room: &Room, sender: &Sender<'_>, text: &str) -> Result<Vec<Event>, Refusal> {
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    let most = if sender.seat.is_some() { CHAT_TOTAL_LINES } else { CHAT_TOTAL_LINES - CHAT_PLAYER_LINES };
    if room.chat_total() >= most {
        return Err(Refusal::TooMany);
    }
    let last = room.chat().rfind(|line| line.player == *sender.player);
    if last.is_some_and(|line| line.text == text) {
        return Err(Refusal::Repeated);
    }
    let channel = if sender.seat.is_some() { Channel::Players } else { Channel::Spectators };
    Ok(vec![Event::Chatted { player: sender.player.clone(), name: sender.name.to_owned(), channel, text: text.to_owned() }])
}
