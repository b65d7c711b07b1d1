-- The wins and losses of two players against each other are counted from their games (decision 0064). A game that was played on one device
-- does not count.
ALTER TABLE games ADD COLUMN one_device INTEGER NOT NULL DEFAULT 0 CHECK (one_device IN (0, 1));

CREATE INDEX games_pair ON games (black, white, kind, winner, visibility) WHERE one_device = 0;

-- From here on an offered rematch may hold the terms of the next game (decision 0064). The number of this step tells programs of earlier
-- versions that they cannot read the new rooms.
