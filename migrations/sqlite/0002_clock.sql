-- The clock and the seats: grace, absences announced in advance, who sat where, who missed what, and
-- guilds whose games are all stopped.
-- The other folder holds the same tables, column for column.
-- Nothing here is undone by a rollback: it is what people did, not where the pieces stand.

-- Whether the open phase is past its deadline and only open for those who still owe something.
ALTER TABLE game ADD COLUMN grace INTEGER NOT NULL DEFAULT 0;

-- Who played which power, from when to when.
CREATE TABLE tenure (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    game        INTEGER NOT NULL,
    power       TEXT    NOT NULL,
    player      INTEGER NOT NULL,
    since       INTEGER NOT NULL,
    since_phase TEXT    NOT NULL,
    until       INTEGER,
    until_phase TEXT,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX tenure_game ON tenure (guild, game, id);

-- Phases in which a seated player owed something and handed in nothing. `seq` is the revision that
-- closed the phase: one that was rolled back since counts for nothing.
CREATE TABLE miss (
    guild  INTEGER NOT NULL,
    game   INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    power  TEXT    NOT NULL,
    player INTEGER NOT NULL,
    phase  TEXT    NOT NULL,
    kind   TEXT    NOT NULL CHECK (kind IN ('missed', 'standing', 'excused')),
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, seq, power),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX miss_game ON miss (guild, game);

-- Absences announced in advance: for one game, or for all of a guild's.
CREATE TABLE absence (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild        INTEGER NOT NULL,
    game         INTEGER,
    player       INTEGER NOT NULL,
    since        INTEGER NOT NULL,
    until        INTEGER NOT NULL,
    announced_at INTEGER NOT NULL,
    cancelled_at INTEGER,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX absence_player ON absence (guild, player, until) WHERE cancelled_at IS NULL;

-- Which absences have counted in which games.
CREATE TABLE absence_use (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    absence  INTEGER NOT NULL REFERENCES absence (id),
    player   INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    PRIMARY KEY (game, absence, phase_no),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX absence_use_player ON absence_use (guild, game, player);

-- Guilds whose games are all stopped, and the games that were stopped by that.
CREATE TABLE guild_pause (
    guild INTEGER PRIMARY KEY,
    actor INTEGER NOT NULL,
    at    INTEGER NOT NULL
) STRICT;

CREATE TABLE guild_pause_game (
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    PRIMARY KEY (guild, game),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
