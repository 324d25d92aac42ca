-- The links under which a game's page is served on the web.
-- The other folder holds the same table, column for column.

CREATE TABLE window_link (
    guild   BIGINT NOT NULL,
    game    BIGINT NOT NULL,
    -- Whose view the page shows; 0: what everybody sees.
    person  BIGINT NOT NULL,
    -- The SHA-256 of the link's secret part, in hexadecimal.
    hash    TEXT    NOT NULL,
    -- The secret part itself, of the link for everybody only: it is shown again to whoever asks.
    token   TEXT,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

CREATE UNIQUE INDEX window_link_hash ON window_link (hash);
CREATE INDEX window_link_person ON window_link (person);
