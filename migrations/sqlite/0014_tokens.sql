-- The tokens of programs (decision 0083). Each token has a player of its own, the program. Of the secret, only the SHA-256 is stored.
CREATE TABLE tokens (
    token_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT    NOT NULL UNIQUE,
    -- The guest who made the token.
    owner      TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    may_read   INTEGER NOT NULL CHECK (may_read IN (0, 1)),
    may_play   INTEGER NOT NULL CHECK (may_play IN (0, 1)),
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL,
    ends       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_owner ON tokens (owner, created);
CREATE INDEX tokens_ends ON tokens (ends);
