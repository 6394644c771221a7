import type { CommonView } from '@lantern/games/module';
import { renderHook } from '@testing-library/react';
import { handleOf, roomWith } from '../room/testing';
import type { GameClient } from './gameBoard';
import { AT_REST } from './timeline/beats';
import { type FollowedMatch, useFrame } from './useFrame';

const view = {
  audience: '0',
  decisionId: 1,
  turnSeat: '1',
  stages: { '0': 'respond', '1': 'respond' },
  mustDecide: true,
  story: [],
  result: null,
} as unknown as CommonView;

/** Returns the headline of the frame for a decision out of turn, and whether it has a clock. */
function frameOf(answersItself: boolean, lesson = false) {
  const clock = { decisionId: 1, endsAt: performance.now() + 5000, length: 5000 };
  const text = { title: 'Cave', stages: {}, facts: {}, refusals: {}, options: {}, rulebook: [] };
  const game = { text, options: { rules: {} }, answersItself: () => answersItself } as unknown as GameClient;
  const { handle } = handleOf({ clock } as never);
  const room = roomWith({ state: 'playing' } as never);
  const shown = { ...AT_REST, view, version: 1, caughtUp: true };
  const match = { shown, newest: view, serverMoves: [], pending: false } as unknown as FollowedMatch['match'];
  const { result } = renderHook(() => useFrame({ game, handle, room, match, lesson }, null));
  return { headline: result.current.turn.headline, timed: result.current.clock !== null };
}

test('a player who must decide is alerted', () => {
  expect(frameOf(false)).toEqual({ headline: 'Your decision', timed: true });
});

test('nobody is alerted to a decision that the board makes by itself, and no clock runs for it', () => {
  expect(frameOf(true)).toMatchObject({ headline: expect.not.stringContaining('Your decision'), timed: false });
});

test('in a lesson the learner decides', () => {
  expect(frameOf(true, true)).toEqual({ headline: 'Your decision', timed: true });
});
