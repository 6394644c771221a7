import type { CommonView } from '@lantern/games/module';
import { act, renderHook } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import type * as Fly from '../flight/fly';
import type { GameClient } from '../gameBoard';
import type * as Sound from '../sound/sound';
import { useLandings } from './useLandings';

const fly = jest.requireActual<typeof Fly>('../flight/fly');
const sound = jest.requireActual<typeof Sound>('../sound/sound');

const game = {
  beats: { found: { hold: 0, cue: 'find', flies: () => [{ from: 'pile', to: 'seat:0', as: 'card' }] } },
} as unknown as GameClient;
const view = (found: number) =>
  ({
    ...{ decisionId: 1, mustDecide: false, result: null },
    story: Array.from({ length: found }, (_, at) => ({ n: at + 1, kind: 'found', data: { seat: '0' } })),
  }) as unknown as CommonView;
const root = { current: document.body };

let played: jest.SpyInstance;
let flown: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  changeSettings({ motion: 'full' });
  played = jest.spyOn(sound, 'play').mockReturnValue();
  flown = jest.spyOn(fly, 'fly').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

/** Shows views one after the other to a seat, to a spectator (`null`), or without a listener. */
async function shown(seat: string | null | undefined, ...views: CommonView[]) {
  const [first, ...others] = views as [CommonView, ...CommonView[]];
  const { rerender } = renderHook(({ now }) => useLandings(root, game, now, seat), { initialProps: { now: first } });
  for (const now of others) {
    rerender({ now });
    await act(async () => void (await import('./landings')));
  }
  return [played.mock.calls.length, flown.mock.calls.filter(([, flights]) => flights.length > 0).length];
}

test('a fact sounds and flies once, and earlier facts do not', async () => {
  const found = view(1);
  expect(await shown('0', view(1), found, found, view(1), view(2), view(2))).toEqual([1, 1]);
});

test('a replay and a big screen show flights, and are silent', async () => {
  expect(await shown(undefined, view(0), view(1))).toEqual([0, 1]);
});

test('with reduced motion a fact only sounds', async () => {
  changeSettings({ motion: 'less' });
  expect(await shown(null, view(0), view(1))).toEqual([1, 0]);
});

test('on a hidden page nothing flies', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await shown('0', view(0), view(1))).toEqual([0, 0]);
});
