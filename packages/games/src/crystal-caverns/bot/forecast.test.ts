import { type CardLay, type HeroLay, lay } from '../testing';
import { forecastOf } from './forecast';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };

function forecast(party: readonly HeroLay[], ...monsters: ('blue 1' | 'red 2')[]) {
  const map: CardLay[] = [ROOM, { id: '9S', x: 0, y: -1, monsters }];
  const { state } = lay({ level: 2, party, map });
  return forecastOf(state, state.map['0,-1']?.monsters ?? []);
}

const two = (hp: number, second: HeroLay['colour'] = 'green'): HeroLay[] => [
  { colour: 'blue', hp },
  { colour: second, hp },
];

describe('the forecast of a fight', () => {
  test('two monsters cost more than each of them alone together', () => {
    const alone = forecast(two(6), 'blue 1').lost + forecast(two(6), 'red 2').lost;
    expect(forecast(two(6), 'blue 1', 'red 2').lost).toBeGreaterThan(alone);
  });

  test('the risk that somebody falls grows as hit points dwindle', () => {
    const risks = [12, 6, 2].map((hp) => forecast(two(hp), 'red 2').risk);
    expect(risks).toEqual([...risks].sort((a, b) => a - b));
    expect(risks[2]).toBeGreaterThan(10 * (risks[0] as number));
  });

  test('only a cleric heals, and nobody with all hit points', () => {
    expect(forecast(two(6), 'red 2').mended).toBe(0);
    expect(forecast(two(6, 'black'), 'red 2').mended).toBeGreaterThan(0);
    expect(forecast(two(12, 'black'), 'red 2').mended).toBe(0);
  });
});
