-- The first schema. A room's events are the truth; rooms, room_players, games, names and game_counts are derived from them and
-- written in the same transaction. All times are integers in milliseconds: `at` on the server's timeline, all others since 1970.

-- Where each room stands: its last seq guards every append.
CREATE TABLE rooms (
    id         TEXT    NOT NULL PRIMARY KEY,
    seq        INTEGER NOT NULL CHECK (seq > 0),
    -- 0 public, 1 private
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    -- 0 waiting, 1 live, 2 over
    phase      INTEGER NOT NULL CHECK (phase IN (0, 1, 2)),
    -- Who holds a seat: a JSON array of player ids, in order. room_players has the same to search by.
    players    TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    touched    INTEGER NOT NULL,
    -- When the room wants to be woken, on the server's timeline.
    deadline   INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_open ON rooms (phase, created DESC) WHERE visibility = 0 AND phase < 2;
CREATE INDEX rooms_deadline ON rooms (deadline) WHERE deadline IS NOT NULL;

-- Who holds a seat in which room.
CREATE TABLE room_players (
    player TEXT    NOT NULL,
    room   TEXT    NOT NULL REFERENCES rooms (id),
    -- 1 until the room is over, so that a player's open rooms are found among thousands of old ones.
    open   INTEGER NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (player, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX room_players_room ON room_players (room);
CREATE INDEX room_players_open ON room_players (player, room) WHERE open = 1;

-- The log, one row an event, until a finished room is sealed.
CREATE TABLE events (
    room        TEXT    NOT NULL REFERENCES rooms (id),
    seq         INTEGER NOT NULL CHECK (seq > 0),
    at          INTEGER NOT NULL,
    time        INTEGER NOT NULL,
    author      TEXT,
    command_id  TEXT,
    -- A 64-bit pattern without a sign, kept in a signed column.
    fingerprint INTEGER,
    -- 1 on the first event of a command: a command is applied once.
    leads       INTEGER NOT NULL CHECK (leads IN (0, 1)),
    -- JSON, see the store crate's `row`.
    event       TEXT    NOT NULL,
    PRIMARY KEY (room, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_command ON events (room, author, command_id) WHERE leads = 1;

-- Sealed logs: the events 1 to seq in one blob, see the store crate's `row::record`.
CREATE TABLE records (
    room TEXT    NOT NULL PRIMARY KEY REFERENCES rooms (id),
    seq  INTEGER NOT NULL CHECK (seq > 0),
    blob BLOB    NOT NULL
) STRICT;

-- The history: one row a finished game.
CREATE TABLE games (
    room       TEXT    NOT NULL PRIMARY KEY REFERENCES rooms (id),
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    kind       TEXT    NOT NULL,
    size       INTEGER NOT NULL,
    ruleset    TEXT    NOT NULL,
    black      TEXT    NOT NULL,
    black_name TEXT    NOT NULL,
    -- The name in lower case, to search by.
    black_fold TEXT    NOT NULL,
    white      TEXT    NOT NULL,
    white_name TEXT    NOT NULL,
    white_fold TEXT    NOT NULL,
    -- black, white, draw or void
    winner     TEXT    NOT NULL CHECK (winner IN ('black', 'white', 'draw', 'void')),
    -- JSON, see the store crate's `row`.
    outcome    TEXT    NOT NULL,
    moves      INTEGER NOT NULL,
    started    INTEGER NOT NULL,
    ended      INTEGER NOT NULL
) STRICT;

-- Newest first, for each filter. Private games are found through room_players.
CREATE INDEX games_ended ON games (ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_kind ON games (kind, ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_winner ON games (winner, ended DESC, room) WHERE visibility = 0;
CREATE INDEX games_kind_winner ON games (kind, winner, ended DESC, room) WHERE visibility = 0;
-- By name, with all that is needed to count: games of a Black, and games of a White whose Black is another.
CREATE INDEX games_black ON games (black_fold, kind, winner, room) WHERE visibility = 0;
CREATE INDEX games_white ON games (white_fold, black_fold, kind, winner, room) WHERE visibility = 0;

-- Every name of the history once, in lower case: a search for a part of a name reads these instead of all games.
CREATE TABLE names (
    fold TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- How many public games there are of each sort, so that a page of the history need not count them.
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

-- Guests' sessions. Only the SHA-256 of the secret is kept.
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

-- The last instant of the server's timeline that is durable: one row.
CREATE TABLE heartbeat (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last INTEGER NOT NULL
) STRICT;

INSERT INTO heartbeat (one, last) VALUES (1, 0);
