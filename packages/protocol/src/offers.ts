import type { Seat } from './seat';

/**
 * The host's possible offers to the seated players after a match: the next one with everybody moved one seat on, the
 * next one with the same seats, or the next room of the group.
 */
export type OfferKind = 'rematch' | 'start' | 'next';

/**
 * An offer that waits for answers. The match starts by itself once everybody has agreed. The offer expires when the
 * game, the options or the people on the seats change.
 */
export interface OfferView {
  id: string;
  kind: OfferKind;
  /** The seat of the host who made it; `null` if the host has no seat. */
  by: Seat | null;
  /** The seats that have agreed, including the host's own. */
  yes: Seat[];
  /** The seats that have declined: they are free in the next match. */
  no: Seat[];
  /** The seats that have not answered. */
  asked: Seat[];
}
