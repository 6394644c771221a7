import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { type Ability, MONSTERS, type Target } from '../data/abilities';
import { wouldBeWounded } from '../defaultMove';
import { blowOutcome, exchangeOf, swapCancelsBlow } from '../rules/exchange';
import { classOf, combatOf, foeById, frontRow, heroOf, levelOf, weakestPlace } from '../rules/party';
import { countOf } from '../rules/sums';
import { refuseSwap, refuseWild, swapArgsOf, undead } from '../rules/uses';
import type { Board, Combat, Exchange, SwapTarget } from '../state';
import { bestInRear, weakInFront } from './strength';
import { urgencyOf } from './urgency';

/** The factor on the value of a healed point for a hero in front. */
const FRONT_NEED = 1.5;

/** A use of a WILD that the bot prefers, legal or not. */
type Wish = readonly [Ability, Target?];

/** The roll of the hero that acts or is attacked; a lone hero in front attacks the monster with the highest value. */
export function chosenRoll(board: Board): Choice {
  const combat = combatOf(board);
  const { kind, foe, seat } = exchangeOf(combat);
  if (kind !== 'attack' || foe !== null) return { move: 'roll', args: [] };
  const [left = 0, right = 0] = combat.foes.map(({ monster, hp }) => urgencyOf(monster, hp, levelOf(board, seat)));
  return { move: 'roll', args: [right > left ? 1 : 0] };
}

/** The first legal one of the bot's preferred uses of the dice, or none (section 14). */
export function chosenUse(board: Board): Choice {
  const combat = combatOf(board);
  const exchange = exchangeOf(combat);
  const pair = wantedSwap(board, combat, exchange);
  if (pair && !refuseSwap(board, pair)) return { move: 'useSwap', args: swapArgsOf(pair) };
  const wishes: Wish[] = [...(pair ? [['swap', pair] as const] : []), ...wishesOf(board, combat, exchange)];
  const wild = wishes.find(([ability, target]) => !refuseWild(board, ability, target));
  return wild ? { move: 'useWild', args: wild } : { move: 'done', args: [] };
}

function wishesOf(board: Board, combat: Combat, exchange: Exchange): Wish[] {
  switch (classOf(board, exchange.seat)) {
    case 'fighter':
      return [...(hits(board, combat, exchange) ? [['plusDamage'] as const] : []), ...guards(board)];
    case 'cleric':
      return [...(holyWastes(board, combat) ? [] : [['holy'] as const]), ['heal', mostInNeed(board)]];
    case 'mage':
      return spells(board, combat);
    case 'archer':
      return shots(combat, exchange);
    case 'rogue':
      return [['speed']];
  }
}

function hits(board: Board, combat: Combat, exchange: Exchange): boolean {
  const foe = foeById(combat, exchange.foe);
  return foe !== undefined && blowOutcome(board, exchange, foe) === 'hit';
}

function guards(board: Board): Wish[] {
  return wouldBeWounded(board) ? [['guard']] : [];
}

/** A monster slain by holy light strengthens nobody, but a lone hero must avoid being drained. */
function holyWastes({ order }: Board, { foes }: Combat): boolean {
  return order.length > 1 && undead(foes).some(({ hp, monster }) => hp <= 2 && monster.rank !== 'JOKER');
}

function mostInNeed(board: Board): Seat | undefined {
  const need = (seat: Seat): number => heroOf(board, seat).hp - (frontRow(board).includes(seat) ? FRONT_NEED : 0);
  const [neediest] = [...board.order]
    .filter((seat) => !refuseWild(board, 'heal', seat))
    .sort((a, b) => need(a) - need(b));
  return neediest;
}

function spells(board: Board, combat: Combat): Wish[] {
  const fireball: Wish = ['fireball', weakestPlace(combat)];
  const attack: Wish[] = combat.foes.length === 2 ? [['lightning'], fireball] : [fireball, ['lightning']];
  const defence: Wish[] = wouldBeWounded(board) ? [['confuse'], ['shield']] : [];
  return [...attack, ...defence, ...hastes(board, combat), ['scrying']];
}

/** Haste for the first hero in front without it, if the fight can outlast this blow. */
function hastes(board: Board, combat: Combat): Wish[] {
  if (combat.foes.reduce((sum, { hp }) => sum + hp, 0) <= board.level) return [];
  const slow = frontRow(board).find((seat) => (combat.effects[seat]?.haste ?? 0) === 0);
  return slow === undefined ? [] : [['haste', slow]];
}

function shots(combat: Combat, { foe: id, rolled, extraTips }: Exchange): Wish[] {
  const foe = foeById(combat, id);
  const tips = countOf(rolled?.heroFaces ?? [], 'TIP') + extraTips;
  const topples = foe && !foe.stunned && tips <= countOf(rolled?.foeFaces ?? [], 'HOP');
  const threatened = rolled?.foeFaces.includes('WILD') ?? false;
  return [
    ...(topples ? [['tip'] as const] : []),
    ...(threatened ? [['immunity'] as const] : []),
    ['arrow', weakestPlace(combat)],
    ['immunity'],
  ];
}

/** A swap that avoids a blow, or one to a better order if the hero's blow misses or there is none. */
function wantedSwap(board: Board, combat: Combat, exchange: Exchange): SwapTarget | undefined {
  const { kind, seat } = exchange;
  if (kind === 'attack') return hits(board, combat, exchange) ? undefined : weakInFront(board);
  if (kind === 'rear') return weakInFront(board);
  if (!swapCancelsBlow(board.options, kind) || !wouldBeWounded(board)) return undefined;
  const other = bestInRear(board) ?? frontRow(board).find((one) => one !== seat);
  return other === undefined ? MONSTERS : [seat, other];
}
