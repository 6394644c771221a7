import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Contribution } from '@lantern/protocol/bodies';
import type { Contributions } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import { refused } from '../../refusals';
import type { RoomRecord, SeedExchangeRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { hashFits } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import { seatOfKey } from '../seats/seats';

/** How long browsers are waited for that contribute: first for their hashes, then for their numbers, in milliseconds. */
export const TIMEOUT = 1000;

/** How long an exchange stands in the way of another start if nobody brings it to its end, in milliseconds. */
const LAPSES = 5000;

/** The exchange of a room that has not lapsed. */
function open({ hosting }: RoomRecord, now: number): SeedExchangeRecord | undefined {
  return hosting.exchange && hosting.exchange.until > now ? hosting.exchange : undefined;
}

/**
 * The room with an exchange begun for the match that is to be dealt.
 * @param seated the room as it will be seated: the seats count as they are there
 * Throws `ROOM_PLAYING` where another start is under way.
 */
export function begun(
  room: RoomRecord,
  seated: RoomRecord,
  { matchId, promise }: { matchId: string; promise: string },
  visitors: Iterable<Visitor>,
  now: number,
): RoomRecord {
  const other = open(room, now);
  if (other && other.matchId !== matchId) throw refused('ROOM_PLAYING');
  const parts = contributors(seated, visitors).map(({ seat, keyHash }) => ({
    ...{ seat, keyHash, commitment: null, number: null },
  }));
  return withHosting(room, { exchange: { matchId, promise, step: 'commit', until: now + LAPSES, parts } });
}

/** Seats of persons with a browser here that has said it contributes. */
export function contributors(room: RoomRecord, visitors: Iterable<Visitor>): { seat: Seat; keyHash: string }[] {
  const hashes = new Set<string | null>();
  for (const { contributes, seatHash } of visitors) if (contributes) hashes.add(seatHash);
  return room.seats.flatMap(({ seat, keyHash }) => (keyHash !== null && hashes.has(keyHash) ? { seat, keyHash } : []));
}

/** The room whose exchange asks for the numbers now; who has handed in no hash is out of it. */
export function asking(room: RoomRecord, matchId: string): RoomRecord {
  const { exchange } = room.hosting;
  if (exchange?.matchId !== matchId || exchange.step === 'open') return room;
  const parts = exchange.parts.filter(({ commitment }) => commitment !== null);
  return withHosting(room, { exchange: { ...exchange, step: 'open', parts } });
}

/** The room without its exchange, if it is the one of that match. */
export function ended(room: RoomRecord, matchId: string): RoomRecord {
  const { exchange, ...hosting } = room.hosting;
  return exchange?.matchId === matchId ? { ...room, hosting } : room;
}

/**
 * The room with what a browser hands in; nothing where it comes too late, as from a slow phone, or was not asked for.
 * Throws `STALE_STATE` (too early, or other than what was handed in before), `NOT_YOUR_SEAT`, `MALFORMED`.
 */
export function contributed(room: RoomRecord, key: unknown, sent: Contribution, now: number): RoomRecord | undefined {
  const seat = seatOfKey(room, key);
  if (seat === null) throw refused('NOT_YOUR_SEAT');
  const exchange = open(room, now);
  if (exchange?.matchId !== sent.matchId) return undefined;
  const { keyHash } = room.seats.find((one) => one.seat === seat) ?? {};
  const part = exchange.parts.find((one) => hashFits(one.keyHash, keyHash ?? null));
  if (!part) return undefined;
  const after = 'commitment' in sent ? { ...part, commitment: sent.commitment } : { ...part, number: sent.number };
  const repeated = after.commitment === part.commitment && after.number === part.number;
  if (repeated) return room;
  const asked = 'commitment' in sent ? exchange.step === 'commit' && !part.commitment : exchange.step === 'open';
  if (!asked || part.number !== null) throw refused('STALE_STATE');
  if ('number' in sent && commitmentOf(sent.matchId, sent.number) !== part.commitment) throw refused('MALFORMED');
  return withHosting(room, {
    exchange: { ...exchange, parts: exchange.parts.map((one) => (one === part ? after : one)) },
  });
}

/** Whether everybody has handed in what is asked for now. */
export function isComplete({ step, parts }: SeedExchangeRecord): boolean {
  return parts.every(({ commitment, number }) => (step === 'commit' ? commitment : number) !== null);
}

/** The numbers that were handed in. */
export function numbersOf(exchange: SeedExchangeRecord | undefined): Contributions {
  return Object.fromEntries((exchange?.parts ?? []).flatMap(({ seat, number }) => (number ? [[seat, number]] : [])));
}

/** The exchange as everybody may see it: hashes, once all are in, but no numbers. */
export function exchangeView(room: RoomRecord, now: number): SeedExchangeView | null {
  const exchange = open(room, now);
  if (!exchange) return null;
  const { matchId, promise, step, parts } = exchange;
  const told = step === 'open' ? parts : [];
  return {
    ...{ matchId, promise, step },
    commitments: Object.fromEntries(told.map(({ seat, commitment }) => [seat, commitment ?? ''])),
  };
}
