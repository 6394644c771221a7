/** @jest-environment ./test/page.ts */
import type { CommonView } from '@lantern/games/module';
import type { Mark } from '@lantern/protocol/packets';
import { act, renderHook } from '@testing-library/react';
import { useTellSeen } from './useTellSeen';

let visible = true;
Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });

let told: Mark[];
beforeEach(() => {
  jest.useFakeTimers();
  visible = true;
  told = [];
});
afterEach(() => jest.useRealTimers());

const newest = { story: [{ n: 6 }] } as unknown as CommonView;
const seen = (version: number) => ({ seen: { matchId: 'm', version, fact: 6 } });

const watched = (version: number, seat: string | null = '0') =>
  renderHook((now: number) => useTellSeen('m', seat, { version: now, newest }, (mark) => told.push(mark)), {
    initialProps: version,
  });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function look(there: boolean): void {
  visible = there;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a view that stays for a moment is reported once', () => {
  const { rerender } = watched(3);
  pass(1499);
  expect(told).toEqual([]);
  pass(1);
  rerender(3);
  pass(9000);
  expect(told).toEqual([seen(3)]);
});

test('of views that follow one another quickly only the last is reported', () => {
  const { rerender } = watched(3);
  for (const version of [4, 5]) {
    pass(1000);
    rerender(version);
  }
  pass(1500);
  expect(told).toEqual([seen(5)]);
});

test('a page that is left or hidden reports it at once', () => {
  watched(3).unmount();
  watched(4);
  look(false);
  expect(told).toEqual([seen(3), seen(4)]);
});

test('a view that arrives while the page is hidden was not seen', () => {
  const { rerender, unmount } = watched(3);
  look(false);
  rerender(4);
  pass(9000);
  expect(told).toEqual([seen(3)]);
  look(true);
  pass(1500);
  expect(told).toEqual([seen(3), seen(4)]);
  unmount();
  expect(told).toHaveLength(2);
});

test.each([
  ['somebody without a seat', 3, null],
  ['a match that has no view yet', -1, '0'],
])('nothing is reported about %s', (_, version, seat) => {
  watched(version, seat).unmount();
  expect(told).toEqual([]);
});
