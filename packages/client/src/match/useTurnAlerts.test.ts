import type { CommonView } from '@lantern/games/module';
import { act, renderHook } from '@testing-library/react';
import { changeSettings } from '../state/settings';
import { SIGN_RESTS, useTurnAlerts } from './useTurnAlerts';

const view = (decisionId: number, mustDecide: boolean) =>
  ({ decisionId, mustDecide, result: null, story: [] }) as unknown as CommonView;
const mine = { mine: true, headline: 'Your turn' };
const theirs = { mine: false, headline: 'Waiting for Ben' };

const hums: unknown[] = [];
const sign = document.createElement('link');

beforeEach(() => {
  jest.useFakeTimers();
  hums.length = 0;
  sign.rel = 'icon';
  sign.setAttribute('href', '/lantern.svg');
  document.head.append(sign);
  // What jsdom does not have: a body that hums, and fingers.
  Object.assign(navigator, { vibrate: (hum: unknown) => hums.push(hum), userActivation: { hasBeenActive: true } });
});

const alerts = () =>
  renderHook(({ turn }) => useTurnAlerts('Cave', view(1, false), turn), { initialProps: { turn: theirs } });

test('title and sign of the window carry a mark as long as it is the viewer’s turn', () => {
  const { rerender, unmount } = alerts();
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect([document.title, sign.getAttribute('href')]).toEqual(['Waiting for Ben · Cave', '/lantern.svg']);
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect([document.title, sign.getAttribute('href')]).toEqual(['● Your turn · Cave', '/lantern-turn.svg']);
  unmount();
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
});

test('the sign of a window in sight stays while a tap is answered, and for a turn that is over at once', () => {
  const { rerender } = alerts();
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(SIGN_RESTS - 1));
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
  rerender({ turn: theirs });
  act(() => jest.advanceTimersByTime(SIGN_RESTS));
  expect(sign.getAttribute('href')).toBe('/lantern.svg');
});

test('the sign of a window out of sight changes at once', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { rerender } = alerts();
  rerender({ turn: mine });
  act(() => jest.advanceTimersByTime(0));
  expect(sign.getAttribute('href')).toBe('/lantern-turn.svg');
});

test('the phone hums once for each decision of the viewer, and not against the viewer’s will', () => {
  const { rerender } = renderHook(({ now }) => useTurnAlerts('Cave', now, mine), {
    initialProps: { now: view(1, false) },
  });
  rerender({ now: view(2, true) });
  rerender({ now: view(2, true) });
  expect(hums).toHaveLength(1);
  rerender({ now: view(3, true) });
  expect(hums).toHaveLength(2);
  changeSettings({ vibration: false });
  rerender({ now: view(4, true) });
  expect(hums).toHaveLength(2);
});
