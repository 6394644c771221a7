import { compare } from 'fast-json-patch';
import type { MatchKey } from '../matchKey';
import type { Commit, MatchRecord, RoomRecord, StoredState } from '../records';

/** A room with a value in every field. */
export const room = (code: string, more: Partial<RoomRecord> = {}): RoomRecord => ({
  code,
  version: 1,
  game: 'toy',
  options: { seconds: 0 },
  listed: false,
  state: 'open',
  hostKeyHash: 'hash',
  seats: [{ seat: '0', kind: 'person', name: 'Zoë', keyHash: 'key', person: 1, standIn: 'none' }],
  matchId: null,
  owner: null,
  hosting: {
    locked: true,
    pausedAt: 5,
    absence: { after: 30, by: 'bot' },
    votes: [{ about: 'stand-in', seat: '0', by: ['key'] }],
    takeBacks: { asked: { '0': 2 }, open: { seat: '0', seq: 7, version: 6, until: 8, by: ['1'] } },
    history: [
      {
        matchId: 'm',
        game: 'toy',
        at: 4,
        end: 'result',
        players: [{ name: 'Zoë', kind: 'person', person: 1 }],
        winners: ['0'],
      },
    ],
    people: { known: 2, gone: [{ person: 2, keyHash: 'gone' }] },
    handOvers: [{ keyHash: 'key', tokenHash: 'token', codeHash: 'code', until: 9 }],
  },
  chat: { watchers: 'apart', muted: [{ seat: null, name: 'Zoë', person: 3, browsers: ['hash'] }] },
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

/** A match of the toy game, just dealt. */
export const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  roomCode: 'AAAA',
  game: 'toy',
  rulesVersion: 1,
  players: 2,
  options: { seconds: 30 },
  seq: 0,
  state: { G: { n: 0, items: [], 'a/b~c': null } },
  versions: { '0': 0, watchers: 0 },
  decidedAt: 1,
  frozen: null,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

/** The state after `seq` moves. Lists grow and shrink, fields come and go, and some keys are unusual. */
export function stateAfter(seq: number): StoredState {
  const items = Array.from({ length: seq % 7 }, (_, index) => ({ index, name: `card ${seq - index}` }));
  return { G: { n: seq, items, 'a/b~c': seq % 2 ? { deep: [seq] } : null, ...(seq % 3 && { odd: seq / 3 }) } };
}

/** The key of a match, in the room of `match` if no other one is named. */
export const keyIn = (matchId: string, roomCode = 'AAAA'): MatchKey => ({ roomCode, matchId });

/** Move number `seq` of a match, from the state before it to the one after. */
export function commitOf(match: string | MatchKey, seq: number, requestId: string | null = null): Commit {
  const key = typeof match === 'string' ? keyIn(match) : match;
  const state = stateAfter(seq);
  const delta = compare(stateAfter(seq - 1), state);
  const made = { at: seq * 10, seat: '0', move: 'draw', args: [seq], rulesVersion: 1 };
  const move = { ...key, seq, ...made, requestId, delta };
  return { move, state, versions: { '0': seq, watchers: 0 }, decidedAt: null };
}

/** The outcome of a promise, for any kind of error. */
export async function fate(promise: Promise<unknown>): Promise<'fulfilled' | 'rejected'> {
  const [{ status }] = await Promise.allSettled([promise]);
  return status;
}
