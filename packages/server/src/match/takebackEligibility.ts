import type { Learned } from '@lantern/protocol/learned';
import type { Seat } from '@lantern/protocol/seat';

/** A move that stands. */
interface TakeableMove {
  /** Its number. */
  seq: number;
  /** The version of the seat's own view that it led to: by this the seat knows it. */
  version: number;
  /** Whether it has touched nobody else and revealed nothing. */
  free: boolean;
  /** What was used of its decision's time when it was made, in milliseconds. */
  spent?: number;
  /** What was used since of decisions that were the seat's alone, one after the other. */
  later?: readonly number[];
  /** What the seat has seen by it and since. Moves from before this was noted have shown what nobody knows of. */
  shown?: readonly Learned[];
}

/**
 * The moves a match stands on, as far as they can be taken back: the last of each seat that everybody may know of. Moves
 * that are hidden altogether are not among them, so that neither a take-back nor its refusal betrays them.
 */
export interface TakebackEligibility {
  /** Number of the last of all these moves, the clock's included. */
  latest: number;
  moves: Readonly<Record<Seat, TakeableMove>>;
}

/** How a seat can take its last move back: freely, or if everybody agrees. */
export interface Takeable {
  way: 'free' | 'ask';
  /** The version of the seat's own view that the move led to. */
  version: number;
  /** What the seat has seen since that it could not know before. */
  shown: readonly Learned[];
}

/** What a move brings to those that stand: what each seat sees by it, and whose decision alone it has closed. */
interface Since {
  showing(seat: Seat): readonly Learned[];
  closed: { seat: Seat; spent: number } | undefined;
}

/** After a further move; without a seat, of the clock. */
export function afterMove(
  eligibility: TakebackEligibility | undefined,
  seq: number,
  since: Since,
  made?: Omit<TakeableMove, 'seq' | 'shown' | 'later'> & { seat: Seat },
): TakebackEligibility {
  const moves = followed(eligibility?.moves ?? {}, since);
  if (!made) return { latest: seq, moves };
  const { seat, ...stood } = made;
  return { latest: seq, moves: { ...moves, [seat]: { seq, ...stood, shown: since.showing(seat) } } };
}

/** After a move that others may not know of: it cannot be taken back itself, but the others stand before it. */
export function afterHiddenMove(
  eligibility: TakebackEligibility | undefined,
  since: Since,
): TakebackEligibility | undefined {
  return eligibility && { ...eligibility, moves: followed(eligibility.moves, since) };
}

function followed(moves: TakebackEligibility['moves'], { showing, closed }: Since): TakebackEligibility['moves'] {
  const more = Object.entries(moves).map(([seat, stood]) => {
    const seen = stood.shown ?? ['chance'];
    const added = showing(seat).filter((one) => !seen.includes(one));
    const used = closed?.seat === seat && closed.spent > 0 ? closed.spent : undefined;
    if (added.length === 0 && used === undefined) return [seat, stood] as const;
    const later = [...(stood.later ?? []), ...(used === undefined ? [] : [used])];
    return [seat, { ...stood, shown: [...seen, ...added], ...(later.length > 0 && { later }) }] as const;
  });
  return Object.fromEntries(more);
}

/** The move a seat can take back, and how; nothing where there is none. */
export function takeableBy(
  eligibility: TakebackEligibility | undefined,
  seat: Seat | null,
): (Takeable & Required<Pick<TakeableMove, 'seq' | 'spent' | 'later'>>) | undefined {
  const own = seat === null ? undefined : eligibility?.moves[seat];
  if (!own) return undefined;
  const { seq, version, free, spent = 0, later = [] } = own;
  const way = free && seq === eligibility?.latest ? 'free' : 'ask';
  return { seq, version, way, spent, later, shown: way === 'free' ? [] : (own.shown ?? ['chance']) };
}
