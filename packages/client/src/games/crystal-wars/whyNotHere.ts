import {
  allSquares,
  type Creatable,
  groundAt,
  type Square,
  settlementAt,
  supportersOf,
  unitAt,
} from '@lantern/games/crystal-wars/board';
import type { Why } from '../../ui/explainable';
import type { BoardContext } from './selection';
import { t } from './strings';
import { PICKS } from './targets';

/** The reason why the tapped square allows no move; `undefined` if the tap is not about a move. */
export function reasonAt(context: BoardContext, square: Square): Why | undefined {
  const { stage, selection, view, seat, whyNot } = context;
  const pick = PICKS[stage];
  if (pick) return whyNot(pick.move, [square]);
  // A tap on another own unit is explained for that unit, not as an attack of the selected one.
  const from = unitAt(view, square, seat) ? null : selection.from;
  switch (stage) {
    case 'movement':
      return from === null ? idleMover(context, square) : whyNot('moveUnit', [from, square]);
    case 'combat':
      return from === null ? idleFighter(context, square) : whyNotAttack(context, from, square);
    case 'creation':
      return selection.kind === null ? undefined : whyNot('create', [selection.kind, square]);
    default:
      return undefined;
  }
}

/** The reason why a tapped piece cannot move. */
function idleMover({ view, seat, whyNot }: BoardContext, square: Square): Why | undefined {
  if (!view.pieces[square]) return undefined;
  const unit = unitAt(view, square, seat);
  if (unit && !unit.moved) return { sentence: t().fields.cannotMove };
  return whyNot('moveUnit', [square, square]);
}

/** The reason why a tapped unit cannot fight any of its neighbours. */
function idleFighter(context: BoardContext, square: Square): Why | undefined {
  const { view, seat, whyNot } = context;
  const unit = unitAt(view, square, seat);
  if (!unit) return undefined;
  if (unit.fought) return whyNot('battle', [square, square, []]);
  const reasons = groundAt(view, square).orthogonal.flatMap((beside) => whyNotAttack(context, square, beside) ?? []);
  return reasons[0] ?? { sentence: t().fields.cannotFight };
}

/** Why the selected unit cannot attack that square, even with all possible support. */
function whyNotAttack({ view, seat, whyNot }: BoardContext, from: Square, square: Square): Why | undefined {
  const enemy = unitAt(view, square);
  const settlement = settlementAt(view, square);
  const fights = enemy !== undefined && enemy.owner !== seat;
  if (!fights && (!settlement || settlement.owner === seat)) return undefined;
  if (unitAt(view, from, seat)?.kind === 'diplomat') {
    return whyNot(fights ? 'persuade' : 'sabotage', [from, square]);
  }
  return whyNot(fights ? 'battle' : 'siege', [from, square, supportersOf(view, from, square)]);
}

/** Refusal codes from the most to the least helpful one. */
const TELLING = ['NO_GRAIN', 'NO_PIECE', 'SPACING', 'GOLD_ADJACENT', 'NO_SOURCE', 'METRO_SQUARE', 'OCCUPIED'];

/** The reason why a kind of piece cannot be created anywhere. */
export function reasonAgainst({ view, whyNot }: BoardContext, kind: Creatable): Why | undefined {
  const reasons = allSquares(view).flatMap((square) => whyNot('create', [kind, square]) ?? []);
  const rank = (code: string): number => (TELLING.includes(code) ? TELLING.indexOf(code) : TELLING.length);
  return reasons.sort((a, b) => rank(a.refusal.code) - rank(b.refusal.code))[0];
}
