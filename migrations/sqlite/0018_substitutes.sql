-- People who offered themselves as substitutes on a server, and what players leave for whoever plays their power next.
-- The other folder holds the same tables, column for column.

CREATE TABLE substitute (
    guild      INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    offered_at INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT;

CREATE INDEX substitute_player ON substitute (player);

-- One note a power: the newest. Only whoever plays the power reads it.
CREATE TABLE handover_note (
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    power   TEXT    NOT NULL,
    author  INTEGER NOT NULL,
    text    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, power),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
