import { act, renderHook } from '@testing-library/react';
import { forget } from '../state/storage';
import { useMissedMoves } from './useMissedMoves';

let visible = true;
Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });

/** Somebody at a table; `at` shows another version, `look` turns to the page or away from it. */
function someone(version: number, seat: string | null = '0', matchId = 'match') {
  const hook = renderHook((now: { version: number; live: boolean }) => useMissedMoves(matchId, seat, now), {
    initialProps: { version, live: true },
  });
  return {
    missed: () => hook.result.current[0],
    skip: () => act(() => hook.result.current[1]()),
    at: (now: number, live = true) => hook.rerender({ version: now, live }),
    leave: () => hook.unmount(),
    look(there: boolean) {
      visible = there;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

beforeEach(() => {
  visible = true;
  forget('seen');
});

test('who is here all the time has missed nothing', () => {
  const here = someone(0);
  for (let version = 1; version < 20; version++) here.at(version);
  expect(here.missed()).toBeNull();
});

test('who is here has missed nothing of many moves that come at once', () => {
  const here = someone(0);
  here.at(20);
  expect(here.missed()).toBeNull();
});

test('who opens a match for the first time has missed nothing', () => {
  expect(someone(50).missed()).toBeNull();
});

test.each([
  [3, null],
  [4, 10],
])('who comes back after %i moves is offered to see them from %s', (moves, from) => {
  someone(10).leave();
  expect(someone(10 + moves).missed()).toBe(from);
});

test('who had the page open out of sight was away', () => {
  const there = someone(10);
  there.look(false);
  for (let version = 11; version < 20; version++) there.at(version);
  expect(there.missed()).toBeNull();
  there.look(true);
  expect(there.missed()).toBe(10);
});

test('a connection that was lost for several moves counts as having been away', () => {
  const there = someone(10);
  there.at(10, false);
  there.at(17);
  expect(there.missed()).toBe(10);
});

test('what has been dealt with is offered no more', () => {
  someone(10).leave();
  const back = someone(20);
  back.skip();
  back.at(21);
  expect(back.missed()).toBeNull();
});

test('each match and each point of view is remembered on its own', () => {
  someone(10).leave();
  expect(someone(30, null).missed()).toBeNull();
  expect(someone(30, '0', 'other').missed()).toBeNull();
});
