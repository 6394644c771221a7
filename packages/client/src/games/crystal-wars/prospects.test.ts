import { type LaidTable, type Lay, lay } from '@lantern/games/crystal-wars/testing';
import { legalMoves } from '@lantern/games/kit/move';
import { board } from './index';
import { dutiesOf, dutyAfter, leftToFight, prospectsOf } from './prospects';

const HOMES = { A7: '0 village', B1: '1 village' };

/** Arranges a combat step, and returns the view and the legal moves of seat 0. */
function combat(pieces: Lay['pieces'], options: Lay['options'] = {}) {
  const table = lay({ pieces: { ...HOMES, ...pieces }, step: 'combat', options });
  const view = table.view('0');
  return { view, legal: legalMoves(board.moves, view, '0') };
}

const movement = (pieces: Lay['pieces'], options: Lay['options'] = {}): ReturnType<LaidTable['view']> =>
  lay({ pieces: { ...HOMES, ...pieces }, options }).view('0');

/** Returns the square of a name such as `A3`. */
const at = (name: string): number => 9 * (name.charCodeAt(0) - 'A'.charCodeAt(0)) + Number(name[1]) - 1;

describe('prospects', () => {
  test('the chance of a target is that of the strongest attack with all supporters', () => {
    const prospects = prospectsOf(combat({ A3: '0 tank', A2: '0 infantry', B9: '1 hover' }));
    // 4 against 2: 26 of 36.
    expect([...prospects]).toEqual([[at('B9'), { from: at('A3'), attack: 'battle', chance: 26 / 36 }]]);
  });

  test('of two possible attackers the one with the better chance is returned', () => {
    const pieces = { A3: '0 infantry', B6: '0 tank', B9: '1 tank' };
    expect(prospectsOf(combat(pieces)).get(at('B9'))?.chance).toBe(21 / 36);
    expect(prospectsOf(combat(pieces), at('A3')).get(at('B9'))?.from).toBe(at('A3'));
    expect(prospectsOf(combat(pieces), at('B6')).get(at('B9'))?.from).toBe(at('B6'));
  });

  test('an attack that can take nothing has no chance', () => {
    expect(prospectsOf(combat({ A3: '0 infantry', B9: '1 tank' })).get(at('B9'))?.chance).toBe(0);
  });

  test('a siege and both actions of a diplomat have their own chances', () => {
    const diplomats = { diplomats: true };
    // 2 against 1: 21 of 36.
    expect(prospectsOf(combat({ A3: '0 hover', B9: '1 village' })).get(at('B9'))).toMatchObject({
      attack: 'siege',
      chance: 21 / 36,
    });
    expect(prospectsOf(combat({ A3: '0 diplomat', B9: '1 tank' }, diplomats)).get(at('B9'))?.chance).toBe(1 / 2);
    expect(prospectsOf(combat({ A3: '0 diplomat', B9: '1 village' }, diplomats)).get(at('B9'))?.chance).toBe(1 / 6);
  });
});

test.each([
  ['a fair fight is left: half of all throws win', { A3: '0 diplomat', B9: '1 tank' }, 'ask'],
  ['only what rather fails is left', { A3: '0 hover', B9: '1 hover' }, 'risky'],
  ['nothing is left', { A3: '0 hover', B9: '0 hover' }, 'none'],
] as const)('%s', (_, pieces, left) => {
  expect(leftToFight(combat(pieces, { diplomats: true }))).toBe(left);
});

describe('duties', () => {
  test('R7.9: a unit beside an enemy has to fight, with the chance of its best battle; other units do not', () => {
    const view = movement({ A3: '0 hover', A1: '0 infantry', B9: '1 infantry' });
    expect([...dutiesOf(view, '0')]).toEqual([[at('A3'), 21 / 36]]);
  });

  test('if combat is optional nobody has to fight', () => {
    expect(dutiesOf(movement({ A3: '0 hover', B9: '1 infantry' }, { combatDuty: 'optional' }), '0').size).toBe(0);
  });

  test('a unit that moves beside an enemy will have to fight, elsewhere it will not', () => {
    const view = movement({ A1: '0 hover', B9: '1 infantry' });
    expect(dutyAfter(view, '0', at('A1'), at('A3'))).toBe(21 / 36);
    expect(dutyAfter(view, '0', at('A1'), at('A2'))).toBeUndefined();
    expect(view.pieces[at('A3')]).toBeNull();
  });
});
