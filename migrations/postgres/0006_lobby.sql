-- The message that shows a game's lobby to everybody, to be kept up to date.

CREATE TABLE lobby_card (
    guild   BIGINT NOT NULL,
    game    BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (game),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);
