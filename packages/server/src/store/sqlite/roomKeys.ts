/**
 * Moves matches and everything that belongs to one to tables whose keys begin with the code of the room. The new tables
 * refer to each other before the old ones are dropped, since dropping a table deletes the rows that refer to it. CROSS
 * JOIN reads the rows in the order of the new key, so that no sorting is needed.
 */
export const ROOM_KEYS = `
  CREATE TABLE keyed_matches (
    id TEXT NOT NULL,
    room_code TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    seq INTEGER NOT NULL,
    versions TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    decided_at INTEGER NOT NULL,
    frozen INTEGER,
    PRIMARY KEY (room_code, id)
  ) STRICT;
  INSERT INTO keyed_matches SELECT id, room_code, game, rules_version, players, options, seq, versions, created_at,
    updated_at, decided_at, frozen FROM matches;

  CREATE TABLE keyed_snapshots (
    room_code TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (room_code, match_id, seq),
    FOREIGN KEY (room_code, match_id) REFERENCES keyed_matches (room_code, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO keyed_snapshots SELECT room_code, match_id, snapshots.seq, state
    FROM keyed_matches CROSS JOIN snapshots ON match_id = id ORDER BY room_code, id, snapshots.seq;

  CREATE TABLE keyed_moves (
    room_code TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat TEXT,
    move TEXT NOT NULL,
    args TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    request_id TEXT,
    delta TEXT NOT NULL,
    PRIMARY KEY (room_code, match_id, seq),
    FOREIGN KEY (room_code, match_id) REFERENCES keyed_matches (room_code, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO keyed_moves SELECT room_code, match_id, moves.seq, at, seat, move, args, moves.rules_version, request_id,
    delta FROM keyed_matches CROSS JOIN moves ON match_id = id ORDER BY room_code, id, moves.seq;

  CREATE TABLE keyed_clocks (
    room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match_id TEXT NOT NULL,
    decision_id INTEGER NOT NULL,
    clock TEXT NOT NULL,
    ends_at INTEGER,
    next_at INTEGER,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room_code, match_id),
    FOREIGN KEY (room_code, match_id) REFERENCES keyed_matches (room_code, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO keyed_clocks SELECT room_code, match_id, decision_id, clock, ends_at, next_at, claimed_until, version
    FROM day_clocks;

  CREATE TABLE keyed_calls (
    room_code TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seat TEXT NOT NULL,
    decision_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    not_before INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    sent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room_code, match_id, seat, decision_id, kind, about),
    FOREIGN KEY (room_code, match_id) REFERENCES keyed_matches (room_code, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO keyed_calls SELECT room_code, match_id, seat, decision_id, kind, about, not_before, claimed_until, sent
    FROM keyed_matches JOIN calls ON match_id = id;

  DROP TABLE snapshots;
  DROP TABLE moves;
  DROP TABLE day_clocks;
  DROP TABLE calls;
  DROP TABLE matches;
  ALTER TABLE keyed_matches RENAME TO matches;
  ALTER TABLE keyed_snapshots RENAME TO snapshots;
  ALTER TABLE keyed_moves RENAME TO moves;
  ALTER TABLE keyed_clocks RENAME TO day_clocks;
  ALTER TABLE keyed_calls RENAME TO calls;
  CREATE INDEX matches_id ON matches (id);
  CREATE INDEX matches_unplayed ON matches (created_at) WHERE seq = 0;
  CREATE UNIQUE INDEX moves_request ON moves (room_code, match_id, request_id) WHERE request_id IS NOT NULL;
  CREATE INDEX day_clocks_next ON day_clocks (next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX calls_waiting ON calls (not_before) WHERE sent = 0;`;
