import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACTION_BAR } from '../highlight/subjects';
import { HintPrompt } from './HintPrompt';
import type * as Start from './startHint';
import type { HintJob } from './startHint';

/** jsdom has no workers: the hints are computed in this thread. */
// jsdom has no workers.
const startHint = jest.spyOn(jest.requireActual<typeof Start>('./startHint'), 'startHint');

const hint = (move: string, chance: number) => ({ choice: { move, args: [] }, chance, fact: undefined });
const viewed = (decisionId: number): CommonView => ({
  ...localMatch(crystalCityCatan, 2, {}, seededRandom('hint')).view('0'),
  decisionId,
});

function asked() {
  const onShow = jest.fn();
  const of = (view: CommonView) => (
    <HintPrompt
      {...{ view, onShow, about: {}, className: '', seat: '0', game: crystalCityCatan.id }}
      text={strings as unknown as GameStrings}
      voice={{ you: '0', name: () => 'Ben' }}
    >
      Your turn begins.
    </HintPrompt>
  );
  const { rerender } = render(of(viewed(1)));
  return { onShow, next: () => rerender(of(viewed(2))), user: userEvent.setup() };
}
const lamp = () => screen.getByRole('button', { name: 'Give me a hint' });

beforeEach(() => {
  startHint.mockReset();
  startHint.mockImplementation((_job: HintJob, done) => {
    queueMicrotask(() => done([hint('endTurn', 0.31), hint('rollDice', 0.36)]));
    return () => {};
  });
});

test('nothing is computed before somebody asks', () => {
  asked();
  expect(screen.getByText('Your turn begins.')).toBeVisible();
  expect(startHint).not.toHaveBeenCalled();
});

test('a tap replaces the question by the best choice, with its chance and the next best one', async () => {
  const { onShow, user } = asked();
  await user.click(lamp());
  const text = `${strings.moves.rollDice}: wins about 36%, the next best about 31%.`;
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Your turn begins.')).toBeNull();
  expect(onShow.mock.calls).toEqual([[[ACTION_BAR], 'seat:0']]);
});

test('another tap opens the list of choices', async () => {
  const { user } = asked();
  await user.click(lamp());
  await user.click(await screen.findByRole('button', { name: 'All good choices' }));
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
  expect(startHint).toHaveBeenCalledTimes(1);
});

test('the next decision shows its question, and nothing is computed for it', async () => {
  const { user, next } = asked();
  await user.click(lamp());
  await screen.findByText(/wins about/);
  next();
  expect(screen.getByText('Your turn begins.')).toBeVisible();
  expect(lamp()).toBeVisible();
  expect(startHint).toHaveBeenCalledTimes(1);
});
