-- Boards that are not square: `size` is the number of columns, and `height` the number of rows. NULL means a square board, like every
-- board so far.
ALTER TABLE games ADD COLUMN height INTEGER;
