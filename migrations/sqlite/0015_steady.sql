-- What keeps one bad game from holding up others: turns that could not be closed, and rows of the outbox
-- that failed for reasons of our own.
-- The other folder holds the same tables, column for column.

-- Whether the game's clock was stopped because its phase could not be closed.
ALTER TABLE game ADD COLUMN stuck INTEGER NOT NULL DEFAULT 0;

-- How often sending a row failed for reasons of our own, which waiting does not mend.
ALTER TABLE outbox ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;

-- Rows keep their order within a route and a game.
CREATE INDEX outbox_line ON outbox (route, game, id) WHERE state IN ('pending', 'leased');
DROP INDEX outbox_route;
