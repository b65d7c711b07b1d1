-- The answers that the players of a correspondence game have planned (decision 0068): one row while there is something to keep, and none
-- once the game is over. They are no events, because each event has a seq that everyone sees.
CREATE TABLE plans (
    room  INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    plans BLOB    NOT NULL
) STRICT;
