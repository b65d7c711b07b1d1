-- Reviews of finished games (decision 0077). A review can be made again at any time, so its form is that of the API, and a review of an
-- older version is replaced when somebody asks for it.
CREATE TABLE reviews (
    room   INTEGER NOT NULL PRIMARY KEY REFERENCES rooms (number),
    review BLOB    NOT NULL
) STRICT;
