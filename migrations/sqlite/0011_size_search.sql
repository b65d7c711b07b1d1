-- The history can be searched for two names and the size of the board (decision 0013). `height` is NULL if the board is square. After the
-- columns that find and sort the games, the index has the kind and the winner: a search for these skips other games without reading their
-- rows.
CREATE INDEX games_size ON games (size, height, ended DESC, room, kind, winner) WHERE visibility = 0;

-- These indexes again contain all columns that counting needs, now also for a second name and for the size. The first one also replaces
-- the index for the games of two players.
DROP INDEX games_black;
DROP INDEX games_white;
DROP INDEX games_pair;
CREATE INDEX games_black ON games (black, white, kind, winner, visibility, one_device, size, height);
CREATE INDEX games_white ON games (white, black, kind, winner, size, height) WHERE visibility = 0;

-- The counts now have the size in their key, too. Here, `height` always has the number of rows, also if the board is square.
DROP TRIGGER games_inserted;
DROP TRIGGER games_deleted;
DROP TABLE game_counts;

CREATE TABLE game_counts (
    kind   INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    size   INTEGER NOT NULL,
    height INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (kind, winner, size, height)
) STRICT, WITHOUT ROWID;

INSERT INTO game_counts (kind, winner, size, height, games)
    SELECT kind, winner, size, coalesce(height, size), count(*) FROM games WHERE visibility = 0
    GROUP BY kind, winner, size, coalesce(height, size);

CREATE TRIGGER games_inserted AFTER INSERT ON games WHEN new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, size, height, games)
        VALUES (new.kind, new.winner, new.size, coalesce(new.height, new.size), 1)
        ON CONFLICT (kind, winner, size, height) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER games_deleted AFTER DELETE ON games WHEN old.visibility = 0 BEGIN
    UPDATE game_counts SET games = games - 1
        WHERE kind = old.kind AND winner = old.winner AND size = old.size AND height = coalesce(old.height, old.size);
END;
