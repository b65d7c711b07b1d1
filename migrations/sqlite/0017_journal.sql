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
    head     BLOB    NOT NULL CHECK (length(head) = 32)
) STRICT;

-- The rows whose values have the right types. The other rows are damaged, and stay in the journal.
CREATE VIEW foldable AS
    SELECT number, key, line, at, touched, deadline, head FROM journal
    WHERE typeof(key) = 'integer' AND typeof(line) = 'blob' AND typeof(at) = 'integer' AND typeof(touched) = 'integer'
      AND typeof(deadline) IN ('integer', 'null') AND typeof(head) = 'blob' AND length(head) = 32;

-- The newest state of each room in the journal. SQLite takes the columns without max() from the row with the highest key.
CREATE VIEW latest AS
    SELECT key >> 24 AS room, max(key) & 16777215 AS seq, touched, deadline, head FROM foldable GROUP BY key >> 24;
