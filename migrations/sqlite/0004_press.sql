-- Letters between powers, the private threads opened for them, and who follows a game from outside.
-- Times are milliseconds since 1970 (UTC); guilds, channels and people are Discord's ids.
-- The PostgreSQL folder holds the same tables, column for column.

CREATE TABLE press (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    game      INTEGER NOT NULL,
    phase_no  INTEGER NOT NULL,
    -- The phase it was written in, by its short name.
    phase     TEXT    NOT NULL,
    -- What people and buttons name it by: drawn by lot, so that it tells nobody how much others write.
    mark      INTEGER NOT NULL,
    -- The person who wrote it. A successor in the seat has no part in it.
    author    INTEGER NOT NULL,
    -- The power it was written for; none where players share the powers.
    sender    TEXT,
    -- Whether it names no sender.
    grey      INTEGER NOT NULL,
    -- Whether it is for everybody to read.
    open      INTEGER NOT NULL,
    -- The powers it is to, parted by commas; empty for none.
    powers    TEXT    NOT NULL,
    -- A person it is to without being named: the author of the letter it answers.
    answers   INTEGER,
    text      TEXT    NOT NULL,
    -- The interaction it came by.
    origin    TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    UNIQUE (game, origin),
    UNIQUE (game, mark),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX press_author ON press (game, author, phase_no);

-- A letter as one reader has it.
CREATE TABLE press_copy (
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    letter  INTEGER NOT NULL REFERENCES press (id),
    reader  INTEGER NOT NULL,
    -- Whether it reached them: in a private message, or in the inbox.
    seen    INTEGER NOT NULL,
    PRIMARY KEY (letter, reader),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX press_copy_reader ON press_copy (game, reader, letter);

-- Whom a player does not want to hear from (`listener` a player), and whom the GM has silenced (`listener` is 0).
CREATE TABLE press_mute (
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    listener INTEGER NOT NULL,
    power TEXT    NOT NULL,
    PRIMARY KEY (game, listener, power),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

-- Private threads in the game's channel.
CREATE TABLE press_thread (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    -- The powers in it, and their players at the time, in the same order; parted by commas.
    powers  TEXT    NOT NULL,
    players TEXT    NOT NULL,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    UNIQUE (game, channel),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX press_thread_open ON press_thread (game) WHERE closed_at IS NULL;

CREATE TABLE watcher (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    -- Whether the posts are sent to them in private messages.
    dm       INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
