-- Games, their revisions, sealed sheets, what must be said, and who did what.
-- Times are milliseconds since 1970 (UTC); guilds, channels and people are Discord's ids.
-- The PostgreSQL folder holds the same tables, column for column.

CREATE TABLE game (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    guild          INTEGER NOT NULL,
    name           TEXT    NOT NULL,
    -- The name folded to lower case: what must be unique among a guild's living games.
    name_key       TEXT    NOT NULL,
    creator        INTEGER NOT NULL,
    channel        INTEGER NOT NULL,
    gm             INTEGER,
    status         TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'abandoned')),
    phase_no       INTEGER NOT NULL,
    -- The head's revision; with the id it is the optimistic lock.
    seq            INTEGER NOT NULL,
    -- Counts accepted sheets and ready marks, so that a closing cannot overlook one.
    intake         INTEGER NOT NULL DEFAULT 0,
    deadline       INTEGER,
    -- Milliseconds left on a stopped clock; NULL while it runs.
    paused_left    INTEGER,
    settings       TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL,
    -- Which process works on the deadline, and until when it may.
    lease_owner    TEXT,
    lease_until    INTEGER,
    UNIQUE (guild, id)
) STRICT;

CREATE UNIQUE INDEX game_name ON game (guild, name_key) WHERE status IN ('lobby', 'playing');
CREATE INDEX game_channel ON game (guild, channel);
CREATE INDEX game_deadline ON game (deadline)
    WHERE deadline IS NOT NULL AND status IN ('lobby', 'playing');
CREATE INDEX game_lease ON game (lease_until) WHERE lease_until IS NOT NULL;

CREATE TABLE game_player (
    guild     INTEGER NOT NULL,
    game      INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    left_at   INTEGER,
    PRIMARY KEY (game, player),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX game_player_player ON game_player (player) WHERE left_at IS NULL;

CREATE TABLE revision (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    cause    TEXT    NOT NULL,
    actor    INTEGER,
    at       INTEGER NOT NULL,
    engine   TEXT    NOT NULL,
    state    TEXT    NOT NULL,
    report   TEXT,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

-- History is added to, never rewritten.
CREATE TRIGGER revision_kept BEFORE UPDATE ON revision
BEGIN SELECT raise(ABORT, 'a revision is never changed'); END;
CREATE TRIGGER revision_stays BEFORE DELETE ON revision
BEGIN SELECT raise(ABORT, 'a revision is never deleted'); END;

CREATE TABLE submission (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    sheet    TEXT    NOT NULL,
    -- The interaction or message it came by.
    origin   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    UNIQUE (game, origin),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX submission_phase ON submission (game, phase_no, player, id);

CREATE TABLE ready (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    ready    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, phase_no, player),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE TABLE reminder (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    game        INTEGER NOT NULL,
    phase_no    INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    -- When it is next to be looked at: its time, or the end of the lease on it.
    due_at      INTEGER NOT NULL,
    lease_owner TEXT,
    attempts    INTEGER NOT NULL DEFAULT 0,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX reminder_due ON reminder (due_at);
CREATE INDEX reminder_game ON reminder (game);

CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild        INTEGER NOT NULL,
    game         INTEGER,
    kind         TEXT    NOT NULL,
    route        TEXT    NOT NULL,
    payload      TEXT    NOT NULL,
    marker       TEXT,
    after_id     INTEGER REFERENCES outbox (id),
    state        TEXT    NOT NULL CHECK (state IN ('pending', 'leased', 'done', 'failed')),
    -- When it is next to be looked at: its time, the next try, or the end of the lease on it.
    due_at       INTEGER NOT NULL,
    attempts     INTEGER NOT NULL DEFAULT 0,
    lease_owner  TEXT,
    -- Whether an earlier attempt may have reached Discord without our knowing.
    doubt        INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER,
    result       TEXT,
    last_error   TEXT,
    created_at   INTEGER NOT NULL,
    settled_at   INTEGER,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at, id) WHERE state IN ('pending', 'leased');
CREATE INDEX outbox_route ON outbox (route, id) WHERE state IN ('pending', 'leased');
CREATE INDEX outbox_after ON outbox (after_id) WHERE after_id IS NOT NULL AND state = 'pending';
CREATE INDEX outbox_game ON outbox (guild, game, kind, id);
CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE audit (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    game   INTEGER,
    at     INTEGER NOT NULL,
    actor  INTEGER,
    what   TEXT    NOT NULL,
    detail TEXT    NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX audit_game ON audit (guild, game, id);
CREATE INDEX audit_guild ON audit (guild, id);

CREATE TABLE guild_setting (
    guild      INTEGER PRIMARY KEY,
    settings   TEXT    NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE person (
    person     INTEGER PRIMARY KEY,
    dm         TEXT    NOT NULL CHECK (dm IN ('unknown', 'open', 'closed')),
    opted_in   INTEGER NOT NULL,
    settings   TEXT    NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
