import type { CommonView } from '@lantern/games/module';
import { nextHere, offeredTo } from './turns';

const view = (change: Partial<CommonView> = {}): CommonView => ({
  audience: '0',
  decisionId: 4,
  turnSeat: '0',
  stages: { '0': 'play', '2': 'play', '3': 'play' },
  mustDecide: false,
  story: [],
  result: null,
  ...change,
});
const nobody = { decisionId: 0, seats: [] };
const here = ['0', '1', '2'];

test('the device goes to somebody here who must decide', () => {
  expect(nextHere(view(), here, '0', nobody)).toBe('2');
});

test('the device stays with a viewer who must decide', () => {
  expect(nextHere(view({ mustDecide: true }), here, '0', nobody)).toBeUndefined();
});

test('the device stays if only people elsewhere must decide', () => {
  expect(nextHere(view({ stages: { '3': 'play' } }), here, '0', nobody)).toBeUndefined();
});

test('the device stays after the end', () => {
  expect(nextHere(view({ result: { reason: 'won', winners: [] } }), here, '0', nobody)).toBeUndefined();
});

test('nobody is offered the device twice for one decision, but again for the next', () => {
  const offered = offeredTo(nobody, 4, '2');
  expect(nextHere(view(), here, '0', offered)).toBeUndefined();
  expect(nextHere(view({ decisionId: 5 }), here, '0', offered)).toBe('2');
});

test('offers for an earlier decision are forgotten', () => {
  expect(offeredTo(offeredTo(nobody, 4, '2'), 4, '1').seats).toEqual(['2', '1']);
  expect(offeredTo(offeredTo(nobody, 4, '2'), 5, '1')).toEqual({ decisionId: 5, seats: ['1'] });
});
