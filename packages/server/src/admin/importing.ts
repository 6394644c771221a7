import { randomBytes } from 'node:crypto';
import jsonPatch from 'fast-json-patch';
import { deserted, UNSETTLED } from '../rooms/hostingRules';
import { drawCode, drawKey, hashKey } from '../rooms/keys';
import { vacated } from '../rooms/seats';
import { QUIET } from '../rooms/talkRules';
import type { MatchRecord, RoomRecord, Store, StoredState } from '../store/store';
import { AdminError } from './adminError';
import type { Evening, EveningMatch } from './evening';

/** A room that was imported. */
export interface Imported {
  code: string;
  /** Secret of its host; nobody else knows it. */
  hostKey: string;
  matches: number;
}

/**
 * Keeps an evening anew: under the codes and ids of the file, or others where these are taken. The seats of an evening
 * that can go on are free, and its open decision begins when somebody comes. The room comes after its matches, so that they are there
 * as a whole or not at all, and what was said in it at the end. Throws `AdminError` where the file is damaged.
 */
export async function imported(store: Store, evening: Evening): Promise<Imported> {
  for (const match of evening.matches) lastState(match);
  const now = Date.now();
  const hostKey = drawKey();
  const code = await freeCode(store, evening.room.code);
  const ids = new Map<string | null, string>();
  for (const match of evening.matches) {
    const id = (await store.loadMatch(match.id)) ? randomBytes(12).toString('base64url') : match.id;
    ids.set(match.id, id);
    await keepMatch(store, match, { id, roomCode: code, decidedAt: now });
  }
  const { history, ...settled } = evening.room;
  const room: RoomRecord = {
    ...settled,
    code,
    version: 1,
    hostKeyHash: hashKey(hostKey),
    seats: evening.room.seats.map((seat) => ({ ...seat, keyHash: null, person: null })),
    matchId: ids.get(evening.room.matchId) ?? null,
    hosting: {
      ...UNSETTLED,
      people: {
        known: Math.max(0, ...history.flatMap(({ players }) => players.map(({ person }) => person ?? 0))),
        gone: [],
      },
      history: history.map((played) => ({ ...played, matchId: ids.get(played.matchId) ?? played.matchId })),
    },
    keeper: null,
    talk: QUIET,
    updatedAt: now,
  };
  const kept = await store.createRoom(room.state === 'over' ? room : deserted(withFreeSeats(room), now));
  if (kept === 'exists') throw new AdminError(`Room ${code} was opened in the meantime. Import the file again.`);
  for (const remark of evening.said) await store.talk.add({ ...remark, roomCode: code });
  return { code, hostKey, matches: evening.matches.length };
}

async function keepMatch(
  store: Store,
  { deal, moves, ...match }: EveningMatch,
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

/** Throws `AdminError` where a move does not fit the state before it. */
function lastState({ id, deal, moves }: EveningMatch): StoredState {
  let state = deal;
  for (const { seq, delta } of moves) {
    try {
      state = after(state, delta);
    } catch {
      throw new AdminError(`This file is damaged: move ${seq} of match ${id} does not fit what came before.`);
    }
  }
  return state;
}

/** Changes neither what it is given nor what comes of it later. */
function after(state: StoredState, delta: EveningMatch['moves'][number]['delta']): StoredState {
  return jsonPatch.applyPatch(state, structuredClone(delta), false, false).newDocument;
}

async function freeCode(store: Store, wanted: string): Promise<string> {
  let code = wanted;
  while (await store.loadRoom(code)) code = drawCode();
  return code;
}

/** Whoever sat there has no key any more. */
function withFreeSeats(room: RoomRecord): RoomRecord {
  return room.seats.reduce((now, { seat, kind }) => (kind === 'person' ? vacated(now, seat) : now), room);
}
