-- Who shows their record to a server's others. What is in a record is counted from the games themselves.
-- The other folder holds the same table, column for column.

CREATE TABLE record_share (
    guild     INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    -- Whether the record over all servers is shown there, too.
    overall   INTEGER NOT NULL,
    shared_at INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT;

CREATE INDEX record_share_player ON record_share (player);
