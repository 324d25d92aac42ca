-- The thread of a board that has no game yet, so that an interrupted opening does not begin a second one.
ALTER TABLE event_board ADD COLUMN thread INTEGER;
