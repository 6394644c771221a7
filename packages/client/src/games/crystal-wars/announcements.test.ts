import type { Facts, View } from '@lantern/games/crystal-wars/board';
import { lay } from '@lantern/games/crystal-wars/testing';
import type { Fact } from '@lantern/games/kit/story';
import type { Shown } from '../../match/timeline/beats';
import { announcementOf } from './announcements';
import { setStrings } from './strings';
import { strings } from './strings.en';

beforeAll(() => setStrings('en', strings));

const voice = { you: '0', name: () => 'Ben' };
const table = lay({ pieces: { A7: '0 village', A4: '0 tank', B1: '1 village' } });

/** The text for the last of these facts. */
function told(facts: readonly Fact<Facts>[], phase: Shown['phase'] = 'landed') {
  const view: View = { ...table.view('0'), story: facts };
  return announcementOf({ view, fact: facts.at(-1) ?? null, phase }, voice);
}

const ROLLED: Fact<Facts> = { n: 7, kind: 'eventRolled', data: { seat: '1', die: 2, event: 'drought' } };
const SIDE = { seat: '0', units: [3], attack: 3 };

test('while the event die rolls nothing reveals the event', () => {
  expect(told([ROLLED], 'rolling')).toMatchObject({ title: 'Event', lines: [], rolling: true, event: undefined });
  expect(told([ROLLED])).toMatchObject({ title: 'Drought', rolling: false, event: 'drought' });
});

test('the effect of an event is shown with its roll', () => {
  const did: Fact<Facts> = { n: 8, kind: 'drought', data: { seat: '1', lost: 4 } };
  expect(told([ROLLED, did])).toMatchObject({
    n: 7,
    title: 'Drought',
    event: 'drought',
    lines: [expect.stringContaining('Ben')],
  });
});

test('R15.5: a bandit adds the attack of infantry to its die', () => {
  const data = { at: 6, die: 2, defenders: { ...SIDE, die: 4 }, fell: null };
  expect(told([{ n: 8, kind: 'banditFought', data }])?.throws).toMatchObject([
    { die: 2, add: 1 },
    { die: 4, add: 3 },
  ]);
});

test('of a repeated roll for initiative the deciding dice are shown', () => {
  const data = {
    round: 2,
    passes: [
      { '0': 6, '1': 6 },
      { '0': 5, '1': 6 },
    ],
    first: '1',
  };
  const flash = told([{ n: 8, kind: 'initiative', data }]);
  expect(flash?.throws.map(({ die }) => die)).toEqual([5, 6]);
  expect(flash?.title).toBe('Ben begins.');
});

test('a fact without dice and without consequences has no announcement over the map', () => {
  expect(told([{ n: 8, kind: 'fell', data: { seat: '1', unit: 'tank', at: 3 } }])).toBeUndefined();
  expect(told([])).toBeUndefined();
});
