import { randomBytes } from 'node:crypto';
import { drawCode, drawKey, hashKey } from '../rooms/access/keys';
import { DEFAULT_CHAT } from '../rooms/chat/chatRules';
import { DEFAULT_HOSTING } from '../rooms/host/hostingRules';
import { suspended } from '../rooms/lifecycle/suspendAndResume';
import { seatNamed, vacated, withSeat } from '../rooms/seats/seats';
import { keyOf } from '../store/matchKey';
import type { MatchRecord, RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { AdminError } from './adminError';
import type { MatchExport, RoomExport } from './exportFile';
import { after } from './validation';

export interface Imported {
  code: string;
  /** Secret of the one-time link that makes a browser the host; nobody else knows it. */
  hostLink: string;
  matches: number;
}

/**
 * Stores an exported room under the codes and ids of the file, or others if these are taken. In a room whose match can
 * continue the seats are free, and the open decision starts when somebody comes. The room stays empty until its matches
 * are stored; if that fails, it is deleted with them. Throws `AdminError` and the errors of the store.
 * @param exported accepted by `validateExport`
 */
export async function importRoom(store: Store, exported: RoomExport): Promise<Imported> {
  const now = Date.now();
  const hostLink = drawKey();
  const reserved = await reserve(store, exported, hashKey(hostLink), now);
  try {
    await keep(store, exported, reserved, now);
  } catch (error) {
    await store.maintenance.deleteRoom({ room: reserved, changedAt: Number.MAX_SAFE_INTEGER });
    throw error;
  }
  return { code: reserved.code, hostLink, matches: exported.matches.length };
}

/** Stores a room without matches, under the code of the export or another one. */
async function reserve(store: Store, { room }: RoomExport, hostLink: string, now: number): Promise<RoomRecord> {
  const { history: _, ...withHosting } = room;
  const reserved: RoomRecord = {
    ...withHosting,
    version: 1,
    state: 'open',
    hostKeyHash: hashKey(drawKey()),
    matchId: null,
    owner: null,
    chat: DEFAULT_CHAT,
    seats: room.seats.map((seat) => ({ ...seat, keyHash: null, person: null })),
    hosting: { ...DEFAULT_HOSTING, hostLink },
    updatedAt: now,
  };
  while ((await store.createRoom(reserved)) === 'exists') reserved.code = drawCode();
  return reserved;
}

async function keep(store: Store, { room: given, matches, said }: RoomExport, reserved: RoomRecord, now: number) {
  const { code } = reserved;
  const ids = new Map<string | null, string>();
  for (const match of matches) {
    const id = (await store.findMatch(match.id)) ? randomBytes(12).toString('base64url') : match.id;
    ids.set(match.id, id);
    await keepMatch(store, match, { id, roomCode: code, decidedAt: now });
  }
  for (const remark of said) await store.chat.add({ ...remark, roomCode: code });
  const { history } = given;
  const known = Math.max(0, ...history.flatMap(({ players }) => players.map(({ person }) => person ?? 0)));
  const room: RoomRecord = {
    ...reserved,
    state: given.state,
    matchId: ids.get(given.matchId) ?? null,
    hosting: {
      ...reserved.hosting,
      people: { known, gone: [] },
      history: history.map((played) => ({ ...played, matchId: ids.get(played.matchId) ?? played.matchId })),
    },
  };
  const kept = room.state === 'over' ? room : suspended(withFreeSeats(room), now);
  if ((await store.saveRoom({ ...kept, version: reserved.version + 1 })) === 'conflict')
    throw new AdminError(`Room ${code} was changed during the import. Import the file again.`);
}

async function keepMatch(
  store: Store,
  { deal, moves, ...match }: MatchExport,
  as: Pick<MatchRecord, 'id' | 'roomCode' | 'decidedAt'>,
): Promise<void> {
  await store.createMatch({ ...match, ...as, seq: 0, state: deal, frozen: null, updatedAt: match.createdAt });
  let state = deal;
  for (const move of moves) {
    state = after(state, move.delta);
    const { versions } = match;
    await store.commit({ move: { ...move, ...keyOf(as) }, state, versions, decidedAt: null });
  }
  if (match.frozen !== null) await store.freeze(keyOf(as), moves.length, match.frozen);
}

/** Frees the seats of the former people; the next ones inherit their extra time. */
function withFreeSeats(room: RoomRecord): RoomRecord {
  return room.seats.reduce((now, { seat, kind, extraTime }) => {
    if (kind !== 'person') return now;
    const freed = vacated(now, seat, { host: null });
    return extraTime ? withSeat(freed, { ...seatNamed(freed, seat), extraTime }) : freed;
  }, room);
}
