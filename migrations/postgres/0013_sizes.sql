-- Packed texts of revisions, and indexes by person.
-- The other folder holds the same tables, column for column.

-- State and report of a revision, packed (store/pack.rs): then `state` is empty, and `report` is empty where
-- there is one. NULL in rows of older versions until they are packed, too.
ALTER TABLE revision ADD COLUMN packed BYTEA;
CREATE INDEX revision_unpacked ON revision (guild, game) WHERE packed IS NULL;

-- A game's history is open to one change more: its texts are packed.
ALTER TABLE unlocked DROP CONSTRAINT unlocked_why_check;
ALTER TABLE unlocked ADD CONSTRAINT unlocked_why_check CHECK (why IN ('deleted', 'forgotten', 'packed'));
CREATE OR REPLACE FUNCTION revision_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    open_for TEXT;
BEGIN
    SELECT u.why INTO open_for FROM unlocked u WHERE u.game = OLD.game;
    IF TG_OP = 'DELETE' AND open_for = 'deleted' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE'
        AND (open_for = 'forgotten'
             OR open_for = 'packed' AND OLD.packed IS NULL AND NEW.actor IS NOT DISTINCT FROM OLD.actor)
        AND (NEW.guild, NEW.game, NEW.seq, NEW.phase_no, NEW.kind, NEW.cause, NEW.at, NEW.engine)
          = (OLD.guild, OLD.game, OLD.seq, OLD.phase_no, OLD.kind, OLD.cause, OLD.at, OLD.engine)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'a revision is never changed or deleted';
END $$;

-- Rows that build on another are looked up when that one is to be taken away.
CREATE INDEX outbox_builds_on ON outbox (after_id) WHERE after_id IS NOT NULL;

-- What is kept of a person is found without reading whole tables.
CREATE INDEX game_creator ON game (creator);
CREATE INDEX game_gm ON game (gm) WHERE gm IS NOT NULL;
CREATE INDEX game_player_ever ON game_player (player);
CREATE INDEX revision_actor ON revision (actor) WHERE actor IS NOT NULL;
CREATE INDEX submission_player ON submission (player);
CREATE INDEX ready_player ON ready (player);
CREATE INDEX outbox_person ON outbox (route, id) WHERE settled_at IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor) WHERE actor IS NOT NULL;
CREATE INDEX tenure_player ON tenure (player);
CREATE INDEX miss_player ON miss (player);
CREATE INDEX absence_person ON absence (player);
CREATE INDEX absence_use_person ON absence_use (player);
CREATE INDEX receipt_person ON receipt (player);
CREATE INDEX standing_player ON standing (player);
CREATE INDEX press_by ON press (author);
CREATE INDEX press_answers ON press (answers) WHERE answers IS NOT NULL;
CREATE INDEX press_copy_by ON press_copy (reader);
CREATE INDEX press_mute_listener ON press_mute (listener);
CREATE INDEX press_consent_person ON press_consent (person);
CREATE INDEX watcher_person ON watcher (person);
CREATE INDEX gm_look_gm ON gm_look (gm);
CREATE INDEX gm_draft_gm ON gm_draft (gm);
CREATE INDEX ballot_asked_by ON ballot (asked_by);
CREATE INDEX ballot_vote_person ON ballot_vote (person);

-- How many games a server's people brought in of late.
CREATE INDEX audit_import ON audit (guild, at) WHERE what = 'import';
