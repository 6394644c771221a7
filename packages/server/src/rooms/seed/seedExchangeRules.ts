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

/** How long to wait for contributing browsers: once for their hashes, once for their numbers. */
export const CONTRIBUTION_TIMEOUT_MS = 1000;

/** How long an unfinished exchange blocks another start. */
const UNFINISHED_MS = 5000;

/** The exchange of a room, unless it has expired. */
function open({ hosting }: RoomRecord, now: number): SeedExchangeRecord | undefined {
  return hosting.exchange && hosting.exchange.until > now ? hosting.exchange : undefined;
}

/**
 * The room with a new exchange for the match to be dealt. Throws `ROOM_PLAYING` if another start is in progress.
 * @param seated the room as it will be seated, which determines the seats
 */
export function begun(
  room: RoomRecord,
  seated: RoomRecord,
  { matchId, promise, redraws = 0 }: { matchId: string; promise: string; redraws?: number },
  visitors: Iterable<Visitor>,
  now: number,
): RoomRecord {
  const other = open(room, now);
  if (other && other.matchId !== matchId) throw refused('ROOM_PLAYING');
  const parts = contributors(seated, visitors).map(({ seat, keyHash }) => ({
    seat,
    keyHash,
    commitment: null,
    number: null,
  }));
  const exchange = { matchId, promise, step: 'commit' as const, until: now + UNFINISHED_MS, parts };
  return withHosting(room, { exchange: { ...exchange, ...(redraws > 0 && { redraws }) } });
}

/** The seats of people who are online with a browser that supports contributions. */
export function contributors(room: RoomRecord, visitors: Iterable<Visitor>): { seat: Seat; keyHash: string }[] {
  const hashes = new Set<string | null>();
  for (const { contributes, seatHash } of visitors) if (contributes) hashes.add(seatHash);
  return room.seats.flatMap(({ seat, keyHash }) => (keyHash !== null && hashes.has(keyHash) ? { seat, keyHash } : []));
}

/** The room whose exchange now collects numbers. People without a hash are excluded. */
export function asking(room: RoomRecord, matchId: string): RoomRecord {
  const { exchange } = room.hosting;
  if (exchange?.matchId !== matchId || exchange.step === 'open') return room;
  const parts = exchange.parts.filter(({ commitment }) => commitment !== null);
  return withHosting(room, { exchange: { ...exchange, step: 'open', parts } });
}

/** The room without the exchange of that match. */
export function ended(room: RoomRecord, matchId: string): RoomRecord {
  const { exchange, ...hosting } = room.hosting;
  return exchange?.matchId === matchId ? { ...room, hosting } : room;
}

/**
 * The room with a contribution of a browser; undefined if it comes too late, as from a slow phone, or was not
 * requested. Throws `STALE_STATE` (too early, or different from an earlier one), `NOT_YOUR_SEAT`, `MALFORMED`.
 */
export function contributed(room: RoomRecord, key: unknown, sent: Contribution, now: number): RoomRecord | undefined {
  const seat = seatOfKey(room, key);
  if (seat === null) throw refused('NOT_YOUR_SEAT');
  const exchange = open(room, now);
  if (exchange?.matchId !== sent.matchId) return undefined;
  const { keyHash } = room.seats.find((record) => record.seat === seat) ?? {};
  const part = exchange.parts.find((part) => hashFits(part.keyHash, keyHash ?? null));
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

/** Whether all contributions of the current step are there. */
export function isComplete({ step, parts }: SeedExchangeRecord): boolean {
  return parts.every(({ commitment, number }) => (step === 'commit' ? commitment : number) !== null);
}

/** The contributed numbers, by seat. */
export function numbersOf(parts: SeedExchangeRecord['parts']): Contributions {
  return Object.fromEntries(parts.flatMap(({ seat, number }) => (number ? [[seat, number]] : [])));
}

/** Throws `ROOM_PLAYING` unless all contributors still have the same seats. */
export function requireSamePlaces({ seats }: RoomRecord, parts: SeedExchangeRecord['parts']): void {
  const sits = ({ seat, keyHash }: SeedExchangeRecord['parts'][number]) =>
    seats.some((record) => record.seat === seat && record.keyHash === keyHash);
  if (!parts.every(sits)) throw refused('ROOM_PLAYING');
}

/** The hashes of the keys of people who sent a hash but no number. */
export function missingOf(exchange: SeedExchangeRecord | undefined): string[] {
  return (exchange?.parts ?? []).flatMap(({ keyHash, number }) => (number === null ? keyHash : []));
}

/** The exchange as everybody may see it: the hashes once complete, and no numbers. */
export function exchangeView(room: RoomRecord, now: number): SeedExchangeView | null {
  const exchange = open(room, now);
  if (!exchange) return null;
  const { matchId, promise, step, parts, redraws = 0 } = exchange;
  const told = step === 'open' ? parts : [];
  return {
    matchId,
    promise,
    step,
    redraws,
    commitments: Object.fromEntries(told.map(({ seat, commitment }) => [seat, commitment ?? ''])),
  };
}
