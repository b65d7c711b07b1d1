-- The stored form of decision 0052. Rooms, players and names have integer numbers. Each event is one blob, which refers to names and chat
-- texts instead of containing them. Each room has the head of a hash chain. A log keeps its old form until the store rewrites it. Until
-- then, its room has no head.

-- Rename the old tables.
DROP TRIGGER games_inserted;
DROP TRIGGER games_deleted;
DROP INDEX rooms_open;
DROP INDEX rooms_deadline;
DROP INDEX room_players_room;
DROP INDEX room_players_open;
DROP INDEX events_command;
DROP INDEX games_ended;
DROP INDEX games_kind;
DROP INDEX games_winner;
DROP INDEX games_kind_winner;
DROP INDEX games_black;
DROP INDEX games_white;
ALTER TABLE rooms RENAME TO rooms_2;
ALTER TABLE room_players RENAME TO room_players_2;
ALTER TABLE events RENAME TO events_2;
ALTER TABLE records RENAME TO records_2;
ALTER TABLE games RENAME TO games_2;
DROP TABLE names;
DROP TABLE game_counts;

-- The players of all rooms.
CREATE TABLE players (
    number INTEGER NOT NULL PRIMARY KEY,
    id     TEXT    NOT NULL UNIQUE
) STRICT;

-- The names of players, each once. Of an erased name, only the SHA-256 of its salt and text is left, because the hash chains contain it.
CREATE TABLE names (
    number INTEGER NOT NULL PRIMARY KEY,
    player INTEGER NOT NULL,
    salt   BLOB CHECK (length(salt) = 16),
    name   TEXT    NOT NULL,
    -- The name in lower case, for searches.
    fold   TEXT    NOT NULL,
    erased BLOB CHECK (length(erased) = 32),
    CHECK ((salt IS NULL) <> (erased IS NULL)),
    CHECK (erased IS NULL OR (name = '' AND fold = ''))
) STRICT;

CREATE UNIQUE INDEX names_player ON names (player, name) WHERE erased IS NULL;

-- The state of each room. An append is refused unless it continues after the room's last seq. A change of any event would change the head.
CREATE TABLE rooms (
    number     INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    seq        INTEGER NOT NULL CHECK (seq > 0),
    -- 0 public, 1 private
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    -- 0 waiting, 1 live, 2 over
    phase      INTEGER NOT NULL CHECK (phase IN (0, 1, 2)),
    -- The players in the seats: a JSON array of their numbers, in order. room_players has the same data for searches.
    players    TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    touched    INTEGER NOT NULL,
    -- The room's next timeout, on the server's timeline.
    deadline   INTEGER,
    -- The head of the room's hash chain; NULL while its log has the old form.
    head       BLOB CHECK (length(head) = 32)
) STRICT;

CREATE INDEX rooms_open ON rooms (phase, created DESC, id) WHERE visibility = 0 AND phase < 2;
CREATE INDEX rooms_deadline ON rooms (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX rooms_old ON rooms (number) WHERE head IS NULL;

-- The rooms in which each player has a seat.
CREATE TABLE room_players (
    player INTEGER NOT NULL REFERENCES players (number),
    room   INTEGER NOT NULL REFERENCES rooms (number),
    -- 1 until the room is over. The index on this column finds a player's open rooms among thousands of old ones.
    open   INTEGER NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (player, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX room_players_open ON room_players (player, room) WHERE open = 1;

-- The logs of rooms that are not sealed. The key of an event is its room's number times 2^24, plus its seq. Its line has the form that is
-- defined in the module `row` of the crate `store`.
CREATE TABLE events (
    key  INTEGER NOT NULL PRIMARY KEY,
    line BLOB    NOT NULL
) STRICT;

-- Chat texts, with the same keys as their events. Of an erased text, only the SHA-256 of its salt and text is left.
CREATE TABLE texts (
    key    INTEGER NOT NULL PRIMARY KEY,
    player INTEGER NOT NULL,
    salt   BLOB CHECK (length(salt) = 16),
    text   TEXT    NOT NULL,
    erased BLOB CHECK (length(erased) = 32),
    CHECK ((salt IS NULL) <> (erased IS NULL)),
    CHECK (erased IS NULL OR text = '')
) STRICT;

CREATE INDEX texts_player ON texts (player) WHERE erased IS NULL;

-- Sealed logs. A blob contains the events from 1 to seq, as defined in the module `row` of the crate `store`.
CREATE TABLE records (
    room INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    seq  INTEGER NOT NULL CHECK (seq > 0),
    blob BLOB    NOT NULL
) STRICT;

-- The history: one row for each finished game.
CREATE TABLE games (
    room       INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    visibility INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    -- 0 Go, 1 Gomoku, 2 Othello, 3 tic-tac-toe
    kind       INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),
    size       INTEGER NOT NULL,
    -- The number of rows, if the board is not square. `size` is the number of columns.
    height     INTEGER,
    ruleset    TEXT    NOT NULL,
    -- The numbers of the players' names.
    black      INTEGER NOT NULL,
    white      INTEGER NOT NULL,
    -- 0 black, 1 white, 2 draw, 3 void
    winner     INTEGER NOT NULL CHECK (winner BETWEEN 0 AND 3),
    -- The reason of a win: 0 score, 1 row, 2 forbidden point, 3 resignation, 4 timeout, 5 forfeit
    reason     INTEGER CHECK (reason BETWEEN 0 AND 5),
    -- The margin of a win by score, in half points.
    margin     INTEGER,
    moves      INTEGER NOT NULL,
    started    INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    CHECK ((winner < 2) = (reason IS NOT NULL)),
    CHECK ((reason IS 0) = (margin IS NOT NULL))
) STRICT;

-- Logs in the old form, deleted as they are rewritten.
CREATE TABLE old_events (
    room        INTEGER NOT NULL,
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    time        INTEGER NOT NULL,
    author      TEXT,
    command_id  TEXT,
    fingerprint INTEGER,
    event       TEXT    NOT NULL,
    PRIMARY KEY (room, seq)
) STRICT, WITHOUT ROWID;

-- Copy the old rows.
INSERT INTO rooms (id, seq, visibility, phase, players, created, touched, deadline)
    SELECT id, seq, visibility, phase, players, created, touched, deadline FROM rooms_2 ORDER BY created, id;

INSERT OR IGNORE INTO players (id) SELECT j.value FROM rooms_2 r, json_each(r.players) j ORDER BY r.created, j.key;
INSERT OR IGNORE INTO players (id) SELECT black FROM games_2 UNION ALL SELECT white FROM games_2;
INSERT OR IGNORE INTO players (id) SELECT player FROM room_players_2;

UPDATE rooms SET players = (
    SELECT json_group_array(p.number ORDER BY j.key) FROM json_each(rooms.players) j JOIN players p ON p.id = j.value);

INSERT INTO room_players (player, room, open)
    SELECT p.number, r.number, o.open FROM room_players_2 o JOIN players p ON p.id = o.player JOIN rooms r ON r.id = o.room;

INSERT INTO names (player, salt, name, fold)
    SELECT p.number, randomblob(16), n.name, n.fold
    FROM (SELECT black AS id, black_name AS name, black_fold AS fold FROM games_2
          UNION SELECT white, white_name, white_fold FROM games_2) n
    JOIN players p ON p.id = n.id;

INSERT INTO games (room, visibility, kind, size, height, ruleset, black, white, winner, reason, margin, moves, started, ended)
    SELECT r.number, g.visibility, CASE g.kind WHEN 'go' THEN 0 WHEN 'gomoku' THEN 1 WHEN 'othello' THEN 2 WHEN 'tic_tac_toe' THEN 3 END,
           g.size, g.height, g.ruleset,
           (SELECT n.number FROM names n JOIN players p ON p.number = n.player WHERE p.id = g.black AND n.name = g.black_name),
           (SELECT n.number FROM names n JOIN players p ON p.number = n.player WHERE p.id = g.white AND n.name = g.white_name),
           CASE g.winner WHEN 'black' THEN 0 WHEN 'white' THEN 1 WHEN 'draw' THEN 2 WHEN 'void' THEN 3 END,
           CASE WHEN g.winner IN ('black', 'white') THEN
               CASE json_extract(g.outcome, '$.win.by') WHEN 'five' THEN 1 WHEN 'forbidden' THEN 2 WHEN 'resignation' THEN 3
                    WHEN 'timeout' THEN 4 WHEN 'forfeit' THEN 5 ELSE 0 END END,
           json_extract(g.outcome, '$.win.by.score'), g.moves, g.started, g.ended
    FROM games_2 g JOIN rooms r ON r.id = g.room ORDER BY r.number;

INSERT INTO records (room, seq, blob)
    SELECT r.number, o.seq, o.blob FROM records_2 o JOIN rooms r ON r.id = o.room ORDER BY r.number;

INSERT INTO old_events (room, seq, at, time, author, command_id, fingerprint, event)
    SELECT r.number, o.seq, o.at, o.time, o.author, o.command_id, o.fingerprint, o.event FROM events_2 o JOIN rooms r ON r.id = o.room
    ORDER BY r.number, o.seq;

DROP TABLE games_2;
DROP TABLE records_2;
DROP TABLE events_2;
DROP TABLE room_players_2;
DROP TABLE rooms_2;

-- One index for each filter, newest games first. Private games are found through room_players. SQLite adds the key, the room's number, to
-- each index.
CREATE INDEX games_ended ON games (ended DESC) WHERE visibility = 0;
CREATE INDEX games_kind ON games (kind, ended DESC) WHERE visibility = 0;
CREATE INDEX games_winner ON games (winner, ended DESC) WHERE visibility = 0;
CREATE INDEX games_kind_winner ON games (kind, winner, ended DESC) WHERE visibility = 0;
-- For searches by name. A search counts the games in which the name is Black, and then the games in which it is White but not also
-- Black. The indexes contain all columns that this needs.
CREATE INDEX games_black ON games (black, kind, winner) WHERE visibility = 0;
CREATE INDEX games_white ON games (white, black, kind, winner) WHERE visibility = 0;

-- The number of public games for each kind and winner, so that a page of the history need not count them.
CREATE TABLE game_counts (
    kind   INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (kind, winner)
) STRICT, WITHOUT ROWID;

INSERT INTO game_counts (kind, winner, games)
    SELECT kind, winner, count(*) FROM games WHERE visibility = 0 GROUP BY kind, winner;

CREATE TRIGGER games_inserted AFTER INSERT ON games WHEN new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, games) VALUES (new.kind, new.winner, 1)
        ON CONFLICT (kind, winner) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER games_deleted AFTER DELETE ON games WHEN old.visibility = 0 BEGIN
    UPDATE game_counts SET games = games - 1 WHERE kind = old.kind AND winner = old.winner;
END;
