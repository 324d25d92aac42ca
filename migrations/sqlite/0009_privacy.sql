-- Guilds the bot was put out of, and people who asked to be forgotten.
-- Times are milliseconds since 1970 (UTC); guilds and people are Discord's ids.
-- The PostgreSQL folder holds the same tables, column for column.

-- Guilds the bot is no longer in: nothing is said for them, and at `erase_at` all of theirs is deleted.
CREATE TABLE guild_gone (
    guild    INTEGER PRIMARY KEY,
    since    INTEGER NOT NULL,
    erase_at INTEGER NOT NULL
) STRICT;

CREATE INDEX guild_gone_erase ON guild_gone (erase_at);

-- The games that were stopped by that, and run again when the bot is back.
CREATE TABLE guild_gone_game (
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    PRIMARY KEY (guild, game),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

-- Who is to be forgotten in which game, once it is over.
CREATE TABLE forget (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX forget_person ON forget (person);

-- The games whose history is open to change, within the one transaction that changes it: a game that
-- is deleted, or one in which a person's number gives way to another. Empty at all other times.
CREATE TABLE unlocked (
    guild INTEGER NOT NULL,
    game  INTEGER PRIMARY KEY,
    why   TEXT    NOT NULL CHECK (why IN ('deleted', 'forgotten'))
) STRICT;

-- History is added to, never rewritten, but for those two.
DROP TRIGGER revision_kept;
DROP TRIGGER revision_stays;
CREATE TRIGGER revision_kept BEFORE UPDATE ON revision
WHEN NOT EXISTS (SELECT 1 FROM unlocked u WHERE u.game = OLD.game AND u.why = 'forgotten')
    OR NEW.guild <> OLD.guild OR NEW.game <> OLD.game OR NEW.seq <> OLD.seq
    OR NEW.phase_no <> OLD.phase_no OR NEW.kind <> OLD.kind OR NEW.cause <> OLD.cause
    OR NEW.at <> OLD.at OR NEW.engine <> OLD.engine
BEGIN SELECT raise(ABORT, 'a revision is never changed'); END;
CREATE TRIGGER revision_stays BEFORE DELETE ON revision
WHEN NOT EXISTS (SELECT 1 FROM unlocked u WHERE u.game = OLD.game AND u.why = 'deleted')
BEGIN SELECT raise(ABORT, 'a revision is never deleted'); END;
