-- What a GM has looked at and not yet told, and what a GM was shown and has not yet confirmed.
-- The PostgreSQL folder holds the same tables, column for column.

CREATE TABLE gm_look (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    gm       INTEGER NOT NULL,
    -- What was looked at: the seats' names as JSON; a dry run looks at all.
    seats    TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX gm_look_game ON gm_look (guild, game, id);

CREATE TABLE gm_draft (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    gm    INTEGER NOT NULL,
    draft TEXT    NOT NULL,
    at    INTEGER NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX gm_draft_game ON gm_draft (guild, game, gm);
