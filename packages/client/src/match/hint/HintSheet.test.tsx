import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { type Hint, hintsFor } from '@lantern/games/engine/hint';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { act, render, screen } from '@testing-library/react';
import { ACTION_BAR } from '../highlight/subjects';
import { HintSheet, type HintSheetProps } from './HintSheet';
import type * as Start from './startHint';

/** jsdom has no workers: the hints are computed in this thread. */
const startHint = jest.spyOn(jest.requireActual<typeof Start>('./startHint'), 'startHint');

const viewed = (): CommonView => localMatch(crystalCityCatan, 2, {}, seededRandom('hint')).view('0');
/** The hints for each view that is shown: all are of the same deal. */
const hints = hintsFor(crystalCityCatan, viewed(), '0', 'hint');
let view: CommonView;
const asked = jest.fn(() => Promise.reject(new Error('no server')));
const connected = jest.fn();

beforeEach(() => {
  view = viewed();
  jest.clearAllMocks();
  globalThis.fetch = asked as never;
  globalThis.WebSocket = connected as never;
  hintedWith(hints);
});

function hintedWith(hints: Hint[]) {
  startHint.mockImplementation((_job, done) => {
    queueMicrotask(() => done(hints));
    return () => {};
  });
}

async function hinted(more: Partial<HintSheetProps> = {}) {
  const game = { game: crystalCityCatan.id, text: strings as unknown as GameStrings, about: { pool: 'pool' } };
  const onShow = jest.fn();
  const given = { ...game, view, seat: '0', onShow, ...more };
  const { unmount } = render(<HintSheet {...given} voice={{ you: '0', name: () => 'Ben' }} onClose={() => {}} />);
  await screen.findAllByText(/^Chance to win about/);
  return { unmount, onShow };
}

test('a hint is computed from the view of the seat, without a request to the server', async () => {
  await hinted();
  expect(startHint.mock.calls.map(([job]) => job)).toEqual([{ game: crystalCityCatan.id, view, seat: '0' }]);
  expect(asked).not.toHaveBeenCalled();
  expect(connected).not.toHaveBeenCalled();
});

test('other players are told that a hint was given, but not its content', async () => {
  await hinted({ tell: { code: 'ABCDEF', seatKey: 'key' } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('/api/rooms/ABCDEF/hint', expect.objectContaining({ method: 'POST', body: '{}' }));
});

test('a repeated request before any change gets the same answer at once, and counts once', async () => {
  const tell = { code: 'ABCDEF', seatKey: 'key' };
  const { unmount } = await hinted({ tell });
  const first = screen.getByRole('list').textContent;
  unmount();
  await hinted({ tell });
  expect(screen.getByRole('list').textContent).toBe(first);
  expect(startHint).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the hints for one view are not used for the next', async () => {
  const { unmount } = await hinted();
  unmount();
  await hinted({ view: viewed() });
  expect(startHint).toHaveBeenCalledTimes(2);
});

describe('a tap on a choice', () => {
  const tapped = async () => {
    const { onShow } = await hinted();
    const [choice] = screen.getByRole('list').querySelectorAll('button');
    act(() => choice?.click());
    return onShow.mock.calls[0];
  };

  test('shows its subjects on the board, without the own seat as such', async () => {
    const laid = document.createElement('i');
    laid.dataset.move = 'placePools';
    document.body.append(laid);
    expect(await tapped()).toEqual([expect.arrayContaining(['seat:0', 'move:placePools']), 'seat:0']);
    laid.remove();
  });

  test('shows the action bar if the board has none of its subjects', async () => {
    expect(await tapped()).toEqual([[ACTION_BAR], 'seat:0']);
  });
});

describe('the choices', () => {
  const choice = (move: string, chance: number, args: unknown[] = []) => ({
    choice: { move, args },
    chance,
    fact: undefined,
  });
  const told = async (hints: ReturnType<typeof choice>[]) => {
    hintedWith(hints);
    await hinted();
    return [...screen.getByRole('list').querySelectorAll('li')].map(({ textContent }) => textContent);
  };
  const [roll, end] = [strings.moves.rollDice, strings.moves.endTurn];

  test('are in the order of the shown chances; of equal ones the better one of the search is first', async () => {
    expect(await told([choice('rollDice', 0.3), choice('endTurn', 0.34)])).toEqual([
      expect.stringMatching(`^${end} .*34`),
      expect.stringMatching(`^${roll} .*30`),
    ]);
  });

  test('with the same sentence are listed once, with the highest chance', async () => {
    expect(await told([choice('rollDice', 0.3), choice('rollDice', 0.34, [true]), choice('endTurn', 0.2)])).toEqual([
      expect.stringMatching(`^${roll} .*34`),
      expect.stringMatching(`^${end} .*20`),
    ]);
  });
});
