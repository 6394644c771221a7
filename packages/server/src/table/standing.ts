import type { Seat } from '@lantern/games/kit/seat';

/**
 * The moves a match stands on, as far as they can be taken back: the last of each seat that everybody may know of. Moves
 * that are hidden altogether are not among them, so that neither a take-back nor its refusal betrays them.
 */
export interface Standing {
  /** Number of the last of all these moves, the clock's included; 0 where there is none. */
  latest: number;
  /** Of each seat's: its number, and whether it has touched nobody else and revealed nothing. */
  moves: Readonly<Record<Seat, { seq: number; free: boolean }>>;
}

/** How a move can be taken back: freely, or if everybody agrees. */
export type TakeBackWay = 'free' | 'ask';

/** After a further move. @param seat `null` for the clock */
export function stoodOn(standing: Standing | undefined, seat: Seat | null, seq: number, free: boolean): Standing {
  const moves = standing?.moves ?? {};
  return { latest: seq, moves: seat === null ? moves : { ...moves, [seat]: { seq, free } } };
}

/** The move a seat can take back, and how; nothing where there is none. */
export function takeableBy(
  standing: Standing | undefined,
  seat: Seat | null,
): { seq: number; way: TakeBackWay } | undefined {
  const own = seat === null ? undefined : standing?.moves[seat];
  if (!own) return undefined;
  return { seq: own.seq, way: own.free && own.seq === standing?.latest ? 'free' : 'ask' };
}
