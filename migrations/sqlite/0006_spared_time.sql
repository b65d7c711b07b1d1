-- From here on events hold the part of a turn that was not charged, and records have form 4 (decision 0063). The tables stay the same. The
-- number of this step tells programs of earlier versions that they cannot read the new rooms.
SELECT 1;
