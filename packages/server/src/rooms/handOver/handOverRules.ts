import type { Seat } from '@lantern/protocol/seat';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { isStillOpen } from '../../clock/clockSkew';
import { refused } from '../../refusals';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { hashFits, keyFits } from '../access/keys';
import { withShown } from '../access/shownTogether';
import { withHosting } from '../host/hostingRules';
import { movedAway } from '../seats/people';
import { seatNamed } from '../seats/seats';

/** How long a seat can be moved to another device, in milliseconds. */
export const HAND_OVER_LASTS = 2 * MINUTE;

/** The stored hashes of an offer: of the secret in its link and of its typed code. */
export type OfferHashes = Pick<HostingRecord['handOvers'][number], 'tokenHash' | 'codeHash'>;

/** The room with an offer to move this seat; it replaces an earlier offer. */
export function offered(room: RoomRecord, seat: Seat, hashes: OfferHashes, now: number): RoomRecord {
  const { keyHash } = seatNamed(room, seat);
  if (keyHash === null) throw refused('NOT_YOUR_SEAT');
  const others = takenBack(room, seat).hosting.handOvers.filter(({ until }) =>
    isStillOpen(until, HAND_OVER_LASTS, now),
  );
  return withHosting(room, { handOvers: [...others, { keyHash, ...hashes, until: now + HAND_OVER_LASTS }] });
}

/** The room without an offer for this seat. */
export function takenBack(room: RoomRecord, seat: Seat): RoomRecord {
  const { keyHash } = seatNamed(room, seat);
  return withHosting(room, { handOvers: room.hosting.handOvers.filter((offer) => offer.keyHash !== keyHash) });
}

/** The device a seat moves to. */
export interface NewDevice {
  keyHash: string;
  /** Hash of the id of its browser. */
  browser?: string | undefined;
}

/**
 * Gives a seat a new key, and returns the room and the seat. The old key becomes invalid, for the host too. Throws
 * `HAND_OVER_GONE`.
 * @param secret of the offer's link, its typed code, or the key of the seat
 */
export function redeemed(
  room: RoomRecord,
  secret: unknown,
  { keyHash: newHash, browser }: NewDevice,
  now: number,
): { room: RoomRecord; seat: Seat } {
  const good = room.hosting.handOvers.filter(({ until }) => isStillOpen(until, HAND_OVER_LASTS, now));
  const offer = good.find(({ tokenHash, codeHash }) => keyFits(tokenHash, secret) || keyFits(codeHash, secret));
  const from = room.seats.find(({ keyHash }) => (offer ? hashFits(keyHash, offer.keyHash) : keyFits(keyHash, secret)));
  if (!from || from.keyHash === null) throw refused('HAND_OVER_GONE');
  const { browser: _, ...kept } = from;
  const moved = { ...kept, keyHash: newHash, ...(browser !== undefined && { browser }) };
  const seats = room.seats.map((seat) => (seat === from ? moved : seat));
  const hostKeyHash = hashFits(room.hostKeyHash, from.keyHash) ? newHash : room.hostKeyHash;
  const { hostAway } = room.hosting;
  const after = withHosting(takenBack(room, from.seat), {
    people: movedAway(room, from.keyHash),
    ...(hostAway && hostAway.keyHash === from.keyHash && { hostAway: { ...hostAway, keyHash: newHash } }),
  });
  const keys = [from.keyHash, newHash];
  return { room: withShown({ ...after, seats, hostKeyHash }, { keys, browsers: [] }), seat: from.seat };
}
