-- Which processes run on this database, and what the installation as a whole remembers.
-- Times are milliseconds since 1970 (UTC). The PostgreSQL folder holds the same tables, column for column.

-- Running processes. Not copied by backup and migration: they belong to this database's present.
CREATE TABLE process (
    -- The name its leases bear.
    id          TEXT    PRIMARY KEY NOT NULL,
    -- Where it runs: empty, or what two processes that can see each other's numbers have in common.
    place       TEXT    NOT NULL,
    pid         INTEGER NOT NULL,
    -- Its shards, both ends included, of so many; 0 of 0 stands for all there are.
    first_shard INTEGER NOT NULL,
    last_shard  INTEGER NOT NULL,
    shards      INTEGER NOT NULL,
    -- How many requests a second it may make, until its lease ends.
    share       INTEGER NOT NULL,
    program     TEXT    NOT NULL,
    started_at  INTEGER NOT NULL,
    lease_until INTEGER NOT NULL
) STRICT;

-- What is true of the installation: the newest engine that has written in it.
CREATE TABLE installation (
    name  TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT;
