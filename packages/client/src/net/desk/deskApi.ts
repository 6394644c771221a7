import { type Desk, KEYS_OF_ROOM, ROOMS_ON_DESK } from '@lantern/protocol/desk';
import type { Seat } from '@lantern/protocol/seat';
import { keysOf, knownRooms } from '../../state/roomKeys';
import { call } from '../api/call';

/** Maximum number of keys in one request, since the body of a request is limited. */
const MAX_KEYS = 200;

/** Fetches the lines of these rooms from the server. Rejects like `call`. */
export async function fetchDesk(codes: readonly string[]): Promise<Desk> {
  const answers = await Promise.all(bundles(codes).map((rooms) => call('POST /api/desk', {}, { rooms })));
  return { rooms: answers.flatMap(({ rooms }) => rooms), gone: answers.flatMap(({ gone }) => gone) };
}

/** Finds the room of a link with this tag; `null` if this browser has no key of it. Rejects like `call`. */
export async function roomOfTag(tag: string): Promise<string | null> {
  for (const rooms of bundles(knownRooms().map(({ code }) => code))) {
    const { code } = await call('POST /api/turn', {}, { tag, rooms });
    if (code !== null) return code;
  }
  return null;
}

interface Asked {
  code: string;
  keys: string[];
}

/** Groups rooms with the keys of this browser into the largest allowed requests. */
function bundles(codes: readonly string[]): Asked[][] {
  const all: Asked[][] = [];
  let keys = 0;
  for (const code of codes) {
    const asked = {
      code,
      keys: keysIn(code).slice(0, KEYS_OF_ROOM),
    };
    keys += asked.keys.length;
    const last = all.at(-1);
    if (last && last.length < ROOMS_ON_DESK && keys <= MAX_KEYS) last.push(asked);
    else {
      all.push([asked]);
      keys = asked.keys.length;
    }
  }
  return all;
}

/** The keys of this browser in a room: those of its seats, and that of the host. */
function keysIn(code: string): string[] {
  const { seats, hostKey } = keysOf(code);
  return [...seats.map(({ seatKey }) => seatKey), ...(hostKey === undefined ? [] : [hostKey])];
}

export interface WaitingTable {
  /** The seat that owes a decision. */
  seat: Seat;
  /** Its deadline; `null` without a limit. */
  until: number | null;
}

/** The seat of this browser that a room over days waits for; `undefined` if there is none, or a bot plays its turn. */
export function waitingIn({ state, paused, mine, dayClock }: Desk['rooms'][number]): WaitingTable | undefined {
  if (state !== 'playing' || paused) return undefined;
  return dayClock?.owing.find(({ seat, bot }) => !bot && mine.includes(seat));
}

/** Compares deadlines: the nearest first, `null` last. */
export const byDeadline = (one: number | null, other: number | null): number =>
  (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE);
