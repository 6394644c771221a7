import { orderedMove } from '../engine/orders';
import { crystalCaverns } from './game';
import { battle, type HeroLay, type Lay } from './testing';

/** Seat 0 defends and rolls these faces; the attack wounds it unless its die is high. */
const defend = (blow: string, faces: ('SWAP' | 'TIP')[], more: Lay = {}, die = 1) => {
  const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow', hp: 4 }, { colour: 'black', hp: 5 }];
  const table = battle(['green 2'], { acts: 0, victim: '0' }, { level: 2, party, ...more })
    .dice(6, 'TIP', 'TIP', die, ...faces)
    .act('0', 'roll');
  return orderedMove(crystalCaverns, table.view('0'), '0', { blow });
};

test('before a wound the hero changes places with the strongest', () => {
  expect(defend('swap', ['SWAP', 'TIP'])).toEqual({ move: 'useSwap', args: ['0', '2'] });
});

test('the player is asked unless a swap is ordered', () => {
  expect(defend('ask', ['SWAP', 'TIP'])).toBeUndefined();
});

test('the player is asked if a swap is not possible or would not help', () => {
  expect(defend('swap', ['TIP', 'TIP'])).toBeUndefined();
  expect(defend('swap', ['SWAP', 'TIP'], { options: { swapDamage: 'rollerOnly' } })).toBeUndefined();
});

test('the player is asked if the blow would not wound', () => {
  expect(defend('swap', ['SWAP', 'TIP'], {}, 6)).toBeUndefined();
});
