import type { Seat } from '@lantern/protocol/seat';

/** The sheet that is open over the board: one at a time. */
export type OpenSheet =
  | { kind: 'stock' }
  | { kind: 'card'; key: string }
  | { kind: 'foe'; id: number }
  | { kind: 'hero'; seat: Seat };
