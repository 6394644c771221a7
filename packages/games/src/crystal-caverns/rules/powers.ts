import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Colour } from '../data/classes';
import type { Size } from '../data/levels';
import { POWERS, type Power } from '../data/powers';
import type { Exchange, Foe, HeroEffects, State } from '../state';
import type { Monster } from '../types';
import { combatOf, effectsOf } from './party';
import { record } from './story';

/** The effects on the hero that immunity (R11.5) and confusion (R12.4) prevent. */
const AGAINST_HERO: readonly Power[] = ['cold', 'poison', 'drain'];

/**
 * R13: the monster uses every WILD it shows, whether it attacks or defends.
 * @returns the levels drained, which the hero loses only after the exchange (R9.2.7)
 */
export function usePowers({ state, random }: MoveContext<State>, exchange: Exchange, foe: Foe, wilds: number): number {
  const effects = effectsOf(combatOf(state), exchange.seat);
  let drained = 0;
  for (const power of powersOf(foe.monster, wilds, random)) {
    const warded = AGAINST_HERO.includes(power) && (effects.immune || exchange.confused);
    record(state, 'power', { foe: foe.monster, power, seat: exchange.seat, warded });
    if (warded) continue;
    if (power === 'drain') drained += 1;
    else apply(power, foe, effects);
  }
  return drained;
}

function apply(power: Exclude<Power, 'drain'>, foe: Foe, effects: HeroEffects): void {
  switch (power) {
    case 'speed':
      foe.initNext = 7;
      break;
    case 'fire':
      foe.fire += 1;
      break;
    case 'cold':
      effects.initNext = 1;
      break;
    case 'poison':
      effects.poisonNext = true;
      break;
  }
}

/**
 * The powers that a number of WILDs activate: the monster's own for each; of the Dragon one more crystal for each (R14.3).
 */
function powersOf(monster: Monster, wilds: number, random: Random): Power[] {
  if (monster.rank === 'JOKER') return dragonColours(monster, wilds, random).map((colour) => POWERS[colour]);
  return Array.from({ length: wilds }, () => POWERS[monster.pieces[0]?.colour as Colour]);
}

/** R14.3: 1 the large one, 2 the medium one too, 3 one small one too, 4 all. */
function dragonColours({ pieces }: Monster, wilds: number, random: Random): Colour[] {
  const of = (size: Size): Colour[] => pieces.filter((piece) => piece.size === size).map(({ colour }) => colour);
  const smalls = of(1);
  if (wilds >= 4) return [...of(3), ...of(2), ...smalls];
  const differ = smalls.length === 2 && smalls[0] !== smalls[1];
  const chosen = wilds === 3 && differ ? random.die(2) - 1 : 0;
  return [
    ...(wilds >= 1 ? of(3) : []),
    ...(wilds >= 2 ? of(2) : []),
    ...(wilds === 3 ? smalls.slice(chosen, chosen + 1) : []),
  ];
}
