-- The journal (decision 0088): the newest events of live rooms, in the order in which they were stored. Each row has the state in which its
-- append has left the room. The store moves these rows into the tables events, rooms and heartbeat before there are more than about a
-- thousand. Because the journal is that short, it needs no index.
CREATE TABLE journal (
    number   INTEGER NOT NULL PRIMARY KEY,
    -- The key and the line, as in the table events.
    key      INTEGER NOT NULL,
    line     BLOB    NOT NULL,
    -- The instant of the newest event of the append, on the server's timeline.
    at       INTEGER NOT NULL,
    -- The columns of the table rooms after the append.
    touched  INTEGER NOT NULL,
    deadline INTEGER,
    head     BLOB    NOT NULL CHECK (length(head) = 32),
    -- A checksum of the columns above, except the number: the first 8 bytes of a SHA-256 hash.
    sum      BLOB    NOT NULL CHECK (length(sum) = 8),
    -- 1 if this row or an earlier row of the same room is damaged; 2 if the row is damaged and its room is unknown.
    damaged  INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The rows that are not known to be damaged, and whose values have the right types. The other rows stay in the journal.
CREATE VIEW foldable AS
    SELECT number, key, line, at, touched, deadline, head, sum FROM journal
    WHERE damaged = 0 AND typeof(sum) = 'blob' AND typeof(key) = 'integer' AND typeof(line) = 'blob' AND typeof(at) = 'integer' AND typeof(touched) = 'integer'
      AND typeof(deadline) IN ('integer', 'null') AND typeof(head) = 'blob' AND length(head) = 32;

-- The newest state of each room in the journal. SQLite takes the columns without max() from the row with the highest key.
CREATE VIEW latest AS
    SELECT key >> 24 AS room, max(key) & 16777215 AS seq, touched, deadline, head FROM foldable GROUP BY key >> 24;
