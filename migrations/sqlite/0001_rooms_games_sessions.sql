-- The first schema. Everything about a room can be computed from its events. The tables rooms, room_players, games, names and
-- game_counts are derived from the events and written in the same transaction. All times are integers in milliseconds: `at` and
-- `deadline` on the server's timeline, all others since 1970.

-- The state of each room. An append is refused unless it continues after the room's last seq.
CREATE TABLE rooms (
    id         TEXT    NOT NULL PRIMARY KEY,
    seq        INTEGER NOT NULL CHECK (seq > 0),
    -- 0 public, 1 private
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    -- 0 waiting, 1 live, 2 over
    phase      INTEGER NOT NULL CHECK (phase IN (0, 1, 2)),
    -- The players in the seats: a JSON array of player ids, in order. room_players has the same data for searches.
    players    TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    touched    INTEGER NOT NULL,
    -- The room's next timeout.
    deadline   INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_open ON rooms (phase, created DESC) WHERE visibility = 0 AND phase < 2;
CREATE INDEX rooms_deadline ON rooms (deadline) WHERE deadline IS NOT NULL;

-- The rooms in which each player has a seat.
CREATE TABLE room_players (
    player TEXT    NOT NULL,
    room   TEXT    NOT NULL REFERENCES rooms (id),
    -- 1 until the room is over. The index on this column finds a player's open rooms among thousands of old ones.
    open   INTEGER NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (player, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX room_players_room ON room_players (room);
CREATE INDEX room_players_open ON room_players (player, room) WHERE open = 1;

-- The log: one row for each event, until the room is over and sealed.
CREATE TABLE events (
    room        TEXT    NOT NULL REFERENCES rooms (id),
    seq         INTEGER NOT NULL CHECK (seq > 0),
    at          INTEGER NOT NULL,
    time        INTEGER NOT NULL,
    author      TEXT,
    command_id  TEXT,
    -- An unsigned 64-bit number. The column is signed, so large numbers are stored as negative ones with the same bits.
    fingerprint INTEGER,
    -- 1 for the first event of a command. A unique index on these rows prevents that a command is applied twice.
    leads       INTEGER NOT NULL CHECK (leads IN (0, 1)),
    -- JSON, as defined in the module `row` of the crate `store`.
    event       TEXT    NOT NULL,
    PRIMARY KEY (room, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_command ON events (room, author, command_id) WHERE leads = 1;

-- Sealed logs. A blob contains the events from 1 to seq, as defined in the module `row::record` of the crate `store`.
CREATE TABLE records (
    room TEXT    NOT NULL PRIMARY KEY REFERENCES rooms (id),
    seq  INTEGER NOT NULL CHECK (seq > 0),
    blob BLOB    NOT NULL
) STRICT;

-- The history: one row for each finished game.
CREATE TABLE games (
    room       TEXT    NOT NULL PRIMARY KEY REFERENCES rooms (id),
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    kind       TEXT    NOT NULL,
    size       INTEGER NOT NULL,
    ruleset    TEXT    NOT NULL,
    black      TEXT    NOT NULL,
    black_name TEXT    NOT NULL,
    -- The name in lower case, for searches.
    black_fold TEXT    NOT NULL,
    white      TEXT    NOT NULL,
    white_name TEXT    NOT NULL,
    white_fold TEXT    NOT NULL,
    -- black, white, draw or void
    winner     TEXT    NOT NULL CHECK (winner IN ('black', 'white', 'draw', 'void')),
    -- JSON, as defined in the module `row` of the crate `store`.
    outcome    TEXT    NOT NULL,
    moves      INTEGER NOT NULL,
    started    INTEGER NOT NULL,
    ended      INTEGER NOT NULL
) STRICT;

-- One index for each filter, newest games first. Private games are found through room_players.
CREATE INDEX games_ended ON games (ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_kind ON games (kind, ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_winner ON games (winner, ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_kind_winner ON games (kind, winner, ended DESC, room) WHERE visibility = 0;
-- For searches by name. A search counts the games in which the name is Black, and then the games in which it is White but not also
-- Black. The indexes contain all columns that this needs.
CREATE INDEX games_black ON games (black_fold, kind, winner, room) WHERE visibility = 0;
CREATE INDEX games_white ON games (white_fold, black_fold, kind, winner, room) WHERE visibility = 0;

-- Every name in the history once, in lower case. A search for a part of a name reads this table instead of all games.
CREATE TABLE names (
    fold TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- The number of public games for each kind and winner, so that a page of the history need not count them.
CREATE TABLE game_counts (
    kind   TEXT    NOT NULL,
    winner TEXT    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (kind, winner)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER games_inserted AFTER INSERT ON games WHEN new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, games) VALUES (new.kind, new.winner, 1)
        ON CONFLICT (kind, winner) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER games_deleted AFTER DELETE ON games WHEN old.visibility = 0 BEGIN
    UPDATE game_counts SET games = games - 1 WHERE kind = old.kind AND winner = old.winner;
END;

-- The sessions of guests. Of the secret, only the SHA-256 is stored.
CREATE TABLE sessions (
    token_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL,
    ends       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_player ON sessions (player);
CREATE INDEX sessions_ends ON sessions (ends);

-- A single row: the last instant of the server's timeline that is on the disk.
CREATE TABLE heartbeat (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last INTEGER NOT NULL
) STRICT;

INSERT INTO heartbeat (one, last) VALUES (1, 0);
