import { checkMove } from '../../kit/move';
import { moves } from '../moves';
import { dealt, type LaidTable, lay, VILLAGES } from '../testing';
import { strings as german } from './de/index';
import { strings } from './en/index';

/** The refusal of a move of seat 0, in English and German. */
function why(table: LaidTable, move: string, args: readonly unknown[]): [string, string] {
  const checked = checkMove(moves, table.view('0'), '0', { move, args });
  if (!('refusal' in checked)) throw new Error('it is legal');
  const { code, params = {} } = checked.refusal;
  return [strings.refusals[code]?.(params) ?? code, german.refusals[code]?.(params) ?? code];
}

describe('sentences of refusals depend on the match', () => {
  test('R10.2 units come from city blocks too, but in the Metropolis alone', () => {
    const pieces = { A9: '0 village', B1: '1 village', C1: '2 village', D9: '3 village' };
    const building = { step: 'creation', grain: { 0: 9 } } as const;
    const metropolis = lay({ ...building, players: 4, options: { scenario: 'metropolis' }, pieces });
    expect(why(metropolis, 'create', ['tank', 0])[0]).toContain('cities or city blocks');
    expect(why(metropolis, 'create', ['tank', 0])[1]).toContain('Stadtblöcke');
    const duel = lay({ ...building, pieces: VILLAGES });
    expect(why(duel, 'create', ['tank', 0])[0]).not.toContain('block');
    expect(why(duel, 'create', ['tank', 0])[1]).not.toContain('block');
  });

  test.each([
    ['around', 'around the target', 'am Ziel'],
    ['corners', 'at a corner of the target', 'an einer Ecke des Ziels'],
  ] as const)('R7.3 who may support: %s', (support, english, deutsch) => {
    const pieces = { ...VILLAGES, A3: '0 infantry', A7: '0 hover', B9: '1 infantry' };
    const reasons = why(lay({ step: 'combat', options: { support }, pieces }), 'battle', [2, 17, [6]]);
    expect(reasons[0]).toContain(english);
    expect(reasons[1]).toContain(deutsch);
  });

  test.each([
    ['infantry', 'You have no pyramid left for infantry.'],
    ['tank', 'You have no pyramid left for a tank.'],
  ])('R2.3 no pyramid is left for %s', (piece, sentence) => {
    expect(strings.refusals.NO_PIECE?.({ piece })).toBe(sentence);
  });

  test('R3.7 where a free village goes: to the next player’s home, later to a neutral coaster', () => {
    const table = dealt({ map: 'duelLong', neutralPlacing: 'players' }, 2, [6, 1]);
    expect(why(table, 'placeFreeVillage', [18])[0]).toContain('home coaster of the next player');
    table.act('0', 'placeFreeVillage', 'B2').act('1', 'placeFreeVillage', 'A2');
    table.act('0', 'skipMountain').act('1', 'skipMountain');
    expect(why(table, 'placeFreeVillage', [9])[0]).toContain('neutral coaster');
    expect(why(table, 'placeFreeVillage', [9])[1]).toContain('neutrale Platte');
  });
});

test('R9.7 without a city that may be named the story says so, no matter who else has one', () => {
  const voice = { you: null, name: () => 'Ana' };
  expect(strings.facts.noRiots({ seat: '0' }, voice)).toBe('There is no city that Ana may name for the riots.');
  expect(german.facts.noRiots({ seat: '0' }, { ...voice, you: '0' })).toBe(
    'Es gibt keine Stadt, die du für den Aufruhr nennen darfst.',
  );
});
