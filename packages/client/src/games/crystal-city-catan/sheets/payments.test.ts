import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import type { State } from '@lantern/games/crystal-city-catan/state';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { setStrings } from '../strings';
import { strings as english } from '../strings.en';
import { choicesOfPayment, paymentWith, wayInWords } from './payments';

setStrings('en', english);

function viewWith(change: (colony: State['colonies'][string]) => void) {
  const match = localMatch(crystalCityCatan, 2, { poolLayout: 'standard' }, seededRandom('pay'));
  const colony = match.state.colonies['0'];
  if (!colony) throw new Error('no colony');
  change(colony);
  return match.view('0');
}

const road = { M: 1, F: 0, C: 1, T: 0 };

test('R11.1: with one pool of each type there is nothing to choose', () => {
  const view = viewWith((colony) => Object.assign(colony.pools, { NW: 2, SW: 2 }));
  expect(choicesOfPayment(view, '0', road)).toEqual([]);
});

test('R11.1: a type in two pools can be paid from either; the usual way comes first', () => {
  const view = viewWith((colony) => Object.assign(colony.pools, { NW: 2, RT: 2, SW: 1, RB: 0 }));
  expect(choicesOfPayment(view, '0', road)).toEqual([{ resource: 'M', ways: [['RT'], ['NW']] }]);
});

test('a ready Storehouse is one more way to pay', () => {
  const view = viewWith((colony) => {
    colony.sites.cap = { base: 3, hospital: false, armory: false, store: { resource: 'M', used: false } };
  });
  expect(choicesOfPayment(view, '0', road)).toEqual([{ resource: 'M', ways: [['S:cap'], ['NW']] }]);
});

test('the rest of a partly chosen payment is paid the default way', () => {
  const view = viewWith((colony) => Object.assign(colony.pools, { NW: 2, RT: 2, SW: 1, RB: 0 }));
  expect(paymentWith(view, '0', road, { M: ['NW'] })).toEqual(['NW', 'SW']);
});

test('a way to pay has a description', () => {
  expect(wayInWords(['NW', 'NW', 'S:cap'])).toBe('2 north-west of the capital, 1 from the Storehouse in the capital');
});
