-- Receipts of sealed sheets, what is published of them, and standing orders.
-- The PostgreSQL folder holds the same tables, column for column.

-- One receipt for each sheet handed in: the nonce is its player's alone, as the sheet is.
CREATE TABLE receipt (
    submission INTEGER PRIMARY KEY REFERENCES submission (id),
    guild      INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    phase_no   INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    nonce      TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX receipt_player ON receipt (game, player, submission);

-- What was published when a phase closed: a line for each player, sorted.
CREATE TABLE receipt_list (
    guild    INTEGER NOT NULL,
    game     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    phase_no INTEGER NOT NULL,
    hashes   TEXT    NOT NULL,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

-- What counts for a player who hands in nothing; sealed, like a sheet.
CREATE TABLE standing (
    guild  INTEGER NOT NULL,
    game   INTEGER NOT NULL,
    player INTEGER NOT NULL,
    sheet  TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, player),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
