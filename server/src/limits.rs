//! All limits of the server in one table. Each is a setting (`--limit-chat-chars`, `TENGEN_LIMIT_CHAT_CHARS`,
//! or `[limit] chat-chars` in the file). Its name contains the unit, and `--help` shows its description.

pub mod budgets;

use clap::parser::ArgMatches;
use clap::{Arg, Command};
use rules::Setup;

/// The maximum size in bytes of a whole room without its moves and chat. It is enough for the largest board. It covers
/// the stones, the dead stones, the owner of every point and why the point counts, and a scratch board with its result.
pub const ROOM_BYTES: usize = 16 * 1024;
/// The maximum size of a move in a message, in bytes.
pub const MOVE_BYTES: usize = 33;
/// A message with a whole room has space for this many passes beyond the limit of moves. They are enough for a silence to resume
/// play ten times, with two passes each time.
pub const LAST_PASSES: usize = 20;

macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $field:ident: $type:ty = $default:expr;)*) => {
        /// The limits; [`Limits::default`] has the built-in values.
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

            /// All limits by their names on the command line.
            fn all(&self) -> Vec<(String, u64)> {
                vec![$((name(stringify!($field)), self.$field as u64),)*]
            }

            /// All limits by their names on the command line, with their default values and what they bound.
            pub(crate) fn described() -> Vec<(String, String, String)> {
                vec![$((name(stringify!($field)), ($default).to_string(), help(concat!($($doc),+))),)*]
            }

            fn take_from(matches: &ArgMatches) -> Result<Self, clap::Error> {
                Ok(Self { $($field: *matches.get_one(concat!("limit_", stringify!($field))).ok_or_else(missing)?,)* })
            }
        }
    };
}

limits! {
    // The head of an HTTP request. Browsers send less than 2 KiB.
    /// Time to receive a complete request head; idle connections close after the same time.
    header_timeout_ms: u64 = 10_000;
    /// Bytes of a request head. The smallest possible setting is 8192.
    header_bytes: usize = 16 * 1024;
    /// Header fields per request.
    header_fields: usize = 64;
    /// Bytes of a request URI.
    uri_bytes: usize = 4 * 1024;
    /// Bytes of a JSON body; the bodies that clients send are below 4 KiB.
    json_bytes: usize = 64 * 1024;
    /// Bytes of an SGF file; a game of 500 moves with comments is below 100 KiB.
    sgf_bytes: usize = 1024 * 1024;
    /// Bytes of an uploaded game that was played on one device; a game of 500 moves is below 60 KiB.
    device_game_bytes: usize = 256 * 1024;
    /// Time to receive a complete body.
    body_timeout_ms: u64 = 15_000;
    /// Time to answer a request.
    request_timeout_ms: u64 = 30_000;
    /// A connection is closed if its peer accepts no bytes for this long.
    write_stall_ms: u64 = 10_000;

    // Connections.
    /// Connections in total; 0 uses what the system allows (its limit on open files, minus 512).
    connections: usize = 0;
    /// Connections per address (per /64 for IPv6), but at most an eighth of what the system allows. A browser opens up to six.
    connections_per_address: usize = 256;
    /// WebSockets and streams per session or token: enough for many tabs.
    sockets_per_session: usize = 16;

    // Sessions.
    /// New sessions and new tokens per address per hour.
    sessions_per_hour: u32 = 60;
    /// Days after which an unused session ends.
    session_idle_days: u32 = 30;
    /// Days after which any session ends.
    session_days: u32 = 90;
    /// How often an open WebSocket checks that its session is still valid.
    session_check_ms: u64 = 300_000;
    /// Tokens of programs per guest. Each is a player of its own.
    tokens_per_guest: usize = 5;
    /// Days after which an unused token ends.
    token_idle_days: u32 = 365;
    /// Requests to /api per token per second; they do not count toward the rate of the address.
    token_requests_per_second: u32 = 10;
    /// Requests to /api per token in a burst.
    token_requests_burst: u32 = 50;
    /// Requests to /api per second from one address with tokens. All tokens of the address share this limit.
    tokens_requests_per_second: u32 = 50;
    /// Requests to /api in a burst from one address with tokens. All tokens of the address share this limit.
    tokens_requests_burst: u32 = 250;
    /// SGF files per address per minute; reading one takes up to 100 ms.
    sgf_per_minute: u32 = 10;
    /// SGF files read concurrently.
    sgf_at_once: usize = 2;
    /// Uploaded games per address per minute; replaying one takes up to 100 ms. A device keeps at most 20 games.
    uploads_per_minute: u32 = 20;
    /// Uploaded games replayed concurrently. They never delay a game that is being played.
    uploads_at_once: usize = 1;
    /// Game reviews that an address may request per minute; making one takes up to a minute.
    reviews_per_minute: u32 = 6;
    /// Reviews that are being made or waiting. They are made one after another.
    reviews_waiting: usize = 20;
    /// Reviews of one player that are being made or waiting.
    reviews_per_player: usize = 2;
    /// A game can be reviewed if its moves times the points of its board are at most this; the default is 550 moves on
    /// 19x19.
    review_points: usize = 200_000;
    /// During games, answers of the engine that an address may request per minute, and moves that the engine judges for
    /// a player per minute; each takes up to two seconds.
    aids_per_minute: u32 = 60;
    /// Requests to /api per address per second; loading the page takes fewer than 20.
    requests_per_second: u32 = 60;
    /// Requests to /api per address in a burst.
    requests_burst: u32 = 600;
    /// Requests to /api per session per second.
    guest_requests_per_second: u32 = 20;
    /// Requests to /api per session in a burst.
    guest_requests_burst: u32 = 100;
    /// Budgets of each kind that are kept in memory; beyond this, those that are almost full are forgotten.
    addresses_remembered: usize = 100_000;
    /// A /48 network of IPv6 has budgets and connections for this many addresses.
    addresses_per_network: u32 = 8;
    /// Games per page of the history.
    games_per_page: u32 = 50;

    // WebSocket messages.
    /// Bytes of a message or frame from a client; commands are below 1 KiB.
    message_bytes: usize = 16 * 1024;
    /// Bytes of the read buffer per WebSocket: most of the cost of an idle connection.
    socket_read_buffer_bytes: usize = 4 * 1024;
    /// Bytes that a WebSocket buffers before it writes.
    socket_write_buffer_bytes: usize = 4 * 1024;
    /// Bytes that may wait in the write buffer of a WebSocket.
    socket_max_write_bytes: usize = 64 * 1024;
    /// Messages that may wait for a slow reader before it is disconnected; it can resume.
    queue_messages: usize = 256;
    /// Bytes that may wait for a slow reader before it is disconnected.
    queue_bytes: usize = 256 * 1024;
    /// Messages per guest per second, over all WebSockets together. A WebSocket without a session counts as a guest.
    messages_per_second: u32 = 10;
    /// Messages per guest in a burst.
    messages_burst: u32 = 40;
    /// Messages per address per second.
    address_messages_per_second: u32 = 100;
    /// Messages per address in a burst.
    address_messages_burst: u32 = 1_200;
    /// A WebSocket that exceeds its rate for this long is closed.
    messages_patience_ms: u64 = 3_000;
    /// Time after which a guest may join one more room; a join may send a whole game.
    join_ms: u64 = 2_000;
    /// Joins per guest in a burst.
    joins_burst: u32 = 10;
    /// Joins per address per second.
    address_joins_per_second: u32 = 5;
    /// Joins per address in a burst.
    address_joins_burst: u32 = 120;
    /// Rooms joined per WebSocket.
    rooms_per_socket: usize = 16;
    /// Events per message of a resume; further events follow in more messages.
    resume_events: usize = 200;
    /// Bytes of events that a resume sends; if the events are larger, the whole room, which is smaller, is sent
    /// instead. Must leave space in the queue of a slow reader.
    resume_bytes: usize = 160 * 1024;
    /// Bytes of one message with a whole room or the lobby; must be below the write buffer, because a larger message
    /// could not be sent.
    joined_bytes: usize = 62 * 1024;
    /// Interval of pings to the players of a game while a clock runs or the board is counted.
    ping_playing_ms: u64 = 2_500;
    /// While a clock runs or the board is counted, a player's connection is considered dead after this long without a
    /// sign of life.
    silence_playing_ms: u64 = 9_000;
    /// Interval of pings on all other connections, and on streams.
    ping_ms: u64 = 15_000;
    /// All other connections, and streams, are considered dead after this long without a sign of life.
    silence_ms: u64 = 40_000;

    // Rooms.
    /// Rooms that one player may create per minute.
    rooms_per_minute: u32 = 10;
    /// Rooms that one address may create per hour.
    address_rooms_per_hour: u32 = 200;
    /// Rooms that one address may list per hour, while they wait for an opponent.
    address_seeks_per_hour: u32 = 60;
    /// Rooms that one address may list in a burst, while they wait for an opponent.
    address_seeks_burst: u32 = 20;
    /// Seats in rooms of others that one guest may take per minute.
    seats_per_minute: u32 = 6;
    /// Seats in rooms of others that one guest may take in a burst.
    seats_burst: u32 = 4;
    /// Seats in rooms of others that one address may take per minute.
    address_seats_per_minute: u32 = 30;
    /// Seats in rooms of others that one address may take in a burst.
    address_seats_burst: u32 = 40;
    /// Unfinished rooms per guest. Running correspondence games, adjourned games, games against bots and games that can
    /// be ended because a player is away are not counted.
    rooms_open_per_guest: usize = 5;
    /// Unfinished rooms per guest, including the games that rooms-open-per-guest does not count.
    rooms_kept_per_guest: usize = 20;
    /// Rooms in memory.
    rooms_in_memory: usize = 50_000;
    /// Commands that may wait in a room; further ones are refused.
    room_mailbox: usize = 64;
    /// Spectators per room.
    spectators_per_room: usize = 500;
    /// Names of spectators that a room shows; more do not fit next to a board.
    spectator_names: usize = 20;
    /// With up to this many spectators, a room sends them each event immediately; with more, it batches events.
    spectators_unbatched: u32 = 50;
    /// How long a room with many spectators batches events.
    spectator_batch_ms: u64 = 50;
    /// Proposals of dead stones computed concurrently; each takes up to 300 ms of CPU time.
    proposals_at_once: usize = 2;
    /// Threads on which bots of higher levels think; 0 uses all processors but one. Lower levels share one additional
    /// thread. All these threads have a low priority.
    bot_threads: usize = 0;
    /// Searches of bots that may wait for a thread. Beyond this, a bot tries again a second later.
    bots_waiting: usize = 1_000;
    /// Processes of engines, all engines together. If all of them are in use, a further game waits until one is free.
    engine_processes: usize = 4;
    /// Proposals of dead stones that one guest may cause per minute; after these, the players mark the stones themselves.
    proposals_per_minute: u32 = 6;
    /// Proposals of dead stones that one address may cause per minute.
    address_proposals_per_minute: u32 = 20;
    /// Marks of dead stones per guest per minute.
    marks_per_minute: u32 = 60;
    /// Offers to the opponent, such as a draw or a takeback, per guest per minute.
    offers_per_minute: u32 = 20;
    /// Offers to the opponent per guest in a burst.
    offers_burst: u32 = 8;
    /// Offers to the opponent per address per minute.
    address_offers_per_minute: u32 = 200;
    /// A proposal of dead stones that takes longer than this is skipped, and the players mark the stones themselves.
    proposal_ms: u64 = 3_000;
    /// Moves per game; a message with a whole room contains all of them. The default is more than twice the points of
    /// the largest Go board. After these moves, players can only pass. Games without passes end by themselves, after at most 900
    /// moves.
    moves_per_game: usize = 1_400;
    /// Latest events that a room keeps encoded for clients that resume soon; older ones are read from the
    /// store.
    room_tail_events: usize = 64;
    /// A room without viewers leaves memory after this long.
    room_idle_ms: u64 = 300_000;
    /// When a clock has run out, the longest time to read what its player has already sent.
    last_reading_ms: u64 = 250;
    /// Shortest interval between presence messages; only the latest state counts.
    presence_ms: u64 = 250;
    /// Shortest interval between lobby messages.
    lobby_ms: u64 = 500;
    /// Rooms in each list of the lobby.
    lobby_rooms: u32 = 50;
    /// Open rooms that the lobby tracks; it lists the newest.
    lobby_known: usize = 1_000;
    /// How long a public room with a clock stays listed while it waits for an opponent and its host is not connected.
    seek_unattended_ms: u64 = 30_000;
    /// Characters per chat line after cleaning.
    chat_chars: usize = 300;
    /// Chat lines per guest per second, in all rooms together.
    chat_per_second: u32 = 1;
    /// Chat lines per guest in a burst.
    chat_burst: u32 = 4;
    /// Chat lines per address per second.
    address_chat_per_second: u32 = 10;
    /// Chat lines per address in a burst.
    address_chat_burst: u32 = 60;

    // The database and the log.
    /// With more bytes in the database, nobody can create a room, chat or upload a game; running games go on. 0 means no limit.
    database_bytes: u64 = 0;
    /// With fewer free bytes on the disk of the database, nobody can create a room, chat or upload a game; running games go on.
    free_disk_bytes: u64 = 256 * 1024 * 1024;
    /// Bytes that one guest may store per day.
    stored_bytes_per_day: u32 = 8_000_000;
    /// Bytes that one guest may store in a burst.
    stored_bytes_burst: u32 = 2_000_000;
    /// Bytes that one address may store per day, in addition to the burst.
    address_stored_bytes_per_day: u32 = 40_000_000;
    /// Bytes that one address may store in a burst.
    address_stored_bytes_burst: u32 = 10_000_000;
    /// Lines in the log about refusals of one address per minute.
    address_log_lines_per_minute: u32 = 30;
    /// Lines in the log about refusals per second, for the whole server.
    log_lines_per_second: u32 = 20;
    /// Lines in the log about refusals in a burst, for the whole server.
    log_lines_burst: u32 = 200;

    // Stopping.
    /// How long a stopping server waits for work in progress.
    stop_ms: u64 = 4_000;
}

impl Limits {
    /// The number of threads on which bots think.
    #[must_use]
    pub fn threads_for_bots(&self) -> usize {
        if self.bot_threads > 0 {
            return self.bot_threads;
        }
        std::thread::available_parallelism().map_or(1, |processors| (processors.get() - 1).max(1))
    }

    /// Checks that the server can work with these limits.
    ///
    /// # Errors
    /// A sentence about the first problem.
    pub fn check(&self) -> Result<(), String> {
        // Only these may be zero. A zero anywhere else would make the server useless, for example a queue without space.
        let may_be_zero = ["limit-connections", "limit-bot-threads", "limit-database-bytes", "limit-free-disk-bytes"];
        if let Some((name, _)) =
            self.all().into_iter().find(|(name, number)| *number == 0 && !may_be_zero.contains(&name.as_str()))
        {
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
                ROOM_BYTES + (self.moves_per_game + LAST_PASSES) * MOVE_BYTES <= self.joined_bytes,
                "limit-moves-per-game needs more space than limit-joined-bytes allows",
            ),
            (
                ROOM_BYTES + Setup::MOST_MOVES_WITHOUT_PASSES * MOVE_BYTES <= self.joined_bytes,
                "limit-joined-bytes must leave space for a game on the largest board",
            ),
            (
                self.rooms_open_per_guest <= self.rooms_kept_per_guest,
                "limit-rooms-open-per-guest must be at most limit-rooms-kept-per-guest",
            ),
            (self.resume_bytes < self.queue_bytes, "limit-resume-bytes must be below limit-queue-bytes"),
            (self.ping_ms < self.silence_ms, "limit-ping-ms must be below limit-silence-ms"),
            (self.ping_playing_ms < self.silence_playing_ms, "limit-ping-playing-ms must be below limit-silence-playing-ms"),
            (
                self.session_days <= 3650 && self.session_idle_days <= 3650 && self.token_idle_days <= 3650,
                "limit-session-days, limit-session-idle-days and limit-token-idle-days must be at most 3650",
            ),
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

/// The command line argument of a limit. Its help is the documentation of the field.
fn argument(field: &'static str, words: &str, default: String) -> Arg {
    let name = name(field);
    Arg::new(format!("limit_{field}"))
        .env(format!("TENGEN_{}", name.to_uppercase().replace('-', "_")))
        .long(name)
        .value_name("N")
        .default_value(default)
        .help(help(words))
        .help_heading("Limits")
}

/// The documentation of a field as a help text.
fn help(words: &str) -> String {
    words.trim().trim_end_matches('.').to_owned()
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
    fn defaults_are_valid_and_errors_name_the_limit() {
        assert_eq!(Limits::default().check(), Ok(()));
        for (limits, word) in [
            (Limits { room_mailbox: 0, ..Limits::default() }, "limit-room-mailbox"),
            (Limits { socket_max_write_bytes: 4096, ..Limits::default() }, "limit-socket-max-write-bytes"),
            (Limits { moves_per_game: 2_000, ..Limits::default() }, "limit-joined-bytes"),
            (Limits { moves_per_game: 100, joined_bytes: 40_000, ..Limits::default() }, "limit-joined-bytes must leave space"),
            (Limits { header_bytes: 100, ..Limits::default() }, "8192"),
            (Limits { ping_ms: 50_000, ..Limits::default() }, "limit-silence-ms"),
        ] {
            assert!(limits.check().is_err_and(|words| words.contains(word)), "{word}");
        }
        assert_eq!(Limits { connections: 0, ..Limits::default() }.check(), Ok(()));
    }

    #[test]
    fn the_manual_describes_every_limit_as_the_help_does() {
        let manual = include_str!("../../docs/operations.md");
        let command = Limits::add_to(Command::new("serve"));
        for (name, number) in Limits::default().all() {
            let argument = command.get_arguments().find(|argument| argument.get_long() == Some(&name));
            let help = argument.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default();
            let row = format!("| `{}` | {number} | {help} |", name.trim_start_matches("limit-"));
            assert!(manual.contains(&row), "missing from docs/operations.md: {row}");
        }
    }
}
