-- Roles and rooms on the server that a GM asked for. The other folder holds the same tables, column for column.

CREATE TABLE room_plan (
    guild     INTEGER NOT NULL,
    game      INTEGER NOT NULL PRIMARY KEY,
    roles     INTEGER NOT NULL,
    powers    INTEGER NOT NULL,
    pairs     INTEGER NOT NULL,
    -- The last revision that was compared with what there is on the server.
    seen      INTEGER NOT NULL,
    -- 32 bits that follow from who was to be let in where when that was last asked for.
    asked     INTEGER NOT NULL,
    -- Whether everything was there once.
    ready     INTEGER NOT NULL,
    -- When all is to be removed, once the game is over.
    remove_at INTEGER,
    removing  INTEGER NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

-- What the bot made, or is making. It outlives its game, so that it can be removed. It names powers, never people.
CREATE TABLE room (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    game     INTEGER,
    kind     TEXT    NOT NULL,
    powers   TEXT    NOT NULL,
    -- 32 bits that follow from whose room it is: other people get another one.
    who      INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    -- The number on Discord; empty until it is known.
    discord  INTEGER,
    begun_at INTEGER NOT NULL,
    UNIQUE (game, kind, powers, who),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX room_guild ON room (guild);
