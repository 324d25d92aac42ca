-- People who share a player's seat: a partner, who acts for the player, or a coach, who only looks.
-- The other folder holds the same table, column for column.

-- One row for each person whom a player invited. `since`: when they first took part, and so knew what the player
-- knows; an invitation that comes to nothing is deleted. Whoever has shared a seat plays no other one in the game.
CREATE TABLE seat_share (
    guild  INTEGER NOT NULL,
    game   INTEGER NOT NULL,
    player INTEGER NOT NULL,
    person INTEGER NOT NULL,
    role   TEXT    NOT NULL CHECK (role IN ('partner', 'coach')),
    state  TEXT    NOT NULL CHECK (state IN ('invited', 'shares', 'ended')),
    since  INTEGER,
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, player, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
) STRICT;

CREATE INDEX seat_share_person ON seat_share (person);
