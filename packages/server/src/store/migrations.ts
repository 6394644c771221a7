/** What differs between the databases in the SQL of their schema. */
export interface Dialect {
  /** The type of 64-bit integers. */
  long: string;
  /** The type of a column that numbers its rows. */
  serial: string;
  flag: string;
  true: string;
  /** The end of a table that is stored by its primary key. */
  keyed: string;
  /** The end of any other table. */
  plain: string;
  /** The table of visitors, which only a shared store has. */
  visitors: string;
  /** The settings of a room with take-backs, none of which is open. */
  withTakeBacks: string;
  /** Puts the code of the room first in the keys of matches and of everything that belongs to one. */
  roomKeys: string;
}

/** The schema in steps, oldest first. Never change a published step; append another. */
const STEPS: readonly string[] = [
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     listed INTEGER NOT NULL,
     state TEXT NOT NULL,
     host_key_hash TEXT NOT NULL,
     seats TEXT NOT NULL,
     match_id TEXT,
     created_at {long} NOT NULL,
     updated_at {long} NOT NULL
   ){plain};
   CREATE INDEX rooms_listed ON rooms (created_at DESC) WHERE listed = 1;
   CREATE INDEX rooms_playing ON rooms (code) WHERE state = 'playing';
   CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     room_code TEXT NOT NULL,
     game TEXT NOT NULL,
     rules_version INTEGER NOT NULL,
     players INTEGER NOT NULL,
     options TEXT NOT NULL,
     seq INTEGER NOT NULL,
     versions TEXT NOT NULL,
     created_at {long} NOT NULL,
     updated_at {long} NOT NULL
   ){plain};
   CREATE TABLE snapshots (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   ){keyed};
   CREATE TABLE moves (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     at {long} NOT NULL,
     seat TEXT,
     move TEXT NOT NULL,
     args TEXT NOT NULL,
     rules_version INTEGER NOT NULL,
     request_id TEXT,
     delta TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   ){keyed};
   CREATE UNIQUE INDEX moves_request ON moves (match_id, request_id) WHERE request_id IS NOT NULL;`,

  // Running rooms get an owner that has left, so that the next server takes them over.
  `CREATE TABLE servers (
     id TEXT PRIMARY KEY,
     heard_at {long} NOT NULL,
     gone {flag} NOT NULL
   ){keyed};
   INSERT INTO servers VALUES ('none', 0, {true});{visitors}
   ALTER TABLE rooms ADD COLUMN keeper TEXT;
   UPDATE rooms SET keeper = 'none' WHERE state = 'playing';
   DROP INDEX rooms_playing;
   CREATE INDEX rooms_kept ON rooms (keeper) WHERE state = 'playing';
   ALTER TABLE matches ADD COLUMN decided_at {long} NOT NULL DEFAULT 0;
   UPDATE matches SET decided_at = updated_at;
   ALTER TABLE matches ADD COLUMN frozen INTEGER;`,

  `CREATE INDEX matches_room ON matches (room_code);
   CREATE INDEX rooms_changed ON rooms (updated_at, code);`,

  `ALTER TABLE rooms ADD COLUMN talk TEXT NOT NULL DEFAULT '{"watchers":"together","muted":[]}';
   CREATE TABLE said (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     audience TEXT NOT NULL,
     n INTEGER NOT NULL,
     at {long} NOT NULL,
     seat TEXT,
     name TEXT NOT NULL,
     saying TEXT NOT NULL,
     PRIMARY KEY (room_code, audience, n)
   ){keyed};`,

  `ALTER TABLE rooms ADD COLUMN hosting TEXT NOT NULL DEFAULT
     '{"locked":false,"pausedAt":null,"absence":{"after":null,"by":"default"},"votes":[],"history":[],"handOvers":[]}';`,

  `CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ){keyed};
   CREATE TABLE push_addresses (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     endpoint TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL,
     at {long} NOT NULL,
     PRIMARY KEY (room_code, endpoint)
   ){keyed};`,

  `UPDATE rooms SET hosting = {withTakeBacks};`,

  `CREATE INDEX matches_unplayed ON matches (created_at) WHERE seq = 0;`,

  `CREATE TABLE group_histories (
     room_code TEXT PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
     nights TEXT NOT NULL
   ){keyed};`,

  `CREATE TABLE day_clocks (
     match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     decision_id INTEGER NOT NULL,
     clock TEXT NOT NULL,
     ends_at {long},
     next_at {long},
     claimed_until {long} NOT NULL DEFAULT 0
   ){keyed};
   CREATE INDEX day_clocks_room ON day_clocks (room_code);
   CREATE INDEX day_clocks_next ON day_clocks (next_at) WHERE next_at IS NOT NULL;
   CREATE TABLE calls (
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seat TEXT NOT NULL,
     decision_id INTEGER NOT NULL,
     kind TEXT NOT NULL,
     about TEXT NOT NULL,
     not_before {long} NOT NULL,
     claimed_until {long} NOT NULL DEFAULT 0,
     sent INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (match_id, seat, decision_id, kind, about)
   ){keyed};
   ALTER TABLE push_addresses ADD COLUMN zone TEXT;
   CREATE INDEX calls_waiting ON calls (not_before) WHERE sent = 0;
   CREATE TABLE day_beats (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     at {long} NOT NULL
   ){plain};`,

  `CREATE TABLE seat_marks (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     person INTEGER NOT NULL,
     read_n INTEGER NOT NULL,
     match_id TEXT,
     version INTEGER,
     fact INTEGER,
     PRIMARY KEY (room_code, person)
   ){keyed};`,

  `CREATE TABLE key_bundles (
     secret_hash TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     sealed TEXT,
     until {long} NOT NULL
   ){keyed};
   CREATE INDEX key_bundles_until ON key_bundles (until);`,

  `ALTER TABLE seat_marks ADD COLUMN orders TEXT;
   ALTER TABLE seat_marks ADD COLUMN note TEXT;`,

  `CREATE TABLE room_hooks (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     n INTEGER NOT NULL,
     kind TEXT NOT NULL,
     url TEXT NOT NULL,
     secret TEXT NOT NULL,
     events TEXT NOT NULL,
     language TEXT NOT NULL,
     set_by TEXT,
     not_before {long} NOT NULL,
     fails INTEGER NOT NULL,
     fault INTEGER,
     off_at {long},
     PRIMARY KEY (room_code, n)
   ){keyed};`,

  `CREATE TABLE mail_boxes (
     id TEXT PRIMARY KEY,
     address TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     mode TEXT NOT NULL,
     language TEXT NOT NULL,
     zone TEXT NOT NULL,
     quiet TEXT,
     daily_at {long} NOT NULL,
     used_at {long} NOT NULL
   ){keyed};
   CREATE UNIQUE INDEX mail_boxes_token ON mail_boxes (token_hash);
   CREATE INDEX mail_boxes_daily ON mail_boxes (daily_at) WHERE mode = 'daily';
   CREATE TABLE mail_seats (
     box_id TEXT NOT NULL REFERENCES mail_boxes (id) ON DELETE CASCADE,
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     key_hash TEXT NOT NULL,
     PRIMARY KEY (room_code, key_hash, box_id)
   ){keyed};
   CREATE INDEX mail_seats_box ON mail_seats (box_id);`,

  'ALTER TABLE push_addresses ADD COLUMN quiet TEXT;',

  `CREATE TABLE operator_acts (
     n {serial} PRIMARY KEY,
     at {long} NOT NULL,
     source TEXT NOT NULL,
     act TEXT NOT NULL,
     room_code TEXT,
     detail TEXT NOT NULL
   ){plain};
   CREATE TABLE blocked_households (
     household TEXT PRIMARY KEY,
     until {long} NOT NULL
   ){keyed};`,

  `CREATE TABLE reports (
     n {serial} PRIMARY KEY,
     at {long} NOT NULL,
     room_code TEXT NOT NULL,
     content TEXT NOT NULL,
     done_at {long}
   ){plain};`,

  'ALTER TABLE said ADD COLUMN author TEXT;',

  'ALTER TABLE servers ADD COLUMN load TEXT;',

  'ALTER TABLE day_clocks ADD COLUMN version INTEGER NOT NULL DEFAULT 0;',

  '{roomKeys}',
];

/** The steps in the SQL of a database. */
export const migrationsOf = (dialect: Dialect): readonly string[] =>
  STEPS.map((step) => step.replace(/\{(\w+)\}/g, (_, name) => dialect[name as keyof Dialect]));
