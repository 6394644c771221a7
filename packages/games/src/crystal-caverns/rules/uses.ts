import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { type Ability, abilitiesFor, DAMAGING, isSpell, MONSTERS, TARGETS, type Target } from '../data/abilities';
import type { Board, Exchange, Foe, Hero, SwapTarget } from '../state';
import { exchangeOf } from './exchange';
import { exitStatus } from './exits';
import { exitsOf, partyCard } from './grid';
import { hasRoom } from './hitPoints';
import { classOf, combatOf, effectsOf, foeById, heroOf, isOneRow } from './party';

/** The effects that help the party even if no monster is left (R9.2.2). */
const FOR_THE_PARTY: readonly Ability[] = ['heal', 'swap', 'scrying'];
/** The effects on the blow of the exchange, which have no meaning without the monster. */
const FOR_THE_BLOW: readonly Ability[] = ['plusDamage', 'tip'];

/** The abilities of the hero who decides now (R11, R11.1). */
export function abilitiesNow(board: Board): readonly Ability[] {
  const { kind, seat } = exchangeOf(combatOf(board));
  return abilitiesFor(classOf(board, seat), kind, isOneRow(board));
}

/** The reason why a WILD may not be used like that (section 7); `undefined` if it may. */
export function refuseWild(board: Board, ability: Ability, target: Target): Refusal | undefined {
  const exchange = exchangeOf(combatOf(board));
  const hero = heroOf(board, exchange.seat);
  if (exchange.wildsLeft === 0) return refusal('NO_WILD_LEFT', 'R10.4');
  if (!abilitiesNow(board).includes(ability)) return refusal('NOT_YOUR_ABILITY', 'R11');
  if (isSpell(ability) && !hero.charges?.[ability]) return refusal('NO_CHARGE', 'R12.1');
  return refuseNow(board, exchange, ability) ?? refuseTarget(board, exchange, ability, target);
}

/** The reason why these two may not change places (R10.5); `undefined` if they may. */
export function refuseSwap(board: Board, target: Target): Refusal | undefined {
  const { rolled, swap } = exchangeOf(combatOf(board));
  if (!rolled?.heroFaces.includes('SWAP')) return refusal('NO_SWAP_LEFT', 'R10.5');
  if (swap) return refusal('SWAP_DONE', 'R10.5');
  return isSwappable(board, target) ? undefined : refusal('BAD_TARGET', 'R10.5');
}

/** The possible targets of an ability; legality is asked for each. */
export function targetsOf(board: Board, ability: Ability): Target[] {
  switch (TARGETS[ability]) {
    case 'none':
      return [undefined];
    case 'hero':
      return Object.keys(board.heroes);
    case 'foe':
      return combatOf(board).foes.map((_, slot) => slot as 0 | 1);
    case 'pair':
      return swapsOf(board);
  }
}

/** Every pair of living heroes, the lower seat first; and the monsters, where they may be swapped. */
export function swapsOf(board: Board): SwapTarget[] {
  const seats = [...board.order].sort();
  const pairs = seats.flatMap((seat, index) => seats.slice(index + 1).map((other): SwapTarget => [seat, other]));
  return isSwappable(board, MONSTERS) ? [...pairs, MONSTERS] : pairs;
}

/** The arguments of `useSwap` for those who change places. */
export function swapArgsOf(target: SwapTarget): [Seat, Seat] | [typeof MONSTERS] {
  return target === MONSTERS ? [MONSTERS] : target;
}

/** R9.2.2: whether the hero of the exchange can use anything it shows. */
export function hasUse(board: Board): boolean {
  const { wildsLeft } = exchangeOf(combatOf(board));
  if (swapsOf(board).some((target) => !refuseSwap(board, target))) return true;
  if (wildsLeft === 0) return false;
  return abilitiesNow(board).some((ability) =>
    targetsOf(board, ability).some((target) => !refuseWild(board, ability, target)),
  );
}

/** The monsters that count as undead (R11.3): black ones, and the Dragon with a black crystal. */
export function undead(foes: readonly Foe[]): Foe[] {
  return foes.filter(({ monster }) => monster.pieces.some(({ colour }) => colour === 'black'));
}

function refuseNow(board: Board, exchange: Exchange, ability: Ability): Refusal | undefined {
  const combat = combatOf(board);
  if (DAMAGING.includes(ability) && effectsOf(combat, exchange.seat).stunned) return refusal('STUNNED', 'R9.5');
  if (ability === 'swap' && exchange.swap) return refusal('SWAP_DONE', 'R10.5');
  if (ability === 'confuse' && exchange.confused) return refusal('ALREADY_CONFUSED', 'R12.4');
  if (ability === 'holy' && undead(combat.foes).length === 0) return refusal('NO_UNDEAD', 'R11.3');
  if (ability === 'scrying' && !canScry(board)) return refusal('NOTHING_TO_SCRY', 'R12.5');
  return undefined;
}

function canScry(board: Board): boolean {
  const card = partyCard(board);
  return exitsOf(card).some((dir) => exitStatus(board, card, dir) === 'UNEXPLORED');
}

function refuseTarget(board: Board, exchange: Exchange, ability: Ability, target: Target): Refusal | undefined {
  const combat = combatOf(board);
  const lost =
    (combat.foes.length === 0 && !FOR_THE_PARTY.includes(ability)) ||
    (FOR_THE_BLOW.includes(ability) && !foeById(combat, exchange.foe));
  if (lost || !isTarget(board, ability, target)) return refusal('BAD_TARGET', 'R11');
  if (TARGETS[ability] !== 'hero') return undefined;
  const hero = heroOf(board, target as Seat);
  return hero.alive ? refuseHealing(ability, hero) : refusal('HERO_DEAD', 'R11.4');
}

function refuseHealing(ability: Ability, hero: Hero): Refusal | undefined {
  return ability === 'heal' && !hasRoom(hero) ? refusal('STASH_FULL', 'R11.4') : undefined;
}

function isTarget(board: Board, ability: Ability, target: Target): boolean {
  switch (TARGETS[ability]) {
    case 'none':
      return target === undefined;
    case 'hero':
      return typeof target === 'string' && Object.hasOwn(board.heroes, target);
    case 'foe':
      return typeof target === 'number' && combatOf(board).foes[target] !== undefined;
    case 'pair':
      return isSwappable(board, target);
  }
}

/** R10.5: two different living heroes; or two monsters, where the options let heroes swap them. */
function isSwappable(board: Board, target: Target): boolean {
  if (target === MONSTERS) return board.options.swapMonsters === true && combatOf(board).foes.length === 2;
  if (typeof target !== 'object') return false;
  const [one, other] = target;
  return one !== other && board.order.includes(one) && board.order.includes(other);
}
