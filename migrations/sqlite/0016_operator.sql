-- What the operator decides while the server runs (decision 0087).

-- A hidden game is listed only for its players, like a private one. The room keeps its own visibility, so the game can be shown again.
ALTER TABLE games ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

CREATE TRIGGER games_hidden AFTER UPDATE OF visibility ON games WHEN old.visibility = 0 AND new.visibility = 1 BEGIN
    UPDATE game_counts SET games = games - 1
        WHERE kind = old.kind AND winner = old.winner AND bot = old.bot AND size = old.size AND height = coalesce(old.height, old.size);
END;

-- Who is kept out: the id of a player, or a network such as 192.0.2.0/24.
CREATE TABLE bans (
    target TEXT    NOT NULL PRIMARY KEY,
    made   INTEGER NOT NULL,
    -- NULL if the ban has no end.
    ends   INTEGER
) STRICT, WITHOUT ROWID;

-- The operator's settings that last over a restart, such as the mode.
CREATE TABLE operator_settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
