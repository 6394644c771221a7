/** @jest-environment ./test/page.ts */
import type { CommonView } from '@lantern/games/module';
import type { SeenMark } from '@lantern/protocol/marks';
import { act, renderHook } from '@testing-library/react';
import { forget } from '../state/storage';
import { isMany, useMissedMoves } from './useMissedMoves';

let visible = true;
Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });

/** A viewer of a match; `at` shows another version, `look` shows or hides the page. */
function someone(version: number, seat: string | null = '0', matchId = 'match', elsewhere: SeenMark | null = null) {
  /** Each move adds two facts. */
  const newest = ({ version: now }: { version: number }) => ({ story: [{ n: 2 * now }] }) as unknown as CommonView;
  const hook = renderHook(
    (now: { version: number; live: boolean }) =>
      useMissedMoves(matchId, seat, { ...now, newest: newest(now) }, elsewhere),
    { initialProps: { version, live: true } },
  );
  return {
    missed: () => hook.result.current[0]?.version ?? null,
    fact: () => hook.result.current[0]?.fact,
    isMany: (overDays = false) => hook.result.current[0] !== null && isMany(hook.result.current[0], overDays),
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

test('a viewer who is present has missed nothing', () => {
  const here = someone(0);
  for (let version = 1; version < 20; version++) here.at(version);
  expect(here.missed()).toBeNull();
});

test('a viewer who is present has missed nothing of many moves at once', () => {
  const here = someone(0);
  here.at(20);
  expect(here.missed()).toBeNull();
});

test('a viewer who opens a match for the first time has missed nothing', () => {
  expect(someone(50).missed()).toBeNull();
});

test.each([
  [0, null],
  [1, 10],
])('a viewer who returns after %i moves has missed everything after version %s', (moves, from) => {
  someone(10).leave();
  expect(someone(10 + moves).missed()).toBe(from);
});

test('the newest fact before the viewer left is known', () => {
  someone(10).leave();
  expect(someone(12).fact()).toBe(20);
});

test.each([
  [3, false],
  [4, true],
])('%i missed moves cause an offer to play them: %s, even after further visible moves', (moves, worth) => {
  someone(10).leave();
  const back = someone(10 + moves);
  expect(back.isMany()).toBe(worth);
  back.at(30);
  expect(back.isMany()).toBe(worth);
});

test('over days one missed move causes an offer', () => {
  someone(10).leave();
  expect(someone(11).isMany(true)).toBe(true);
});

describe('the view that was seen on another device', () => {
  const seenThere = (version: number, matchId = 'match') => ({ matchId, version, fact: 7 });

  test('counts on a device that has never shown the match', () => {
    const here = someone(12, '0', 'match', seenThere(10));
    expect([here.missed(), here.fact()]).toEqual([10, 7]);
  });

  test('is not offered again here', () => {
    someone(10).leave();
    expect(someone(12, '0', 'match', seenThere(12)).missed()).toBeNull();
  });

  test('does not count if this device has seen more', () => {
    someone(11).leave();
    expect(someone(12, '0', 'match', seenThere(10)).missed()).toBe(11);
  });

  test('says nothing about another match', () => {
    expect(someone(12, '0', 'match', seenThere(10, 'before')).missed()).toBeNull();
  });
});

test('a viewer with a hidden page was away', () => {
  const there = someone(10);
  there.look(false);
  for (let version = 11; version < 20; version++) there.at(version);
  expect(there.missed()).toBeNull();
  there.look(true);
  expect(there.missed()).toBe(10);
});

test('a connection that was lost for several moves counts as absence', () => {
  const there = someone(10);
  there.at(10, false);
  there.at(17);
  expect(there.missed()).toBe(10);
});

test('missed moves that were played or skipped are not offered again', () => {
  someone(10).leave();
  const back = someone(20);
  back.skip();
  back.at(21);
  expect(back.missed()).toBeNull();
});

test('each match and each point of view is remembered separately', () => {
  someone(10).leave();
  expect(someone(30, null).missed()).toBeNull();
  expect(someone(30, '0', 'other').missed()).toBeNull();
});
