-- Who is or was in a game's gallery, where everything is seen. The rows stay: whoever has seen it takes no seat there.
-- The other folder holds the same table, column for column.

CREATE TABLE gallery_member (
    guild     BIGINT NOT NULL,
    game      BIGINT NOT NULL,
    person    BIGINT NOT NULL,
    since     BIGINT NOT NULL,
    left_at   BIGINT,
    -- Whether the person has been put into the gallery's thread: a row of press_thread that names no powers.
    in_thread BOOLEAN NOT NULL,
    PRIMARY KEY (game, person),
    FOREIGN KEY (guild, game) REFERENCES game (guild, id)
);

CREATE INDEX gallery_member_person ON gallery_member (person);
