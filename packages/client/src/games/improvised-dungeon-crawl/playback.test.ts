import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { type LaidTable, lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { act, renderHook } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { usePlayback } from './playback';

const viewOf = (table: LaidTable): View => JSON.parse(JSON.stringify(table.view('0')));

/** The fighter misses a Ghoul, which then hits for 5. */
function blows() {
  const table = lay({ heroes: ['JH'] })
    .enter('7S')
    .ready();
  const before = viewOf(table);
  const playback = renderHook(({ view }) => usePlayback(view), { initialProps: { view: before } });
  table.dice(1, 5).act('0', 'attack', '7S', 0);
  playback.rerender({ view: viewOf(table) });
  return playback.result;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  changeSettings({ motion: 'full' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what happens is told one thing after the other, and hit points fall when the blow is told', () => {
  const playback = blows();
  expect(playback.current.fact?.kind).toBe('attacked');
  expect(playback.current.view.heroes['0']?.hp).toBe(8);
  act(() => jest.advanceTimersToNextTimer());
  expect(playback.current.fact?.kind).toBe('monsterAttacked');
  expect(playback.current.view.heroes['0']?.hp).toBe(8);
  act(() => jest.advanceTimersToNextTimer());
  expect(playback.current.fact?.kind).toBe('hurt');
  expect(playback.current.view.heroes['0']?.hp).toBe(3);
});

test('once everything is told the table is as it is, and the last deed stays in sight', () => {
  const playback = blows();
  for (let facts = 3; facts > 0; facts--) act(() => jest.advanceTimersToNextTimer());
  expect(playback.current.fact).toBeNull();
  expect(playback.current.last?.kind).toBe('hurt');
  expect(playback.current.view.fight?.round).toBe(2);
});

test('a tap tells the rest at once', () => {
  const playback = blows();
  act(() => playback.current.skip());
  expect(playback.current.fact).toBeNull();
  expect(playback.current.view.heroes['0']?.hp).toBe(3);
});

test('once the party is in the next room nothing more is told of the one it left', () => {
  const table = lay({ heroes: ['JH'] }).enter('5H');
  const { rerender, result } = renderHook(({ view }) => usePlayback(view), { initialProps: { view: viewOf(table) } });
  table.dice(3).act('0', 'springTrap');
  rerender({ view: viewOf(table) });
  expect(result.current.fact?.kind).toBe('trapStruck');
  table.enter('7S');
  rerender({ view: viewOf(table) });
  act(() => jest.advanceTimersToNextTimer());
  expect(result.current.fact?.kind).toBe('roomEntered');
});

test('who wants less motion sees the outcome at once', () => {
  changeSettings({ motion: 'less' });
  const playback = blows();
  expect(playback.current.fact).toBeNull();
  expect(playback.current.view.heroes['0']?.hp).toBe(3);
});

test('what had happened before one came to the table is not told again', () => {
  const table = lay({ heroes: ['JH'] })
    .enter('7S')
    .ready();
  const view = viewOf(table);
  const { result } = renderHook(() => usePlayback(view));
  expect(result.current.fact).toBeNull();
});
