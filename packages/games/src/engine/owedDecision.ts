import type { Seat } from '@lantern/protocol/seat';
import type { Moves } from '../kit/move';
import { seatsOf } from '../kit/seat';
import type { AnyModule, CommonView } from '../module';

/** The seats that a match over days waits for, from public facts alone. */
export interface OwedDecision {
  decisionId: number;
  /** A turn has days and a reserve; an aside, an answer beside the turn, has hours. */
  kind: 'turn' | 'aside';
  /** Seats that owe the open decision; none after the end. */
  owing: Seat[];
  /** The decision has no alternatives. */
  routine: boolean;
}

/**
 * The seats that owe the open decision, as far as it is public. If answers are secret, these are all seats that were
 * asked, so that the list does not reveal who has answered.
 */
export function publiclyOwing(module: AnyModule, players: number, viewOf: (seat: Seat | null) => CommonView): Seat[] {
  const { stages } = viewOf(null);
  const secret = Object.values(module.moves as Moves<unknown, CommonView>).some(({ conceals }) => conceals === 'move');
  return seatsOf(players).filter((seat) => (secret ? Object.hasOwn(stages, seat) : viewOf(seat).mustDecide));
}

/** Returns the seats that a match waits for. @param viewOf the view of a seat, or of everybody */
export function owedDecision(
  module: AnyModule,
  players: number,
  viewOf: (seat: Seat | null) => CommonView,
): OwedDecision {
  const view = viewOf(null);
  const { decisionId, stages, turnSeat, result } = view;
  if (result) return { decisionId, kind: 'turn', owing: [], routine: false };
  const owing = publiclyOwing(module, players, viewOf);
  const { asides = [], routine } = module.overDays ?? {};
  const isBeside = owing.length > 0 && owing.every((seat) => asides.includes(stages[seat] ?? ''));
  // A seat that alone owes a decision in its own turn continues its turn.
  const ownTurn = owing.length === 1 && owing[0] === turnSeat;
  return {
    decisionId,
    kind: isBeside && !ownTurn ? 'aside' : 'turn',
    owing,
    routine: owing.length > 0 && (routine?.(view) ?? false),
  };
}
