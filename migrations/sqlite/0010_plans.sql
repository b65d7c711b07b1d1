-- The answers that the players of a correspondence game have planned (decision 0068). A game has a row as long as one of its players has a
-- plan, and none after its end. Plans are not events, because everyone sees the seq of each event.
CREATE TABLE plans (
    room  INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    plans BLOB    NOT NULL
) STRICT;
