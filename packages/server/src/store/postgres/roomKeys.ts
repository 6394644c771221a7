/**
 * Locks all tables together, before anything is read. A statement of a running server may hold one of them and wait for
 * another: then the locks are released, and taken again when it is done.
 */
const LOCKED = `
  DO $$ BEGIN
    LOOP
      BEGIN
        LOCK TABLE matches, day_clocks, moves, snapshots, calls IN ACCESS EXCLUSIVE MODE;
        EXIT;
      EXCEPTION WHEN deadlock_detected THEN NULL;
      END;
    END LOOP;
  END $$;`;

/**
 * The many rows of `moves` are copied to a new table that gets its keys afterwards, which is several times faster than
 * changing each row. The rows with states are changed in place, since states are stored outside of their rows and are
 * not copied.
 */
const KEYED = `
  CREATE INDEX matches_id ON matches (id);
  ALTER TABLE matches DROP CONSTRAINT matches_pkey CASCADE, ADD PRIMARY KEY (room_code, id);
  DROP INDEX matches_room;

  ALTER TABLE snapshots DROP CONSTRAINT snapshots_pkey, ADD COLUMN room_code TEXT;
  UPDATE snapshots SET room_code = m.room_code FROM matches m WHERE m.id = match_id;
  ALTER TABLE snapshots
    ADD PRIMARY KEY (room_code, match_id, seq),
    ADD FOREIGN KEY (room_code, match_id) REFERENCES matches (room_code, id);

  CREATE TABLE keyed_moves AS
    SELECT room_code, match_id, v.seq, at, seat, move, args, v.rules_version, request_id, delta
    FROM moves v JOIN matches m ON m.id = match_id;
  DROP TABLE moves;
  ALTER TABLE keyed_moves RENAME TO moves;
  ALTER TABLE moves
    ADD PRIMARY KEY (room_code, match_id, seq),
    ADD FOREIGN KEY (room_code, match_id) REFERENCES matches (room_code, id),
    ALTER at SET NOT NULL, ALTER move SET NOT NULL, ALTER args SET NOT NULL, ALTER rules_version SET NOT NULL,
    ALTER delta SET NOT NULL;
  CREATE UNIQUE INDEX moves_request ON moves (room_code, match_id, request_id) WHERE request_id IS NOT NULL;

  ALTER TABLE day_clocks
    DROP CONSTRAINT day_clocks_pkey,
    ADD PRIMARY KEY (room_code, match_id),
    ADD FOREIGN KEY (room_code, match_id) REFERENCES matches (room_code, id) ON DELETE CASCADE;
  DROP INDEX day_clocks_room;

  ALTER TABLE calls DROP CONSTRAINT calls_pkey, ADD COLUMN room_code TEXT;
  UPDATE calls SET room_code = m.room_code FROM matches m WHERE m.id = match_id;
  ALTER TABLE calls
    ADD PRIMARY KEY (room_code, match_id, seat, decision_id, kind, about),
    ADD FOREIGN KEY (room_code, match_id) REFERENCES matches (room_code, id) ON DELETE CASCADE;
  ANALYZE matches, snapshots, moves;`;

/**
 * For servers of the previous version, which may briefly run beside the new ones: their rows do not contain the code of
 * the room, and their ON CONFLICT names the former key of `calls`.
 */
const FOR_EARLIER_SERVERS = `
  CREATE FUNCTION fill_room_code() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    SELECT room_code INTO NEW.room_code FROM matches WHERE id = NEW.match_id;
    RETURN NEW;
  END $$;
  CREATE TRIGGER fill_room_code BEFORE INSERT ON snapshots FOR EACH ROW WHEN (NEW.room_code IS NULL)
    EXECUTE FUNCTION fill_room_code();
  CREATE TRIGGER fill_room_code BEFORE INSERT ON moves FOR EACH ROW WHEN (NEW.room_code IS NULL)
    EXECUTE FUNCTION fill_room_code();
  CREATE TRIGGER fill_room_code BEFORE INSERT ON calls FOR EACH ROW WHEN (NEW.room_code IS NULL)
    EXECUTE FUNCTION fill_room_code();
  CREATE UNIQUE INDEX calls_of_earlier_servers ON calls (match_id, seat, decision_id, kind, about);`;

/** Puts the code of the room first in the keys of matches and of everything that belongs to one. */
export const ROOM_KEYS = LOCKED + KEYED + FOR_EARLIER_SERVERS;
