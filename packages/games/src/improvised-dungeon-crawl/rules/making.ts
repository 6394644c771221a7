import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type Card, isFace, pipsOf } from '../data/cards';
import { classOf, FACE_VALUE, HP_DIE, HUMAN_BONUS, type Race, raceOf } from '../data/heroes';
import type { State } from '../state';
import { poolMaxima } from './heroes';
import { takeFromHand } from './secrets';
import { record } from './story';

/** R2.8, R2.9: the face card becomes a hero; hit points are the die's highest number, or rolled once. */
export function makeHero({ state, random }: MoveContext<State>, seat: Seat, card: Card): void {
  takeFromHand(state, seat, card);
  const heroClass = classOf(card);
  const race = raceOf(card);
  const roll = state.options.hp === 'rolled' ? random.die(HP_DIE[race]) : null;
  const hp = roll ?? HP_DIE[race];
  state.heroes[seat] = {
    card,
    heroClass,
    race,
    name: null,
    hp,
    hpBase: hp,
    pools: poolMaxima({ heroClass, race }),
    rp: 0,
    lp: 0,
    bag: [],
  };
  record(state, 'heroMade', { seat, card, heroClass, race, hp, roll });
}

/** R2.10: pips, ten for each face card left over, ten for being human. */
export function resourcePoints(resources: readonly Card[], race: Race): number {
  const cards = resources.reduce((sum, card) => sum + (isFace(card) ? FACE_VALUE : pipsOf(card)), 0);
  return cards + (race === 'human' ? HUMAN_BONUS : 0);
}
