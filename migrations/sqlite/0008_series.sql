-- Series of games (decision 0064). `first` is the room of the first game and identifies the series. The score of a series is computed from
-- the rows of its games.
CREATE TABLE series_games (
    room  INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    first INTEGER NOT NULL REFERENCES rooms (number),
    -- The number of the game within its series, from 1.
    place INTEGER NOT NULL CHECK (place > 0)
) STRICT;

CREATE UNIQUE INDEX series_games_order ON series_games (first, place);
