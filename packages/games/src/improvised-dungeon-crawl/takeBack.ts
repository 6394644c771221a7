import type { AnyModule } from '../module';
import type { State } from './state';

/** The dice and cards that people have seen. */
export const shows = {
  dealt: 'card',
  dropped: 'card',
  swapped: 'card',
  faceGiven: 'card',
  faceTaken: 'card',
  swapOffered: 'hand',
  claimed: 'hand',
  heroMade: 'hand',
  drew: 'card',
  fightBegan: 'die',
  healed: 'die',
  resurrected: 'die',
  attacked: 'die',
  missile: 'die',
  monsterAttacked: 'die',
  evaded: 'die',
  rerolled: 'die',
  disarmed: 'die',
  setOff: 'die',
  trapStruck: 'die',
  chestChecked: 'die',
  treasure: 'die',
  met: 'die',
  adventurerPaid: 'die',
  potionReceived: 'die',
  monsterLoot: 'die',
} satisfies AnyModule['shows'];

/** A roll that is on the table again is another one. */
export function renumber(state: State): void {
  if (state.roll) state.roll.id = state.nextId++;
}
