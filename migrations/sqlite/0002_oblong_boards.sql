-- Boards that are not square: `size` is the number of columns, `height` of rows. NULL is as many as columns, as every board was before.
ALTER TABLE games ADD COLUMN height INTEGER;
