import { recorderOf } from '../../kit/story';
import type { Facts, Figure } from '../facts';
import type { Combat, Combatant } from '../state';
import { foeById } from './party';

/** Adds a fact to the story; `asides` are what single seats learn beyond it. */
export const record = recorderOf<Facts>();

/** Somebody in the fight, as the story names them. */
export function figureOf(combat: Combat, who: Combatant): Figure {
  if ('hero' in who) return who;
  const foe = foeById(combat, who.foe);
  if (!foe) throw new Error(`monster ${who.foe} is not in the fight`);
  return { foe: foe.monster };
}
