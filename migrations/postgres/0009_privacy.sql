-- Guilds the bot was put out of, and people who asked to be forgotten.
-- Times are milliseconds since 1970 (UTC); guilds and people are Discord's ids.
-- The SQLite folder holds the same tables, column for column.

-- Guilds the bot is no longer in: nothing is said for them, and at `erase_at` all of theirs is deleted.
CREATE TABLE guild_gone (
    guild    BIGINT PRIMARY KEY,
    since    BIGINT NOT NULL,
    erase_at BIGINT NOT NULL
);

CREATE INDEX guild_gone_erase ON guild_gone (erase_at);

-- The games that were stopped by that, and run again when the bot is back.
CREATE TABLE guild_gone_game (
    guild BIGINT NOT NULL,
    game  BIGINT NOT NULL,
    PRIMARY KEY (guild, game),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

-- Who is to be forgotten in which game, once it is over.
CREATE TABLE forget (
    guild    BIGINT NOT NULL,
    game     BIGINT NOT NULL,
    person   BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

CREATE INDEX forget_person ON forget (person);

-- The games whose history is open to change, within the one transaction that changes it: a game that
-- is deleted, or one in which a person's number gives way to another. Empty at all other times.
CREATE TABLE unlocked (
    guild BIGINT NOT NULL,
    game  BIGINT PRIMARY KEY,
    why   TEXT   NOT NULL CHECK (why IN ('deleted', 'forgotten'))
);

-- History is added to, never rewritten, but for those two.
CREATE OR REPLACE FUNCTION revision_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    open_for TEXT;
BEGIN
    SELECT u.why INTO open_for FROM unlocked u WHERE u.game = OLD.game;
    IF TG_OP = 'DELETE' AND open_for = 'deleted' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND open_for = 'forgotten'
        AND (NEW.guild, NEW.game, NEW.seq, NEW.phase_no, NEW.kind, NEW.cause, NEW.at, NEW.engine)
          = (OLD.guild, OLD.game, OLD.seq, OLD.phase_no, OLD.kind, OLD.cause, OLD.at, OLD.engine)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'a revision is never changed or deleted';
END $$;
