import { orderedMove } from '../engine/orders';
import { crystalWars } from './game';
import { lay, VILLAGES } from './testing';

/** Seat 0 has won a battle and picks which of the two defenders falls. */
const won = () =>
  lay({ step: 'combat', pieces: { ...VILLAGES, A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 infantry' } })
    .dice(6, 1)
    .act('0', 'battle', 'A3', 'B9', ['A2']);

const ordered = (casualty: string, seat = '0', kinds = 'infantry/hover/tank') =>
  orderedMove(crystalWars, won().view(seat), seat, { casualty, kinds });

test('R7.7 the casualty is the unit that eats most or least, as ordered', () => {
  expect(ordered('dearest')).toEqual({ move: 'chooseCasualty', args: [17] });
  expect(ordered('cheapest')).toEqual({ move: 'chooseCasualty', args: [16] });
});

test('R7.7 the player is asked if that is ordered', () => {
  expect(ordered('ask')).toBeUndefined();
});

test('R7.7 orders of a seat that does not pick do nothing', () => {
  expect(ordered('dearest', '1')).toBeUndefined();
});

test('R7.7 the casualty is of the kind that is named first, and of none that is not named if there is another', () => {
  const infantry = { move: 'chooseCasualty', args: [16] };
  const hover = { move: 'chooseCasualty', args: [17] };
  expect(ordered('kinds', '0', 'infantry/hover/tank')).toEqual(infantry);
  expect(ordered('kinds', '0', 'tank/hover/infantry')).toEqual(hover);
  expect(ordered('kinds', '0', 'hover/hover/hover')).toEqual(hover);
});
