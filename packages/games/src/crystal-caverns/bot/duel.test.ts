import { type CardLay, type HeroLay, lay } from '../testing';
import { duelOf } from './duel';

type Word = `${'blue' | 'black' | 'green'} ${1 | 2 | 3}`;

function duel(hero: HeroLay, ...monsters: Word[]) {
  const map: CardLay[] = [
    { id: '1S', x: 0, y: 0 },
    { id: '9S', x: 0, y: -1, monsters },
  ];
  const { state } = lay({ level: 3, party: [hero], map });
  return duelOf(state, state.map['0,-1']?.monsters ?? []);
}

describe('the forecast of a fight of a single hero', () => {
  test('the risk grows with the level of the monster and with their number, and shrinks with hit points', () => {
    const hero: HeroLay = { colour: 'red', hp: 6 };
    const risks = [
      duel({ ...hero, hp: 9 }, 'blue 2'),
      duel(hero, 'blue 2'),
      duel(hero, 'blue 3'),
      duel(hero, 'blue 3', 'blue 2'),
    ].map(({ risk }) => risk);
    expect(risks).toEqual([...risks].sort((a, b) => a - b));
    expect(new Set(risks).size).toBe(risks.length);
  });

  test('undead are the most dangerous: they drain levels', () => {
    const hero: HeroLay = { colour: 'red', hp: 8 };
    expect(duel(hero, 'black 3').risk).toBeGreaterThan(3 * duel(hero, 'blue 3').risk);
  });

  test('a cleric comes out of an easy fight with more points than it had, no other class', () => {
    expect(duel({ colour: 'black', hp: 6 }, 'blue 1').points).toBeGreaterThan(6);
    expect(duel({ colour: 'yellow', hp: 6 }, 'blue 1').points).toBeLessThan(6);
  });
});
