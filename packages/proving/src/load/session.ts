import type { Choice } from '@lantern/games/kit/move';
import type { AnyModule } from '@lantern/games/module';
import { openMatch, post } from '../rooms';
import type { SubjectKind } from './subjects/process';
import { type Heard, Wire } from './wire';

/** The target of the benchmark: the subject's address, its kind and the game. */
export interface Venue {
  address: string;
  kind: SubjectKind;
  module: AnyModule;
  /** The seed of a match on a server that does not draw one itself. */
  seed?: string;
}

/** Whether a subject has no rooms: its matches start with the first guest. */
const isBare = (kind: SubjectKind) => kind === 'relay' || kind === 'floor';

/**
 * The `auth` of Lantern's own client, which does not read boardgame.io's log. The other servers do not have this property.
 */
const authFor = (kind: SubjectKind) => (kind.startsWith('lantern') ? { log: false } : undefined);

/** A person in a match; `seat` is `null` for a watcher. */
export interface Guest {
  wire: Wire;
  seat: string | null;
  key: string | null;
}

/** A match with all its players and watchers. */
export interface MatchSession {
  matchId: string;
  seats: Guest[];
  watchers: Guest[];
}

/** Receives the messages to a guest. */
export type Reached = (guest: number, ...heard: Parameters<Heard>) => void;

/**
 * Whether a subject acknowledges moves. Lantern sends the whole state to clients that ask for no acknowledgement, which
 * its own client never does.
 */
export const acknowledges = (kind: SubjectKind) => kind.startsWith('lantern');

let households = 0;

export function newAddress(): string {
  households++;
  return `10.${(households >> 16) & 255}.${(households >> 8) & 255}.${households & 255}`;
}

/**
 * Deals a match, seats everybody and connects them. Resolves when everybody has received the state.
 * @param reached receives every frame; guests are numbered seats first, then watchers
 */
export async function openEvening(venue: Venue, watchers: number, reached: Reached): Promise<MatchSession> {
  const { module, kind } = venue;
  const players = module.players.max;
  const { matchId, keys, room } = await deal(venue, players);
  let waiting = players + watchers;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const join = async (index: number): Promise<Guest> => {
    const seat = index < players ? String(index) : null;
    const key = seat === null ? null : (keys[index] ?? null);
    const heard: Heard = (event, frame, bytes) => {
      if (event === 'sync' && waiting > 0 && --waiting === 0) begin();
      reached(index, event, frame, bytes);
    };
    const namespace = isBare(kind) ? '' : `/${module.id}`;
    const wire = await Wire.open(venue.address, namespace, newAddress(), heard, authFor(kind), room);
    wire.emit('sync', matchId, seat, key, players);
    return { wire, seat, key };
  };
  const guests = await Promise.all(Array.from({ length: players + watchers }, (_, index) => join(index)));
  await begun;
  return { matchId, seats: guests.slice(0, players), watchers: guests.slice(players) };
}

export function closeEvening({ seats, watchers }: MatchSession): void {
  for (const { wire } of [...seats, ...watchers]) wire.close();
}

/**
 * Sends a move as boardgame.io's client does.
 * @param answered receives Lantern's answer; the other servers send none
 */
export function sendMove(
  session: MatchSession,
  seat: number,
  version: number,
  { move, args }: Choice,
  answered?: (answer: { ok: boolean }) => void,
): void {
  const { wire, key } = session.seats[seat] as Guest;
  const payload = { type: move, args, playerID: String(seat), credentials: key };
  const packet = ['update', { type: 'MAKE_MOVE', payload }, version, session.matchId, String(seat)];
  if (answered) wire.ask((answer) => answered(answer as { ok: boolean }), ...packet);
  else wire.emit(...packet);
}

let relayed = 0;

/** A match, the keys of its seats and, on Lantern, the code of its room. */
interface Dealt {
  matchId: string;
  keys: string[];
  room?: string;
}

async function deal({ address, kind, module, seed = '' }: Venue, players: number): Promise<Dealt> {
  if (isBare(kind)) return { matchId: `${module.id}/${seed}/${++relayed}`, keys: [] };
  if (acknowledges(kind)) {
    const names = Array.from({ length: players }, (_, seat) => `Person ${seat}`);
    const { code, keys, matchId } = await openMatch(address, module.id, names, {}, { from: newAddress });
    return { matchId, keys: Object.values(keys), room: code };
  }
  const games = `${address}/games/${module.id}`;
  const { matchID } = await ask<{ matchID: string }>(`${games}/create`, { numPlayers: players, unlisted: true });
  const keys: string[] = [];
  for (let seat = 0; seat < players; seat++) {
    const wish = { playerID: String(seat), playerName: `Person ${seat}` };
    keys.push((await ask<{ playerCredentials: string }>(`${games}/${matchID}/join`, wish)).playerCredentials);
  }
  return { matchId: matchID, keys };
}

/** Each request comes from an address of its own. */
const ask = <Answer>(url: string, body: object) => post<Answer>(url, body, '', newAddress());
