-- People who offered themselves as substitutes on a server, and what players leave for whoever plays their power next.
-- The other folder holds the same tables, column for column.

CREATE TABLE substitute (
    guild      BIGINT NOT NULL,
    player     BIGINT NOT NULL,
    offered_at BIGINT NOT NULL,
    PRIMARY KEY (guild, player)
);

CREATE INDEX substitute_player ON substitute (player);

-- One note a power: the newest. Only whoever plays the power reads it.
CREATE TABLE handover_note (
    guild   BIGINT NOT NULL,
    game    BIGINT NOT NULL,
    power   TEXT    NOT NULL,
    author  BIGINT NOT NULL,
    text    TEXT    NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, power),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);
