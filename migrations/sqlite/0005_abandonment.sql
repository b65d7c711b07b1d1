-- Adds a seventh reason of a win: the opponent left and did not come back. SQLite cannot change a CHECK, so this creates a new table.
CREATE TABLE games_5 (
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
    -- The reason of a win: 0 score, 1 row, 2 forbidden point, 3 resignation, 4 timeout, 5 forfeit, 6 abandonment
    reason     INTEGER CHECK (reason BETWEEN 0 AND 6),
    -- The margin of a win by score, in half points.
    margin     INTEGER,
    moves      INTEGER NOT NULL,
    started    INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    CHECK ((winner < 2) = (reason IS NOT NULL)),
    CHECK ((reason IS 0) = (margin IS NOT NULL))
) STRICT;

INSERT INTO games_5 (room, visibility, kind, size, height, ruleset, black, white, winner, reason, margin, moves, started, ended)
    SELECT room, visibility, kind, size, height, ruleset, black, white, winner, reason, margin, moves, started, ended FROM games;

-- This also removes the indexes and triggers of the old table. It does not change `game_counts`, because dropping a table fires no trigger.
DROP TABLE games;
ALTER TABLE games_5 RENAME TO games;

CREATE INDEX games_ended ON games (ended DESC) WHERE visibility = 0;
CREATE INDEX games_kind ON games (kind, ended DESC) WHERE visibility = 0;
CREATE INDEX games_winner ON games (winner, ended DESC) WHERE visibility = 0;
CREATE INDEX games_kind_winner ON games (kind, winner, ended DESC) WHERE visibility = 0;
CREATE INDEX games_black ON games (black, kind, winner) WHERE visibility = 0;
CREATE INDEX games_white ON games (white, black, kind, winner) WHERE visibility = 0;

CREATE TRIGGER games_inserted AFTER INSERT ON games WHEN new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, games) VALUES (new.kind, new.winner, 1)
        ON CONFLICT (kind, winner) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER games_deleted AFTER DELETE ON games WHEN old.visibility = 0 BEGIN
    UPDATE game_counts SET games = games - 1 WHERE kind = old.kind AND winner = old.winner;
END;
