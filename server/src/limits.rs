//! Every bound of the server in one table. Each is a setting (`--limit-chat-chars`, `TENGEN_LIMIT_CHAT_CHARS`, `[limit] chat-chars` in the
//! file), carries its unit in its name and its reason in its description, which `--help` shows.

use clap::parser::ArgMatches;
use clap::{Arg, Command};

/// Bytes that everything of a whole room but its moves and its chat takes at most: board, owners and dead stones of the largest board.
pub const ROOM_BYTES: usize = 10 * 1024;
/// Bytes that a move takes at most in a message.
pub const MOVE_BYTES: usize = 33;

macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $field:ident: $type:ty = $default:expr;)*) => {
        /// The limits in force; [`Limits::default`] is what a server without settings uses.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $field: $type,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        impl Limits {
            fn add_to(command: Command) -> Command {
                $(let command = command.arg(argument(
                    stringify!($field),
                    concat!($($doc),+),
                    ($default).to_string(),
                ).value_parser(clap::value_parser!($type)));)*
                command
            }

            /// Every limit by its name on the command line.
            fn all(&self) -> Vec<(String, u64)> {
                vec![$((name(stringify!($field)), self.$field as u64),)*]
            }

            fn take_from(matches: &ArgMatches) -> Result<Self, clap::Error> {
                Ok(Self { $($field: *matches.get_one(concat!("limit_", stringify!($field))).ok_or_else(missing)?,)* })
            }
        }
    };
}

limits! {
    // The HTTP head: what a browser sends is below 2 KiB.
    /// A request's head must be complete after this long; idle and silent connections end as late.
    header_timeout_ms: u64 = 10_000;
    /// Bytes of a request's head, at least 8192.
    header_bytes: usize = 16 * 1024;
    /// Header fields of a request.
    header_fields: usize = 64;
    /// Bytes of a request's address.
    uri_bytes: usize = 4 * 1024;
    /// Bytes of a JSON body; the longest one we know is below 4 KiB.
    json_bytes: usize = 64 * 1024;
    /// Bytes of an SGF file: a game of 500 moves with comments is below 100 KiB.
    sgf_bytes: usize = 1024 * 1024;
    /// A body must be complete after this long.
    body_timeout_ms: u64 = 15_000;
    /// A request must be answered after this long.
    request_timeout_ms: u64 = 30_000;
    /// A connection whose peer takes no bytes for this long is cut.
    write_stall_ms: u64 = 10_000;

    // Connections.
    /// Connections in all; 0 takes what the system allows (open files less 512).
    connections: usize = 0;
    /// Connections of one address (of one /64 for IPv6).
    connections_per_address: usize = 64;
    /// WebSockets of one session: a person with many tabs.
    sockets_per_session: usize = 16;

    // Sessions.
    /// New sessions of one address per hour.
    sessions_per_hour: u32 = 30;
    /// A session ends when it was not used for so many days.
    session_idle_days: u32 = 30;
    /// A session ends after so many days in any case.
    session_days: u32 = 90;
    /// An open WebSocket asks this often whether its session still stands.
    session_check_ms: u64 = 300_000;
    /// SGF files of one address per minute: reading one costs up to 100 ms.
    sgf_per_minute: u32 = 10;
    /// SGF files read at once.
    sgf_at_once: usize = 2;
    /// Requests to /api of one address per second; a page load takes fewer than 20.
    requests_per_second: u32 = 20;
    /// Requests to /api of one address in a burst.
    requests_burst: u32 = 100;
    /// Addresses whose rates are remembered at once; beyond it the oldest start afresh.
    addresses_remembered: usize = 100_000;
    /// Games a page of the history.
    games_per_page: u32 = 50;

    // WebSocket messages.
    /// Bytes of a message or frame of a client; commands are below 1 KiB.
    message_bytes: usize = 16 * 1024;
    /// Bytes of the read buffer of a WebSocket: most of what an idle one costs.
    socket_read_buffer_bytes: usize = 4 * 1024;
    /// Bytes that a WebSocket gathers before it writes.
    socket_write_buffer_bytes: usize = 4 * 1024;
    /// Bytes that may wait in a WebSocket's write buffer.
    socket_max_write_bytes: usize = 64 * 1024;
    /// Messages that may wait for a slow reader; then it is cut and resumes.
    queue_messages: usize = 256;
    /// Bytes that may wait for a slow reader.
    queue_bytes: usize = 256 * 1024;
    /// Messages of one WebSocket per second.
    messages_per_second: u32 = 10;
    /// Messages of one WebSocket in a burst.
    messages_burst: u32 = 40;
    /// A WebSocket that is over its rate for this long is closed.
    messages_patience_ms: u64 = 3_000;
    /// One join is earned back in this time: a join may replay a whole game.
    join_ms: u64 = 2_000;
    /// Joins in a burst.
    joins_burst: u32 = 10;
    /// Rooms joined on one WebSocket.
    rooms_per_socket: usize = 16;
    /// Events in one message of a resume; more come in several messages.
    resume_events: usize = 200;
    /// Bytes of events that a resume sends; beyond it the whole room is sent, which is smaller. Must leave room in the queue of a slow reader.
    resume_bytes: usize = 160 * 1024;
    /// Bytes of one message with a whole room or the lobby; must be below the write buffer, or it can never be written.
    joined_bytes: usize = 56 * 1024;
    /// The link of a player whose clock runs is probed this often.
    ping_playing_ms: u64 = 2_500;
    /// It is dead after this long in silence.
    silence_playing_ms: u64 = 9_000;
    /// Any other link is probed this often.
    ping_ms: u64 = 15_000;
    /// It is dead after this long in silence.
    silence_ms: u64 = 40_000;

    // Rooms.
    /// Rooms that one player makes per minute.
    rooms_per_minute: u32 = 10;
    /// Rooms of one guest that are not over.
    rooms_open_per_guest: usize = 5;
    /// Rooms in memory at once.
    rooms_in_memory: usize = 50_000;
    /// Commands that may wait in a room; more are refused.
    room_mailbox: usize = 64;
    /// Spectators of a room.
    spectators_per_room: usize = 500;
    /// Spectators of a room that get each event at once; more than these get the events of a moment together.
    spectators_unbatched: u32 = 50;
    /// That moment.
    spectator_batch_ms: u64 = 50;
    /// Proposals of dead stones worked out at once: each takes a processor for up to 300 ms.
    proposals_at_once: usize = 2;
    /// A proposal that is not ready after this long is left out, and the players mark the dead stones by themselves.
    proposal_ms: u64 = 3_000;
    /// Moves of one game; a message with a whole room holds all of them. More than twice the points of the largest board of Go.
    moves_per_game: usize = 1_400;
    /// Newest events that a room keeps encoded for whoever comes back soon; older ones are read from the store.
    room_tail_events: usize = 64;
    /// A room that nobody watches leaves memory after this long.
    room_idle_ms: u64 = 300_000;
    /// Presence goes out at most this often; only the newest counts.
    presence_ms: u64 = 250;
    /// The lobby goes out at most this often.
    lobby_ms: u64 = 500;
    /// Rooms that the lobby lists of each sort.
    lobby_rooms: u32 = 50;
    /// Open rooms that the lobby knows, of which it lists the newest.
    lobby_known: usize = 1_000;
    /// A room that waits for a second player is listed so long after its host was last connected.
    seek_unattended_ms: u64 = 600_000;
    /// Characters of a line of chat after cleaning.
    chat_chars: usize = 300;
    /// Lines of chat of one player per second.
    chat_per_second: u32 = 1;
    /// Lines of chat in a burst.
    chat_burst: u32 = 4;

    // The end.
    /// A stopping server waits this long for what is under way.
    stop_ms: u64 = 4_000;
}

impl Limits {
    /// Whether the server can work with these numbers; says what is wrong.
    ///
    /// # Errors
    /// One sentence on the first fault.
    pub fn check(&self) -> Result<(), String> {
        // Only the number of connections has a meaning for zero; a queue or a buffer of nothing would stop the server.
        if let Some((name, _)) = self.all().into_iter().find(|(name, number)| *number == 0 && name != "limit-connections") {
            return Err(format!("{name} must be at least 1"));
        }
        for (holds, words) in [
            (self.header_bytes >= 8192, "limit-header-bytes must be at least 8192"),
            (
                self.socket_write_buffer_bytes < self.socket_max_write_bytes,
                "limit-socket-max-write-bytes must be above limit-socket-write-buffer-bytes",
            ),
            (self.joined_bytes < self.socket_max_write_bytes, "limit-joined-bytes must be below limit-socket-max-write-bytes"),
            (
                ROOM_BYTES + self.moves_per_game * MOVE_BYTES <= self.joined_bytes,
                "limit-moves-per-game is more than a message of limit-joined-bytes can hold",
            ),
            (self.resume_bytes < self.queue_bytes, "limit-resume-bytes must be below limit-queue-bytes"),
            (self.ping_ms < self.silence_ms, "limit-ping-ms must be below limit-silence-ms"),
            (self.ping_playing_ms < self.silence_playing_ms, "limit-ping-playing-ms must be below limit-silence-playing-ms"),
            (self.session_days <= 3650 && self.session_idle_days <= 3650, "a session lasts at most 3650 days"),
        ] {
            if !holds {
                return Err(words.into());
            }
        }
        Ok(())
    }
}

/// The name of a limit on the command line.
fn name(field: &str) -> String {
    format!("limit-{}", field.replace('_', "-"))
}

/// One setting of the table; its words are the field's documentation.
fn argument(field: &'static str, words: &str, default: String) -> Arg {
    let name = name(field);
    Arg::new(format!("limit_{field}"))
        .env(format!("TENGEN_{}", name.to_uppercase().replace('-', "_")))
        .long(name)
        .value_name("N")
        .default_value(default)
        .help(words.trim().trim_end_matches('.').to_owned())
        .help_heading("Limits")
}

fn missing() -> clap::Error {
    clap::Error::raw(clap::error::ErrorKind::MissingRequiredArgument, "a limit has no value\n")
}

impl clap::FromArgMatches for Limits {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Self::take_from(matches)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::take_from(matches)?;
        Ok(())
    }
}

impl clap::Args for Limits {
    fn augment_args(command: Command) -> Command {
        Self::add_to(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::add_to(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_works_and_what_cannot_is_named() {
        assert_eq!(Limits::default().check(), Ok(()));
        for (limits, word) in [
            (Limits { room_mailbox: 0, ..Limits::default() }, "limit-room-mailbox"),
            (Limits { socket_max_write_bytes: 4096, ..Limits::default() }, "limit-socket-max-write-bytes"),
            (Limits { moves_per_game: 2_000, ..Limits::default() }, "limit-joined-bytes"),
            (Limits { header_bytes: 100, ..Limits::default() }, "8192"),
            (Limits { ping_ms: 50_000, ..Limits::default() }, "limit-silence-ms"),
        ] {
            assert!(limits.check().is_err_and(|words| words.contains(word)), "{word}");
        }
        assert_eq!(Limits { connections: 0, ..Limits::default() }.check(), Ok(()));
    }

    #[test]
    fn the_manual_lists_every_limit_with_its_default() {
        let manual = include_str!("../../docs/operations.md");
        for (name, number) in Limits::default().all() {
            let row = format!("| `{}` | {number} |", name.trim_start_matches("limit-"));
            assert!(manual.contains(&row), "docs/operations.md lacks: {row}");
        }
    }
}
