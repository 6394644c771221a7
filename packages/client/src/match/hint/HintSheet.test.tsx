import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { hintsFor } from '@lantern/games/engine/hint';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { GameStrings } from '@lantern/games/kit/strings';
import { render, screen } from '@testing-library/react';
import { HintSheet, type HintSheetProps } from './HintSheet';
import { type HintJob, startHint } from './startHint';

/** There are no workers here: what the worker does is done in this thread. */
jest.mock('./startHint', () => ({ startHint: jest.fn() }));

const view = localMatch(crystalCityCatan, 2, {}, seededRandom('hint')).view('0');
const asked = jest.fn(() => Promise.reject(new Error('no server')));
const connected = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = asked as never;
  globalThis.WebSocket = connected as never;
  jest.mocked(startHint).mockImplementation(({ view, seat }: HintJob, done) => {
    queueMicrotask(() => done(hintsFor(crystalCityCatan, view, seat, 'hint')));
    return () => {};
  });
});

async function hinted(more: Partial<HintSheetProps> = {}) {
  const about = { game: crystalCityCatan.id, text: strings as unknown as GameStrings, view, seat: '0', ...more };
  render(<HintSheet {...about} voice={{ you: '0', name: () => 'Ben' }} onClose={() => {}} />);
  await screen.findAllByText(/^Chance to win about/);
}

test('a hint is made from what the seat sees, and the server is asked for nothing', async () => {
  await hinted();
  expect(jest.mocked(startHint).mock.calls.map(([job]) => job)).toEqual([
    { game: crystalCityCatan.id, view, seat: '0' },
  ]);
  expect(asked).not.toHaveBeenCalled();
  expect(connected).not.toHaveBeenCalled();
});

test('where others play, they are told that a hint was given and nothing of what it says', async () => {
  await hinted({ tell: { code: 'ABCDEF', seatKey: 'key' } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('/api/rooms/ABCDEF/hint', expect.objectContaining({ method: 'POST', body: '{}' }));
});
