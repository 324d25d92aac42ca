-- Who agrees that their letters of a game stand in its archive. A letter stands there once everybody it went
-- between has agreed. Times are milliseconds since 1970 (UTC); guilds and people are Discord's ids.
-- The SQLite folder holds the same table, column for column.

CREATE TABLE press_consent (
    guild  BIGINT  NOT NULL,
    game   BIGINT  NOT NULL,
    person BIGINT  NOT NULL,
    agrees BOOLEAN NOT NULL,
    at     BIGINT  NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);
