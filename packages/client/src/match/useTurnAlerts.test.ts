/** @jest-environment ./test/page.ts */
import { act, renderHook } from '@testing-library/react';
import { SIGN_RESTS, useTurnAlerts } from './useTurnAlerts';

const mine = { mine: true, headline: 'Your turn' };
const theirs = { mine: false, headline: 'Waiting for Ben' };

const sign = document.createElement('link');

beforeEach(() => {
  jest.useFakeTimers();
  sign.rel = 'icon';
  sign.setAttribute('href', '/lantern.svg');
  document.head.append(sign);
});

const alerts = () => renderHook(({ turn }) => useTurnAlerts('Cave', turn), { initialProps: { turn: theirs } });

test('title and favicon have a mark during the viewer’s turn', () => {
  const { rerender, unmount } = alerts();
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect([document.title, sign.getAttribute('href')]).toEqual(['Waiting for Ben · Cave', '/lantern.svg']);
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect([document.title, sign.getAttribute('href')]).toEqual(['● Your turn · Cave', '/lantern-turn.svg']);
  unmount();
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
});

test('the favicon of a visible window changes after the response to a tap, and not for a turn that ends at once', () => {
  const { rerender } = alerts();
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(SIGN_RESTS - 1));
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
  rerender({ turn: theirs });
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
});

test('the favicon of a hidden window changes at once', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { rerender } = alerts();
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(0));
  expect(sign.getAttribute('href')).toBe('/lantern-turn.svg');
});
