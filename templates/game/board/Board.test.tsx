import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { conceal } from '@lantern/games/kit/secret';
import { newGame } from '@lantern/games/new-game/game';
import type { State } from '@lantern/games/new-game/state';
import { screen } from '@testing-library/react';
import { localMatchOn, showBoard } from '../testing';
import { board } from './index';
import { strings } from './strings.en';

/** Seat 0 is to play on a die of 4, with a 2, a 4 and a 5 in hand. */
function show(seat: string | null, change: Partial<State> = {}) {
  const match = localMatch(newGame, 2, {}, seededRandom('board'));
  Object.assign(match.state, { die: 4, hands: conceal({ '0': [2, 4, 5], '1': [1, 1, 6] }) }, change);
  return { match, ...showBoard({ board, strings }, localMatchOn(match), seat) };
}

test('the die is rolled with the button', async () => {
  const { user, sent } = show('0', { die: null });
  await user.click(screen.getByRole('button', { name: 'Roll' }));
  expect(sent).toEqual([['roll']]);
});

test('a card says what it scores, and a tap plays it', async () => {
  const { user, match } = show('0');
  await user.click(screen.getByRole('button', { name: 'Play 4: 8 points' }));
  expect(match.state.points).toEqual({ '0': 8, '1': 0 });
});

test('the other player has nothing to tap, and a watcher sees no hand', () => {
  const { lit, unmount } = show('1');
  expect(lit()).toEqual([]);
  unmount();
  show(null);
  expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
});

test('the rail counts the points', () => {
  const { match } = show('0', { points: { '0': 3, '1': 0 } });
  expect(board.counters?.(match.view(null), '0').map(({ label }) => label)).toEqual(['3 of 15 points']);
});
