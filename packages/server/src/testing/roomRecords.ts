import { hashKey } from '../rooms/access/keys';
import { DEFAULT_HOSTING } from '../rooms/host/hostingRules';
import type { RoomRecord, SeatRecord } from '../store/records';

/** A stored seat whose key is `key-<name>`. */
export const keptSeat = (seat: string, name: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat,
  kind: 'person',
  name,
  keyHash: hashKey(`key-${name}`),
  person: Number(seat) + 1,
  standIn: 'none',
  ...more,
});

/** A stored room with these people on its seats; the key of its host is `host`. */
export const keptRoom = (names: readonly string[], more: Partial<RoomRecord> = {}): RoomRecord => ({
  code: 'K7WQ3H',
  version: 1,
  game: 'toy',
  options: {},
  listed: false,
  state: 'open',
  hostKeyHash: hashKey('host'),
  seats: names.map((name, index) => keptSeat(String(index), name)),
  matchId: null,
  owner: null,
  chat: { watchers: 'together', muted: [] },
  hosting: { ...DEFAULT_HOSTING, people: { known: names.length, gone: [] } },
  createdAt: 0,
  updatedAt: 0,
  ...more,
});
