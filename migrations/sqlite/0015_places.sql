-- The history finds every page without reading games that are not on it (decision 0085). Each game now says whether a bot played.
CREATE INDEX names_of_player ON names (player);

ALTER TABLE games ADD COLUMN bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1));
UPDATE games SET bot = 1 WHERE black IN bot_names OR white IN bot_names;

-- The newest games of all, of each combination of kind, winner and bots, of each size, and of each name. SQLite adds the room's number to
-- each index. The last columns of an index allow a search to skip a game without reading its row.
DROP INDEX games_ended;
DROP INDEX games_kind;
DROP INDEX games_winner;
DROP INDEX games_kind_winner;
DROP INDEX games_size;
DROP INDEX games_black;
DROP INDEX games_white;
CREATE INDEX games_ended ON games (ended DESC, room, kind, winner, bot, size) WHERE visibility = 0;
CREATE INDEX games_kind ON games (kind, winner, bot, ended DESC) WHERE visibility = 0;
CREATE INDEX games_size ON games (size, height, kind, winner, bot, ended DESC) WHERE visibility = 0;
CREATE INDEX games_black ON games (black, visibility, ended DESC, room, kind, winner, bot, size);
CREATE INDEX games_white ON games (white, visibility, ended DESC, room, kind, winner, bot, size);
-- For counting the games of two players.
CREATE INDEX games_pair ON games (black, white, kind, winner, visibility) WHERE one_device = 0;

-- The counts now have the bots in their key, too.
DROP TRIGGER games_inserted;
DROP TRIGGER games_deleted;
DROP TABLE game_counts;

CREATE TABLE game_counts (
    kind   INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    bot    INTEGER NOT NULL,
    size   INTEGER NOT NULL,
    height INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (kind, winner, bot, size, height)
) STRICT, WITHOUT ROWID;

INSERT INTO game_counts (kind, winner, bot, size, height, games)
    SELECT kind, winner, bot, size, coalesce(height, size), count(*) FROM games WHERE visibility = 0
    GROUP BY kind, winner, bot, size, coalesce(height, size);

CREATE TRIGGER games_inserted AFTER INSERT ON games WHEN new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, bot, size, height, games)
        VALUES (new.kind, new.winner, new.bot, new.size, coalesce(new.height, new.size), 1)
        ON CONFLICT (kind, winner, bot, size, height) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER games_deleted AFTER DELETE ON games WHEN old.visibility = 0 BEGIN
    UPDATE game_counts SET games = games - 1
        WHERE kind = old.kind AND winner = old.winner AND bot = old.bot AND size = old.size AND height = coalesce(old.height, old.size);
END;

-- A game becomes public when its delayed broadcast has ended.
CREATE TRIGGER games_revealed AFTER UPDATE OF visibility ON games WHEN old.visibility = 1 AND new.visibility = 0 BEGIN
    INSERT INTO game_counts (kind, winner, bot, size, height, games)
        VALUES (new.kind, new.winner, new.bot, new.size, coalesce(new.height, new.size), 1)
        ON CONFLICT (kind, winner, bot, size, height) DO UPDATE SET games = games + 1;
END;

-- The end of every name from each of its letters on: `ada`, `da` and `a`. A name contains a text if one of its ends begins with the text.
-- Triggers keep the ends. A name has at most 20 letters with five marks each, so 200 numbers are enough.
CREATE TABLE name_ends (
    ending TEXT    NOT NULL,
    name   INTEGER NOT NULL,
    PRIMARY KEY (ending, name)
) STRICT, WITHOUT ROWID;

CREATE VIEW letters AS WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 200) SELECT n FROM n;

INSERT INTO name_ends (ending, name)
    SELECT DISTINCT substr(names.fold, letters.n), names.number FROM names CROSS JOIN letters WHERE letters.n <= length(names.fold);

CREATE TRIGGER names_inserted AFTER INSERT ON names BEGIN
    INSERT OR IGNORE INTO name_ends (ending, name) SELECT substr(new.fold, n), new.number FROM letters WHERE n <= length(new.fold);
END;

CREATE TRIGGER names_changed AFTER UPDATE OF fold ON names BEGIN
    DELETE FROM name_ends WHERE name = old.number AND ending IN (SELECT substr(old.fold, n) FROM letters WHERE n <= length(old.fold));
    INSERT OR IGNORE INTO name_ends (ending, name) SELECT substr(new.fold, n), new.number FROM letters WHERE n <= length(new.fold);
END;
