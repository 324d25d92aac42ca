-- Events: tournaments and leagues of several games, with one sign-up.
-- The other folder holds the same tables, column for column.

CREATE TABLE event (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    name       TEXT NOT NULL,
    name_key   TEXT NOT NULL,
    -- Who made it; 0 for somebody who was forgotten.
    host       INTEGER NOT NULL,
    -- Where its boards and results are posted.
    channel    INTEGER NOT NULL,
    -- The message there that shows the sign-up; NULL where none is known.
    card       INTEGER,
    -- The rules, settings, rounds and scoring of all its games, as JSON.
    plan       TEXT NOT NULL,
    -- Counts the changes of its sign-up and rounds: the optimistic lock.
    version    INTEGER NOT NULL,
    -- How many rounds were dealt, and of how many the results were posted.
    dealt      INTEGER NOT NULL,
    told       INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    ended_at   INTEGER,
    UNIQUE (guild, id)
) STRICT;

CREATE UNIQUE INDEX event_name ON event (guild, name_key);
CREATE INDEX event_untold ON event (id) WHERE told < dealt;

CREATE TABLE event_entrant (
    guild     INTEGER NOT NULL,
    event     INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    -- The powers they would like, the favourite first, with commas between them.
    wishes    TEXT NOT NULL,
    -- Whether they play only to complete a board.
    reserve   INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (event, player),
    FOREIGN KEY (guild, event) REFERENCES event (guild, id)
) STRICT;

CREATE INDEX event_entrant_player ON event_entrant (player);

-- Pairs of entrants who shall not meet; the smaller number first.
CREATE TABLE event_apart (
    guild INTEGER NOT NULL,
    event INTEGER NOT NULL,
    one   INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (event, one, other),
    FOREIGN KEY (guild, event) REFERENCES event (guild, id)
) STRICT;

-- The boards of each round; a game is NULL until it is made.
CREATE TABLE event_board (
    guild INTEGER NOT NULL,
    event INTEGER NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    game  INTEGER,
    PRIMARY KEY (event, round, board),
    FOREIGN KEY (guild, event) REFERENCES event (guild, id),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE UNIQUE INDEX event_board_game ON event_board (game) WHERE game IS NOT NULL;

-- Who was dealt which power: of several that one person plays, the first.
CREATE TABLE event_seat (
    guild  INTEGER NOT NULL,
    event  INTEGER NOT NULL,
    round  INTEGER NOT NULL,
    board  INTEGER NOT NULL,
    power  TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (event, round, board, power),
    FOREIGN KEY (guild, event) REFERENCES event (guild, id)
) STRICT;

CREATE INDEX event_seat_player ON event_seat (player);
