import type { CommonView } from '@lantern/games/module';
import { roomWith } from '../room/testing';
import { endedView, haltOf } from './halted';

const view = {
  ...{ decisionId: 4, mustDecide: true, turnSeat: '0', stages: { '0': 'roll' }, story: [], result: null },
} as unknown as CommonView;

test('a match that is ended by vote asks nobody anything, and is over for its board', () => {
  expect(haltOf(roomWith({ state: 'over' }), view)).toBe('ROOM_NOT_PLAYING');
  expect(endedView(view)).toMatchObject({ mustDecide: false, stages: {}, turnSeat: null, result: { winners: [] } });
  expect(view.result).toBeNull();
});

test('a match with a result of its own is halted by nothing', () => {
  const won = { ...view, result: { winners: ['0'], reason: 'points' } } as CommonView;
  expect(haltOf(roomWith({ state: 'over' }), won)).toBeUndefined();
});
