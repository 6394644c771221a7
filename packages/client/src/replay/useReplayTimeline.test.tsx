import { act, renderHook, waitFor } from '@testing-library/react';
import { loadGame } from '../games/load';
import type { GameClient } from '../match/gameBoard';
import { changeSettings } from '../state/settings';
import { savedSource } from './pageSource';
import { botViews, pagesOf } from './testing';
import { useReplay } from './useReplay';
import { useReplayTimeline } from './useReplayTimeline';

const views = botViews('0', 40);
const rolled = views.findIndex(({ story }) => story.some(({ kind }) => kind === 'rolled'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a replay of a match of Crystal City Catan at a step. */
async function at(from: number) {
  const game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
  const source = savedSource(pagesOf(views));
  const { result } = renderHook(() => {
    const replay = useReplay({ source, from });
    return { replay, shown: useReplayTimeline(replay, game.beats) };
  });
  await waitFor(() => expect(result.current.shown).toMatchObject({ version: from, caughtUp: true }));
  return result;
}

test('a step forward is shown as it happened', async () => {
  const replay = await at(rolled - 1);
  act(() => replay.current.replay.go(rolled));
  expect(replay.current.shown).toMatchObject({ version: rolled - 1, phase: 'rolling', fact: { kind: 'rolled' } });
});

test('a jump to another step is shown at once', async () => {
  const replay = await at(0);
  act(() => replay.current.replay.go(rolled));
  expect(replay.current.shown).toMatchObject({ version: rolled, phase: 'rest' });
});

test('a step is shown as it happened on request, whichever step was shown before', async () => {
  const replay = await at(0);
  act(() => replay.current.replay.show(rolled));
  expect(replay.current.shown).toMatchObject({ version: rolled - 1, phase: 'rolling', fact: { kind: 'rolled' } });
});

test('nobody is asked anything in a replay', async () => {
  const replay = await at(rolled);
  expect(replay.current.shown?.view).toMatchObject({ mustDecide: false, stages: {} });
});

test('during playback the next step waits until this one has been shown', async () => {
  const replay = await at(rolled - 1);
  act(() => replay.current.replay.setPlaying(true));
  await waitFor(() => expect(replay.current.shown?.phase).toBe('rolling'));
  expect(replay.current.replay.step).toBe(rolled);
  await waitFor(() => expect(replay.current.replay.step).toBe(rolled + 1));
  expect(replay.current.shown?.caughtUp).toBe(true);
});

test('with animations off a step of a playback still takes the normal time', async () => {
  const replay = await at(rolled - 1);
  act(() => changeSettings({ speed: 'none' }));
  act(() => replay.current.replay.setPlaying(true));
  await waitFor(() => expect(replay.current.replay.step).toBe(rolled), { timeout: 3000 });
  expect(replay.current.shown?.caughtUp).toBe(true);
  expect(replay.current.replay.step).toBe(rolled);
  act(() => changeSettings({ speed: 'normal' }));
});
