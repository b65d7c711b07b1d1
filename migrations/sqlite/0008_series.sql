-- Series of games (decision 0064). Their scores are derived from the rows of their games. The room of the first game stands for the series.
CREATE TABLE series_games (
    room  INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    first INTEGER NOT NULL REFERENCES rooms (number),
    -- The order of the games, from 1.
    place INTEGER NOT NULL CHECK (place > 0)
) STRICT;

CREATE UNIQUE INDEX series_games_order ON series_games (first, place);
