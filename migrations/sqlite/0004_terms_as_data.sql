-- From here on rooms begin with the event `created_2`, and records have form 3 (decision 0052). The tables stay the same. The number of this
-- step tells programs of earlier versions that they cannot read the new rooms.
SELECT 1;
