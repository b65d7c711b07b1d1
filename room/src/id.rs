//! Ids of rooms, players and commands, validated when they are parsed.

use setup::Level;
use std::fmt;
use std::sync::Arc;

/// Crockford's base32 in lower case. It leaves out i, l and o, which are easily misread, and u, so that fewer ids contain rude
/// words.
const CROCKFORD: &[u8] = b"0123456789abcdefghjkmnpqrstvwxyz";

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $check:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Parses an id; `None` if it is not valid.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let check: fn(&[u8]) -> bool = $check;
                check(text.as_bytes()).then(|| Self(text.into()))
            }

            /// The id as a string.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// The id of a room: 20 characters of Crockford's base32 in lower case. They hold 100 random bits, so nobody can guess the
    /// id of a private room.
    RoomId, |text| text.len() == 20 && text.iter().all(|byte| CROCKFORD.contains(byte))
}

id! {
    /// The id of a player: 1 to 40 characters of `A-Z a-z 0-9 _ -`. It never changes, is not a secret, and is not the displayed
    /// name.
    PlayerId, |text| (1..=40).contains(&text.len()) && text.iter().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(byte))
}

id! {
    /// The id of a command: 1 to 64 visible ASCII characters, chosen by the sender. A command that is sent
    /// again with the same id takes effect only once.
    CommandId, |text| (1..=64).contains(&text.len()) && text.iter().all(u8::is_ascii_graphic)
}

id! {
    /// The id of an engine that the operator has configured: 1 to 20 characters of `a-z 0-9 -`.
    EngineId, |text| (1..=20).contains(&text.len()) && text.iter().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'-')
}

/// A player that is one of our own bots or an engine of the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bot {
    /// One of our own bots, with its level.
    Level(Level),
    /// An engine that the operator has configured.
    Engine(EngineId),
}

impl RoomId {
    /// The id that these random bytes stand for. Only five bits of each byte are used.
    #[must_use]
    pub fn from_random(bytes: [u8; 20]) -> Self {
        let text: String = bytes.iter().map(|byte| char::from(CROCKFORD[usize::from(byte % 32)])).collect();
        Self(text.into())
    }
}

/// An id with this prefix belongs to the second person in a game that was played on one device, without a server. No
/// session belongs to such a player.
const ON_DEVICE: &str = "device-";

/// The prefix of the ids of bots. The level follows the prefix. In a game on one device, without a server, `-device-` and the id of
/// the game follow the level. No session belongs to a bot.
const BOT: &str = "bot-";

/// The prefix of the ids of players that are engines of the operator. The id of the engine follows. The prefix begins like that of our
/// own bots, so the history treats both alike.
const ENGINE: &str = "bot-engine-";

/// The prefix of the ids of programs that play with a token. It begins like the ids of bots, so that the lists of games with
/// bots contain the games of programs too. No level begins with a letter.
const PROGRAM: &str = "bot-p";

impl PlayerId {
    /// The id of a program with a token. Only five bits of each byte are used.
    #[must_use]
    pub fn program(random: [u8; 20]) -> Self {
        Self(format!("{PROGRAM}{}", RoomId::from_random(random)).into())
    }

    /// Whether this player is a program with a token.
    #[must_use]
    pub fn is_program(&self) -> bool {
        self.0.starts_with(PROGRAM)
    }

    /// The id of the bot of this level.
    #[must_use]
    pub fn bot(level: Level) -> Self {
        Self(format!("{BOT}{}", level.number()).into())
    }

    /// The id of the bot of this level in a game that was played on one device, without a server. The id also tells that the
    /// server has not seen the game: see [`PlayerId::is_of_device_game`].
    #[must_use]
    pub fn bot_on_device(level: Level, game: &RoomId) -> Self {
        Self(format!("{BOT}{}-{ON_DEVICE}{game}", level.number()).into())
    }

    /// The id of the player that this engine is.
    #[must_use]
    pub fn engine(engine: &EngineId) -> Self {
        Self(format!("{ENGINE}{engine}").into())
    }

    /// Which bot or engine this player is; `None` for a person, and for a program with a token.
    #[must_use]
    pub fn as_bot(&self) -> Option<Bot> {
        self.level().map(Bot::Level).or_else(|| Some(Bot::Engine(EngineId::parse(self.0.strip_prefix(ENGINE)?)?)))
    }

    /// Whether this player is an engine that the operator has configured.
    #[must_use]
    pub fn is_engine(&self) -> bool {
        matches!(self.as_bot(), Some(Bot::Engine(_)))
    }

    /// The level of this bot; `None` for a person, for an engine of the operator, and for a program with a token.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        let rest = self.0.strip_prefix(BOT)?;
        let number = rest.split_once('-').map_or(rest, |(number, _)| number);
        number.parse().ok().and_then(Level::new)
    }

    /// The id of the second person of a game that was played on one device, without a server, and then uploaded.
    #[must_use]
    pub fn on_device(game: &RoomId) -> Self {
        Self(format!("{ON_DEVICE}{game}").into())
    }

    /// Whether `game` was played on one device, without a server, and this person or bot is its second player. A rematch of `game`
    /// is played on the server, so the answer for the rematch is false.
    #[must_use]
    pub fn is_of_device_game(&self, game: &RoomId) -> bool {
        self.level().map_or_else(|| Self::on_device(game), |level| Self::bot_on_device(level, game)) == *self
    }
}

/// SHA-256 of the secret in a seat link. The secret itself is not stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{Bot, CommandId, EngineId, PlayerId, RoomId};
    use setup::Level;

    #[test]
    fn only_valid_room_ids_are_parsed() {
        let id = RoomId::parse("0123456789abcdefghjk").unwrap();
        assert_eq!(id.as_str(), "0123456789abcdefghjk");
        assert_eq!(RoomId::parse(&id.to_string()), Some(id));
        assert!(RoomId::parse("mnpqrstvwxyz00000000").is_some());
        for bad in ["", "0123456789abcdefghj", "0123456789abcdefghjkm", "0123456789ABCDEFGHJK", "0123456789abcdefghij"] {
            assert_eq!(RoomId::parse(bad), None, "{bad}");
        }
        for letter in ["l", "o", "u", "é"] {
            assert_eq!(RoomId::parse(&format!("0123456789abcdefghj{letter}")), None, "{letter}");
        }
    }

    #[test]
    fn random_bytes_give_a_valid_id() {
        let id = RoomId::from_random(std::array::from_fn(|n| (n * 13) as u8));
        assert_eq!(RoomId::parse(id.as_str()), Some(id.clone()));
        assert_eq!(id.as_str(), "0dt7m1ev8n2fw9p3gxaq");
    }

    #[test]
    fn the_id_of_the_second_player_of_an_uploaded_game_contains_the_id_of_the_game() {
        let game = RoomId::parse("0123456789abcdefghjk").unwrap();
        let guest = PlayerId::on_device(&game);
        assert!(guest.is_of_device_game(&game) && PlayerId::parse(guest.as_str()) == Some(guest.clone()));
        assert!(!guest.is_of_device_game(&RoomId::parse("mnpqrstvwxyz00000000").unwrap()), "a rematch is not a device game");
        assert!(!PlayerId::parse("g0123456789abcdefghjk").unwrap().is_of_device_game(&game));
    }

    #[test]
    fn the_id_of_a_bot_tells_its_level() {
        for number in 1..=Level::HIGHEST {
            let level = Level::new(number).unwrap();
            let id = PlayerId::bot(level);
            assert_eq!((id.level(), PlayerId::parse(id.as_str())), (Some(level), Some(id.clone())));
            let game = RoomId::parse("0123456789abcdefghjk").unwrap();
            let id = PlayerId::bot_on_device(level, &game);
            assert_eq!((id.level(), PlayerId::parse(id.as_str())), (Some(level), Some(id.clone())));
            assert!(id.is_of_device_game(&game) && !PlayerId::bot(level).is_of_device_game(&game));
            assert!(!id.is_of_device_game(&RoomId::parse("mnpqrstvwxyz00000000").unwrap()), "a rematch is not a device game");
        }
        for person in ["bot-", "bot-0", "bot-11", "bot-x", "robot-1", "g0123456789abcdefghjk"] {
            assert_eq!(PlayerId::parse(person).unwrap().level(), None, "{person}");
        }
    }

    #[test]
    fn the_id_of_an_engine_is_no_level_and_no_person() {
        let longest = "x".repeat(20);
        for name in ["gnugo", "katago-20b", "7", longest.as_str()] {
            let engine = EngineId::parse(name).unwrap();
            let id = PlayerId::engine(&engine);
            assert_eq!(PlayerId::parse(id.as_str()), Some(id.clone()));
            assert_eq!((id.as_bot(), id.level(), id.is_engine()), (Some(Bot::Engine(engine)), None, true));
        }
        for bad in ["", "GNU", "gnu go", &"x".repeat(21)] {
            assert_eq!(EngineId::parse(bad), None, "{bad:?}");
        }
        let own = PlayerId::bot(Level::new(3).unwrap());
        assert_eq!((own.as_bot(), own.is_engine()), (Level::new(3).map(Bot::Level), false));
        for person in ["bot-engine-", "bot-engine-X", "anna"] {
            assert_eq!(PlayerId::parse(person).unwrap().as_bot(), None, "{person}");
        }
    }

    #[test]
    fn a_program_has_no_level_and_a_bot_is_not_a_program() {
        let program = PlayerId::program(std::array::from_fn(|n| (n * 13) as u8));
        assert_eq!(program.as_str(), "bot-p0dt7m1ev8n2fw9p3gxaq");
        assert!(program.is_program() && program.level().is_none());
        assert_eq!(PlayerId::parse(program.as_str()), Some(program));
        for other in ["bot-2", "bot-2-device-0123456789abcdefghjk", "g0123456789abcdefghjk", "p-bot-p"] {
            assert!(!PlayerId::parse(other).unwrap().is_program(), "{other}");
        }
    }

    #[test]
    fn only_valid_player_ids_are_parsed() {
        let longest = "x".repeat(40);
        for good in ["a", "Z-9_", longest.as_str()] {
            assert_eq!(PlayerId::parse(good).map(|id| id.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "a b", "a.b", "ä", &"x".repeat(41)] {
            assert_eq!(PlayerId::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn only_valid_command_ids_are_parsed() {
        let longest = "~".repeat(64);
        for good in ["!", "c-1/2", longest.as_str()] {
            assert_eq!(CommandId::parse(good).map(|id| id.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "a b", "tab\t", "nul\0", "é", "\u{7f}", &"x".repeat(65)] {
            assert_eq!(CommandId::parse(bad), None, "{bad:?}");
        }
    }
}
