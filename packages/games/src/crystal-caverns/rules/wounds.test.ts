import { type HeroLay, lay } from '../testing';
import { woundHero } from './wounds';

const PARTY: readonly HeroLay[] = [
  { colour: 'blue' },
  { colour: 'black' },
  { colour: 'red' },
  { colour: 'green' },
  { colour: 'yellow' },
];

describe('R15.1: the gap a dead hero leaves', () => {
  test.each([
    ['the first of five', 5, '0', ['2', '1', '4', '3']],
    ['the third of five', 5, '2', ['0', '1', '4', '3']],
    ['the last of five', 5, '4', ['0', '1', '2', '3']],
    ['the second of four', 4, '1', ['0', '3', '2']],
    ['the fourth of five', 5, '3', ['0', '1', '2', '4']],
    ['the first of two', 2, '0', ['1']],
  ])('of %s', (_who, heroes, seat, order) => {
    const { state } = lay({ party: PARTY.slice(0, heroes) });
    woundHero(state, seat, 3);
    expect(state.order).toEqual(order);
    expect(state.heroes[seat]).toMatchObject({ alive: false, hp: 0 });
  });

  test('with one point left a hero stays', () => {
    const { state } = lay();
    woundHero(state, '0', 2);
    expect([state.order, state.heroes['0']?.hp]).toEqual([['0', '1', '2'], 1]);
  });
});
