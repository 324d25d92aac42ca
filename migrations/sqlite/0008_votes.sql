-- What players ask of each other in a game: ballots and their secret votes, and proposals of treaties.
-- Times are milliseconds since 1970 (UTC). The PostgreSQL folder holds the same tables, column for column.

CREATE TABLE ballot (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    game        INTEGER NOT NULL,
    -- What is asked, as JSON text.
    question    TEXT    NOT NULL,
    asked_by    INTEGER NOT NULL,
    opened_at   INTEGER NOT NULL,
    -- The game's revision and phase when it was opened: a rollback since then makes it void.
    opened_seq  INTEGER NOT NULL,
    opened_in   INTEGER NOT NULL,
    -- It stands until this moment, or until this phase is closed.
    until_at    INTEGER,
    until_phase INTEGER,
    state       TEXT    NOT NULL
        CHECK (state IN ('open', 'carried', 'failed', 'expired', 'withdrawn', 'rolled-back', 'moot')),
    closed_at   INTEGER,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE UNIQUE INDEX ballot_question ON ballot (game, question) WHERE state = 'open';
CREATE INDEX ballot_game ON ballot (guild, game, id);
CREATE INDEX ballot_until ON ballot (until_at) WHERE state = 'open';

CREATE TABLE ballot_vote (
    guild  INTEGER NOT NULL,
    ballot INTEGER NOT NULL REFERENCES ballot (id),
    -- The power, or where players share the powers the player.
    voter  TEXT    NOT NULL,
    person INTEGER NOT NULL,
    yes    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (ballot, voter)
) STRICT;

CREATE TABLE proposal (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    by_power TEXT    NOT NULL,
    to_power TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, phase_no, by_power, to_power),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
