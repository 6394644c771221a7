import type { Seat } from '@lantern/protocol/seat';
import { isStillOpen } from '../../clock/clockSkew';
import { refused } from '../../refusals';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { hashFits, keyFits } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import { seatNamed } from '../seats/seats';

/** How long another device can take over a seat, in milliseconds. */
export const HAND_OVER_LASTS = 2 * 60_000;

/** What opens an offer, as it is kept: the secret of a link, and a code that is typed. */
export type OfferHashes = Pick<HostingRecord['handOvers'][number], 'tokenHash' | 'codeHash'>;

/** The room with a seat offered to another device; an offer before it is worth nothing any more. */
export function offered(room: RoomRecord, seat: Seat, hashes: OfferHashes, now: number): RoomRecord {
  const { keyHash } = seatNamed(room, seat);
  if (keyHash === null) throw refused('NOT_YOUR_SEAT');
  const others = takenBack(room, seat).hosting.handOvers.filter(({ until }) =>
    isStillOpen(until, HAND_OVER_LASTS, now),
  );
  return withHosting(room, { handOvers: [...others, { keyHash, ...hashes, until: now + HAND_OVER_LASTS }] });
}

/** The room with a seat offered to nobody. */
export function takenBack(room: RoomRecord, seat: Seat): RoomRecord {
  const { keyHash } = seatNamed(room, seat);
  return withHosting(room, { handOvers: room.hosting.handOvers.filter((offer) => offer.keyHash !== keyHash) });
}

/**
 * The room with another key for the seat that the secret of a link or a typed code stands for, and the name of that seat. The old key is worth nothing
 * any more, also as the host's. Throws `HAND_OVER_GONE`.
 */
export function redeemed(
  room: RoomRecord,
  secret: unknown,
  newHash: string,
  now: number,
): { room: RoomRecord; seat: Seat } {
  const good = room.hosting.handOvers.filter(({ until }) => isStillOpen(until, HAND_OVER_LASTS, now));
  const offer = good.find(({ tokenHash, codeHash }) => keyFits(tokenHash, secret) || keyFits(codeHash, secret));
  const from = offer && room.seats.find(({ keyHash }) => hashFits(keyHash, offer.keyHash));
  if (!from) throw refused('HAND_OVER_GONE');
  const seats = room.seats.map((seat) => (seat === from ? { ...seat, keyHash: newHash } : seat));
  const hostKeyHash = hashFits(room.hostKeyHash, from.keyHash) ? newHash : room.hostKeyHash;
  return { room: { ...takenBack(room, from.seat), seats, hostKeyHash }, seat: from.seat };
}
