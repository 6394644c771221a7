import type { CommonView } from '@lantern/games/module';
import { roomWith } from '../room/testing';
import { endedView, haltOf, isOver } from './halted';

const view = {
  ...{ decisionId: 4, mustDecide: true, turnSeat: '0', stages: { '0': 'roll' }, story: [], result: null },
} as unknown as CommonView;

test('in a match ended by vote nobody has to decide, and the board sees it as over', () => {
  expect(haltOf(roomWith({ state: 'over' }), view)).toBe('ROOM_NOT_PLAYING');
  expect(endedView(view)).toMatchObject({ mustDecide: false, stages: {}, turnSeat: null, result: { winners: [] } });
  expect(view.result).toBeNull();
});

test('a match with a result of its own is not halted', () => {
  const won = { ...view, result: { winners: ['0'], reason: 'points' } } as CommonView;
  expect(haltOf(roomWith({ state: 'over' }), won)).toBeUndefined();
});

describe('whether a match is over for its viewers', () => {
  const won = { ...view, result: { winners: ['0'], reason: 'points' } } as CommonView;
  const played = { matchId: 'm', game: 'cave', at: 0, players: [], winners: [] };
  const over = (end: 'result' | 'vote' | 'fault') =>
    roomWith({ state: 'over', matchId: 'm', history: [{ ...played, end }] });

  test('it is over when the result is shown', () => {
    expect(isOver(over('result'), { view: won, caughtUp: true }, undefined)).toBe(true);
  });

  test.each(['vote', 'fault'] as const)('it is over by a %s of the room when everything has been shown', (end) => {
    expect(isOver(over(end), { view, caughtUp: true }, 'ROOM_NOT_PLAYING')).toBe(true);
    expect(isOver(over(end), { view, caughtUp: false }, 'ROOM_NOT_PLAYING')).toBe(false);
  });

  test('it waits for a result that the room has and the view has not', () => {
    expect(isOver(over('result'), { view, caughtUp: true }, 'ROOM_NOT_PLAYING')).toBe(false);
  });

  test('it is not over by a pause', () => {
    expect(isOver(roomWith({ state: 'playing', paused: true }), { view, caughtUp: true }, 'PAUSED')).toBe(false);
  });
});
