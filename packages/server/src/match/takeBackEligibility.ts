import type { Learned } from '@lantern/protocol/learned';
import type { Seat } from '@lantern/protocol/seat';

/** A move that could be taken back. */
interface TakeableMove {
  seq: number;
  /** The version of the seat's own view after the move; clients identify the move by it. */
  version: number;
  /** Whether it affected nobody else and revealed nothing, as `mayTakeBackFreely` decided when it was made. */
  free: boolean;
  /** Time used for the decision it answered, in milliseconds. */
  spent?: number;
  /** Time used since for each decision that only this seat owed. */
  later?: readonly number[];
  /** Information the seat has learned from the move and since; absent in moves of older versions. */
  shown?: readonly Learned[];
}

/**
 * The moves that can be taken back: the last public move of each seat. Moves whose existence is hidden are left out, so
 * that neither a take-back nor its refusal reveals them. Stored with the match as `standing`.
 */
export interface TakeBackEligibility {
  /** Number of the last public move, including the clock's. */
  latest: number;
  moves: Readonly<Record<Seat, TakeableMove>>;
}

/** How a seat can take back its last move: freely, or with everybody's consent. */
export interface Takeable {
  way: 'free' | 'ask';
  /** The version of the seat's own view after the move. */
  version: number;
  /** Information the seat has learned since. */
  shown: readonly Learned[];
}

/**
 * The effect of a move on earlier ones: what each seat learns from it, and the decision of a single seat that it
 * closed.
 */
interface Since {
  showing(seat: Seat): readonly Learned[];
  closed: { seat: Seat; spent: number } | undefined;
}

/**
 * Eligibility after a move.
 * @param made the move; absent for the clock's
 */
export function afterMove(
  eligibility: TakeBackEligibility | undefined,
  seq: number,
  since: Since,
  made?: Omit<TakeableMove, 'seq' | 'shown' | 'later'> & { seat: Seat },
): TakeBackEligibility {
  const moves = followed(eligibility?.moves ?? {}, since);
  if (!made) return { latest: seq, moves };
  const { seat, ...stood } = made;
  return { latest: seq, moves: { ...moves, [seat]: { seq, ...stood, shown: since.showing(seat) } } };
}

/** Eligibility after a move whose existence is hidden. It cannot be taken back itself; earlier moves still can. */
export function afterHiddenMove(
  eligibility: TakeBackEligibility | undefined,
  since: Since,
): TakeBackEligibility | undefined {
  return eligibility && { ...eligibility, moves: followed(eligibility.moves, since) };
}

function followed(moves: TakeBackEligibility['moves'], { showing, closed }: Since): TakeBackEligibility['moves'] {
  const more = Object.entries(moves).map(([seat, stood]) => {
    const seen = stood.shown ?? ['chance'];
    const added = showing(seat).filter((learned) => !seen.includes(learned));
    const used = closed?.seat === seat && closed.spent > 0 ? closed.spent : undefined;
    if (added.length === 0 && used === undefined) return [seat, stood] as const;
    const later = [...(stood.later ?? []), ...(used === undefined ? [] : [used])];
    return [seat, { ...stood, shown: [...seen, ...added], ...(later.length > 0 && { later }) }] as const;
  });
  return Object.fromEntries(more);
}

/**
 * The move a seat can take back, and how; undefined if there is none. Whether it is free was decided when it was made, by
 * `mayTakeBackFreely`.
 */
export function takeableBy(
  eligibility: TakeBackEligibility | undefined,
  seat: Seat | null,
): (Takeable & Required<Pick<TakeableMove, 'seq' | 'spent' | 'later'>>) | undefined {
  const own = seat === null ? undefined : eligibility?.moves[seat];
  if (!own) return undefined;
  const { seq, version, free, spent = 0, later = [] } = own;
  const way = free && seq === eligibility?.latest ? 'free' : 'ask';
  return { seq, version, way, spent, later, shown: way === 'free' ? [] : (own.shown ?? ['chance']) };
}
