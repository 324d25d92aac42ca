-- The message that shows a game's lobby to everybody, to be kept up to date.

CREATE TABLE lobby_card (
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;
