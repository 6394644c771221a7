import type { Seat } from '@lantern/games/kit/seat';

/** A move that stands. */
interface Stood {
  /** Its number. */
  seq: number;
  /** The version of the seat's own view that it led to: by this the seat knows it. */
  version: number;
  /** Whether it has touched nobody else and revealed nothing. */
  free: boolean;
}

/**
 * The moves a match stands on, as far as they can be taken back: the last of each seat that everybody may know of. Moves
 * that are hidden altogether are not among them, so that neither a take-back nor its refusal betrays them.
 */
export interface Standing {
  /** Number of the last of all these moves, the clock's included. */
  latest: number;
  moves: Readonly<Record<Seat, Stood>>;
}

/** How a seat can take its last move back: freely, or if everybody agrees. */
export interface Takeable {
  way: 'free' | 'ask';
  /** The version of the seat's own view that the move led to. */
  version: number;
}

/** After a further move; without a seat, of the clock. */
export function stoodOn(
  standing: Standing | undefined,
  seq: number,
  made?: Omit<Stood, 'seq'> & { seat: Seat },
): Standing {
  const moves = standing?.moves ?? {};
  if (!made) return { latest: seq, moves };
  const { seat, version, free } = made;
  return { latest: seq, moves: { ...moves, [seat]: { seq, version, free } } };
}

/** The move a seat can take back, and how; nothing where there is none. */
export function takeableBy(
  standing: Standing | undefined,
  seat: Seat | null,
): (Takeable & { seq: number }) | undefined {
  const own = seat === null ? undefined : standing?.moves[seat];
  if (!own) return undefined;
  const { seq, version, free } = own;
  return { seq, version, way: free && seq === standing?.latest ? 'free' : 'ask' };
}
