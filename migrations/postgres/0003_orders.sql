-- Receipts of sealed sheets, what is published of them, and standing orders.
-- The SQLite folder holds the same tables, column for column.

-- One receipt for each sheet handed in: the nonce is its player's alone, as the sheet is.
CREATE TABLE receipt (
    submission BIGINT PRIMARY KEY REFERENCES submission (id),
    guild      BIGINT NOT NULL,
    game       BIGINT NOT NULL,
    phase_no   BIGINT NOT NULL,
    player     BIGINT NOT NULL,
    nonce      TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

CREATE INDEX receipt_player ON receipt (game, player, submission);

-- What was published when a phase closed: a line for each player, sorted.
CREATE TABLE receipt_list (
    guild    BIGINT NOT NULL,
    game     BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    phase_no BIGINT NOT NULL,
    hashes   TEXT    NOT NULL,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

-- What counts for a player who hands in nothing; sealed, like a sheet.
CREATE TABLE standing (
    guild  BIGINT NOT NULL,
    game   BIGINT NOT NULL,
    player BIGINT NOT NULL,
    sheet  TEXT    NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (game, player),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);
