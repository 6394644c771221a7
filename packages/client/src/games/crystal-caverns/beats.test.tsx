import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { lay } from '@lantern/games/crystal-caverns/testing';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { render, screen } from '@testing-library/react';
import type { Shown } from '../../match/timeline/beats';
import { fakeTimeline, shownOf } from '../../match/timeline/testing';
import { beats } from './beats';
import { Arena } from './fight/Arena';
import { fetchAhead } from './later';
import { setStrings } from './strings';
import { strings } from './strings.en';

setStrings('en', strings);
// Preloaded, so that nothing is rendered after a test has looked.
beforeAll(fetchAhead);

fakeTimeline();

/** A fighter and a mage against a green imp of 2 points; the fighter acts, then the mage. */
const fight = (hp: number) =>
  lay({
    party: [{ colour: 'blue' }, { colour: 'red' }],
    map: [{ id: '5S', x: 0, y: 0, monsters: ['green 1'] }],
    fight: { acts: '0', next: ['1'], foes: [{ hp }] },
  });

/** The fighter rolls a 5 and an AIM against a 1 and a HOP: a hit for 1. @param more dice after the fight */
const hit = (hp: number, ...more: number[]) => {
  const table = fight(hp);
  return shownOf(
    beats,
    () => table.view('0'),
    () => table.dice(5, 'AIM', 1, 'HOP', ...more).act('0', 'roll'),
  );
};

test('a monster loses hit points with the attack, after the dice have landed', () => {
  const told = hit(2).map(({ fact, phase, view }) => [fact?.kind ?? null, phase, view.combat?.foes[0]?.hp]);
  expect(told).toEqual([
    ['rolled', 'rolling', 2],
    ['rolled', 'landed', 2],
    ['struck', 'landed', 1],
    [null, 'rest', 1],
  ]);
});

test('the last attack of a fight is shown before the map returns', () => {
  const told = hit(1, 1).map(({ fact, view }) => [fact?.kind ?? null, view.combat?.foes.length ?? null] as const);
  expect(told.map(([kind]) => kind)).toEqual(['rolled', 'rolled', 'struck', 'slain', 'combatWon', null]);
  expect(told.map(([, foes]) => foes)).toEqual([1, 1, 1, 0, 0, null]);
});

/** The panel of the last exchange at one moment. */
function panelAt(shown: Shown<View> | undefined): HTMLElement {
  if (!shown) throw new Error('not shown');
  const { view, fact, phase } = shown;
  const nothing = () => {};
  const voice = { you: '0', name: (seat: string) => `Hero ${seat}` };
  render(<Arena {...{ view, fact, phase, voice }} targets={[]} onTarget={nothing} onFoe={nothing} onHero={nothing} />);
  return screen.getByRole('region', { name: 'The last exchange' });
}

test('a new floor is on the board with its fact, with all heroes, after the choice of classes', () => {
  const match = localMatch(crystalCaverns, 2, {}, seededRandom('level'));
  match.act('0', { move: 'chooseColour', args: ['blue'] });
  const [opened] = shownOf(
    beats,
    () => match.view('0'),
    () => match.act('1', { move: 'chooseColour', args: ['red'] }),
  );
  const { fact, view } = opened as Shown<View>;
  expect(fact?.kind).toBe('levelOpened');
  expect(Object.values(view.map)).toMatchObject([
    { id: fact?.data && 'card' in fact.data && fact.data.card, x: 0, y: 0 },
  ]);
  expect([view.heroes['1']?.colour, view.awaiting, view.stages]).toEqual(['red', null, {}]);
});

test('a party that climbs down is at the entrance of the next floor with its fact', () => {
  const table = lay({ party: [{ colour: 'blue' }, { colour: 'red' }], map: [{ id: '3S', x: 0, y: 0 }] });
  const [opened] = shownOf(
    beats,
    () => table.view('0'),
    () => table.dice(1, 1).act('0', 'descend'),
  );
  const { fact, view } = opened as Shown<View>;
  expect(fact?.kind).toBe('levelOpened');
  expect([view.level, view.pos, Object.keys(view.map)]).toEqual([2, '0,0', ['0,0']]);
});

test('rolling dice are those of the roll, and show no value yet', () => {
  const panel = panelAt(hit(2)[0]);
  expect(panel).toHaveAttribute('data-dice', 'rolling');
  expect(panel.querySelectorAll('.tumbling')).toHaveLength(4);
  expect(panel.querySelector('[role="img"]')).toBeNull();
});

test('the sums are shown with the dice, the result only with the attack', () => {
  const [, landed, struck] = hit(2);
  const sums = panelAt(landed);
  expect(sums).toHaveTextContent(/total 7/);
  expect(sums).not.toHaveTextContent(/Hit for 1|No blow/);
  sums.remove();
  expect(panelAt(struck)).toHaveTextContent('Hit for 1');
});
