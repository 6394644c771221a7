import { randomBytes } from 'node:crypto';
import { drawCode, drawKey, hashKey } from '../rooms/access/keys';
import { DEFAULT_CHAT } from '../rooms/chat/chatRules';
import { DEFAULT_HOSTING } from '../rooms/host/hostingRules';
import { suspended } from '../rooms/lifecycle/suspendAndResume';
import { vacated } from '../rooms/seats/seats';
import type { MatchRecord, RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { AdminError } from './adminError';
import type { MatchExport, RoomExport } from './exportFile';
import { after } from './validation';

/** A room that was imported. */
export interface Imported {
  code: string;
  /** Secret of its host; nobody else knows it. */
  hostKey: string;
  matches: number;
}

/**
 * Keeps an evening anew: under the codes and ids of the file, or others where these are taken. The seats of an evening
 * that can go on are free, and its open decision begins when somebody comes. The room is empty until its matches are there;
 * if anything fails before, it is deleted with them. Throws `AdminError`, and what the store throws.
 * @param evening as `checkEvening` lets it pass
 */
export async function importRoom(store: Store, exported: RoomExport): Promise<Imported> {
  const now = Date.now();
  const hostKey = drawKey();
  const reserved = await reserve(store, exported, hashKey(hostKey), now);
  try {
    await keep(store, exported, reserved, now);
  } catch (error) {
    await store.maintenance.deleteRoom({ room: reserved, changedAt: Number.MAX_SAFE_INTEGER });
    throw error;
  }
  return { code: reserved.code, hostKey, matches: exported.matches.length };
}

/** Keeps a room without any match, under the code of the evening or another. */
async function reserve(store: Store, { room }: RoomExport, hostKeyHash: string, now: number): Promise<RoomRecord> {
  const { history: _, ...withHosting } = room;
  const reserved: RoomRecord = {
    ...withHosting,
    ...{ version: 1, state: 'open', hostKeyHash, matchId: null, owner: null, chat: DEFAULT_CHAT },
    seats: room.seats.map((seat) => ({ ...seat, keyHash: null, person: null })),
    hosting: DEFAULT_HOSTING,
    updatedAt: now,
  };
  while ((await store.createRoom(reserved)) === 'exists') reserved.code = drawCode();
  return reserved;
}

async function keep(store: Store, { room: given, matches, said }: RoomExport, reserved: RoomRecord, now: number) {
  const { code } = reserved;
  const ids = new Map<string | null, string>();
  for (const match of matches) {
    const id = (await store.loadMatch(match.id)) ? randomBytes(12).toString('base64url') : match.id;
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
      ...DEFAULT_HOSTING,
      people: { known, gone: [] },
      history: history.map((played) => ({ ...played, matchId: ids.get(played.matchId) ?? played.matchId })),
    },
  };
  const kept = room.state === 'over' ? room : suspended(withFreeSeats(room), now);
  if ((await store.saveRoom({ ...kept, version: reserved.version + 1 })) === 'conflict')
    throw new AdminError(`Somebody has used room ${code} in the meantime. Import the file again.`);
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
    await store.commit({ move: { ...move, matchId: as.id }, state, versions, decidedAt: null });
  }
  if (match.frozen !== null) await store.freeze(as.id, moves.length, match.frozen);
}

/** Whoever sat there has no key any more. */
function withFreeSeats(room: RoomRecord): RoomRecord {
  return room.seats.reduce((now, { seat, kind }) => (kind === 'person' ? vacated(now, seat, 'host') : now), room);
}
