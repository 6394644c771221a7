import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { MONSTERS } from './data/abilities';
import { type CardId, monstersCalledBy } from './data/cards';
import type { Colour } from './data/classes';
import { blowDamage, blowOutcome, exchangeOf, swapCancelsBlow } from './rules/exchange';
import { stepsOf } from './rules/exits';
import { isStairs, partyCard } from './rules/grid';
import { isTaken } from './rules/heroes';
import { combatOf, effectsOf, foeById, heroOf, weakestPlace } from './rules/party';
import type { Placement } from './rules/placing';
import { placementsNow } from './rules/scrying';
import { refuseSwap, refuseWild, swapArgsOf } from './rules/uses';
import { owesDecision } from './stages';
import type { Board, SwapTarget } from './state';

/** The order in which classes are taken by those who do not choose. */
const CHOICE_ORDER: readonly Colour[] = ['blue', 'yellow', 'green', 'black', 'red'];

/** The default choice of a seat that nobody plays (section 5); `undefined` if it owes no decision. */
export function defaultMove(board: Board, seat: Seat): Choice | undefined {
  if (!owesDecision(board, seat)) return undefined;
  switch (board.awaiting?.stage) {
    case 'choose':
      return { move: 'chooseColour', args: [CHOICE_ORDER.find((colour) => !isTaken(board, colour))] };
    case 'arrange':
      return { move: 'arrange', args: [board.order] };
    case 'place':
      return defaultPlacement(board, board.drawn as CardId);
    case 'travel':
      return defaultTravel(board);
    case 'roll':
      return { move: 'roll', args: defaultTarget(board) };
    case 'decide':
      return defaultUse(board);
    default:
      return undefined;
  }
}

/** Ways and the pool near the party, monsters far from it. */
function defaultPlacement(board: Board, id: CardId): Choice {
  const near = monstersCalledBy(id, false) === 0;
  const here = partyCard(board);
  const distance = ({ x, y }: Placement): number => Math.abs(x - here.x) + Math.abs(y - here.y);
  const sorted = placementsNow(board, id).sort((a, b) => (near ? 1 : -1) * (distance(a) - distance(b)));
  const { x, y, rot } = sorted[0] as Placement;
  return { move: 'placeCard', args: [x, y, rot] };
}

/** Nobody leads the party into a fight without being asked to, if there is another way. */
function defaultTravel(board: Board): Choice {
  const [first, second, ...rear] = board.order;
  if (second !== undefined) return { move: 'reorder', args: [[second, first, ...rear]] };
  const steps = stepsOf(board);
  const safe = steps.find(({ card }) => card.monsters.length === 0);
  if (safe) return { move: 'step', args: [safe.dir] };
  if (isStairs(partyCard(board))) return { move: 'descend', args: [] };
  return steps[0] ? { move: 'step', args: [steps[0].dir] } : { move: 'hold', args: [] };
}

/** The arguments of a roll: a lone hero attacks the weaker of two monsters. */
function defaultTarget(board: Board): [] | [0 | 1] {
  const combat = combatOf(board);
  const { kind, foe } = exchangeOf(combat);
  return kind === 'attack' && foe === null ? [weakestPlace(combat)] : [];
}

/** Wards off a blow that would wound, as well as the dice allow. */
function defaultUse(board: Board): Choice {
  const { seat } = exchangeOf(combatOf(board));
  return (wouldBeWounded(board) ? wardingUse(board, seat) : undefined) ?? { move: 'done', args: [] };
}

function wardingUse(board: Board, seat: Seat): Choice | undefined {
  const ability = (['confuse', 'shield', 'guard'] as const).find((one) => !refuseWild(board, one, undefined));
  return swapWithStrongest(board, seat) ?? (ability && { move: 'useWild', args: [ability] });
}

/** A change of places with the strongest other hero, or of the monsters, that cancels a blow; undefined if not possible. */
export function swapWithStrongest(board: Board, seat: Seat): Choice | undefined {
  if (!swapCancelsBlow(board.options, 'defend')) return undefined;
  const [strongest] = board.order
    .filter((other) => other !== seat)
    .sort((a, b) => heroOf(board, b).hp - heroOf(board, a).hp);
  const pair: SwapTarget = strongest === undefined ? MONSTERS : [seat, strongest];
  if (!refuseSwap(board, pair)) return { move: 'useSwap', args: swapArgsOf(pair) };
  return refuseWild(board, 'swap', pair) ? undefined : { move: 'useWild', args: ['swap', pair] };
}

/** Whether the hero of the exchange is about to lose points to the monster's blow. */
export function wouldBeWounded(board: Board): boolean {
  const combat = combatOf(board);
  const exchange = exchangeOf(combat);
  const foe = foeById(combat, exchange.foe);
  if (exchange.kind !== 'defend' || !foe || blowOutcome(board, exchange, foe) !== 'hit') return false;
  return blowDamage(board, exchange, foe) > effectsOf(combat, exchange.seat).shield;
}
