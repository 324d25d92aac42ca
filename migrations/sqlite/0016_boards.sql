-- Boards that are not ours: what each server has added, and which of them its games are played on.
-- The other folder holds the same tables, column for column.

CREATE TABLE guild_board (
    guild      INTEGER NOT NULL,
    -- The board's identity: `sha256:` and the digits of the hash of its compiled rules.
    hash       TEXT    NOT NULL,
    -- The id its author gave it, by which it is named in options.
    word       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    -- The compiled rules, packed (store/pack.rs). They never change.
    rules      BLOB    NOT NULL,
    -- The compiled shapes, packed; NULL where none are kept.
    drawing    BLOB,
    added_at   INTEGER NOT NULL,
    -- When it was taken off the server's list; it stays for as long as a game is played on it.
    removed_at INTEGER,
    PRIMARY KEY (guild, hash)
) STRICT;

CREATE UNIQUE INDEX guild_board_word ON guild_board (guild, word) WHERE removed_at IS NULL;
CREATE INDEX guild_board_hash ON guild_board (hash);

-- The boards that a game's revisions name. One is the rule; a lobby may have had others before.
CREATE TABLE game_board (
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    hash  TEXT    NOT NULL,
    PRIMARY KEY (game, hash),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id),
    FOREIGN KEY (guild, hash) REFERENCES guild_board (guild, hash)
) STRICT;

CREATE INDEX game_board_hash ON game_board (guild, hash);

-- How many boards a server's people added of late.
CREATE INDEX audit_board ON audit (guild, at) WHERE what = 'board-added';
