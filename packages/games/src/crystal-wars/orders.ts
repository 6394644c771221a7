import { type OrderSentence, type Orders, partsOf } from '../kit/orders';
import { UNIT_KINDS, type UnitKind } from './data/pieces';
import type { Square } from './data/squares';
import { defaultSquare } from './defaultMove';
import { upkeepAt } from './rules/harvest';
import { unitAt } from './rules/squares';
import type { Board, Question } from './state';
import type { View } from './view';

type Given = {
  /** The unit that the player picks to fall. */
  casualty: 'dearest' | 'cheapest' | 'kinds' | 'ask';
  /** The kinds in the order in which they fall, if that is ordered; others fall last. */
  kinds: string;
};

const KINDS: OrderSentence = [
  ['infantry', 'hover', 'tank', 'diplomat'],
  ['hover', 'tank', 'diplomat', 'infantry'],
  ['tank', 'diplomat', 'infantry', 'hover'],
];

/** The choice of casualties (R7.7). */
export const orders: Orders<View, Given> = {
  choices: { casualty: ['dearest', 'cheapest', 'kinds', 'ask'], kinds: KINDS },
  ordered(view, _seat, { casualty, kinds }) {
    const { question } = view;
    if (question?.kind !== 'casualty' || casualty === 'ask') return undefined;
    return { move: 'chooseCasualty', args: [CASUALTIES[casualty](view, question, partsOf(kinds))] };
  },
};

const CASUALTIES: Readonly<
  Record<Exclude<Given['casualty'], 'ask'>, (board: Board, question: Question, kinds: readonly string[]) => Square>
> = {
  dearest: defaultSquare,
  cheapest: (board, { candidates }) => least(candidates, (square) => upkeepAt(board, square)),
  kinds: (board, { candidates }, kinds) => least(candidates, (square) => rankOf(unitAt(board, square)?.kind, kinds)),
};

/** The square with the lowest measure; of equal ones the first. */
function least(squares: readonly Square[], measure: (square: Square) => number): Square {
  const smallest = Math.min(...squares.map(measure));
  return squares.find((square) => measure(square) === smallest) as Square;
}

const rankOf = (kind: UnitKind | undefined, kinds: readonly string[]) =>
  kind && kinds.includes(kind) ? kinds.indexOf(kind) : UNIT_KINDS.length;
