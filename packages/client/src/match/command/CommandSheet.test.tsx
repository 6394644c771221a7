import type { Choice } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameClient } from '../gameBoard';
import type { Frame } from '../useFrame';
import { CommandSheet } from './CommandSheet';

const act = jest.fn(async (_move: string, _args?: readonly unknown[]) => true);
const answer = jest.fn(async (_text: string) => undefined);
const ask = jest.fn(async () => 'In the hall.');
const LEGAL: Choice[] = [
  { move: 'roll', args: [] },
  { move: 'go', args: ['hall'] },
  { move: 'go', args: ['maze'] },
];

const text = { moves: { roll: 'Roll', go: 'Go' } } as unknown as GameClient['text'];
const moveWords = async () => ({ go: ([room]: readonly [string]) => room });
const game = { moves: {}, text, moveWords } as unknown as GameClient;

function show() {
  const match = { legal: LEGAL, act, pending: false, skip: () => undefined, whyNot: () => undefined };
  const frame = { match, names: {}, caughtUp: true, view: { mustDecide: true } as CommonView } as unknown as Frame;
  render(<CommandSheet {...{ frame, game }} seat="0" speaker={{ answer, ask }} onClose={() => undefined} />);
  return userEvent.setup();
}

const field = () => screen.findByRole('textbox', { name: 'Move or question' });

beforeEach(() => jest.clearAllMocks());

test('the field has the focus, and a line makes its move', async () => {
  const user = show();
  await field();
  await user.keyboard('go maze{Enter}');
  expect(act).toHaveBeenCalledWith('go', ['maze']);
  expect(answer).toHaveBeenLastCalledWith('Done: Go: maze.');
  expect(await field()).toHaveValue('');
});

test('several meanings are asked back by number, and the number makes the move', async () => {
  const user = show();
  await field();
  await user.keyboard('go{Enter}');
  expect(answer).toHaveBeenLastCalledWith('Which one? 1, Go: hall; 2, Go: maze.');
  expect(act).not.toHaveBeenCalled();
  await user.keyboard('2{Enter}');
  expect(act).toHaveBeenCalledWith('go', ['maze']);
});

test.each([
  ['a number that does not exist is removed', '9', ''],
  ['words without a meaning stay, to be corrected', 'jump', 'jump'],
])('%s', async (_, typed, left) => {
  const user = show();
  await field();
  await user.keyboard(`${typed}{Enter}`);
  expect(await field()).toHaveValue(left);
});

test('a choice can be pressed', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  await user.click(screen.getByRole('button', { name: '1. Roll' }));
  expect(act).toHaveBeenCalledWith('roll', []);
});

test('Tab completes the text, and leads on where there is nothing to complete', async () => {
  const user = show();
  await field();
  await user.keyboard('maz{Tab}');
  expect(await field()).toHaveValue('Go: maze');
  expect(answer).toHaveBeenLastCalledWith('Go: maze');
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Enter' })).toHaveFocus();
});

test('a text without a meaning is answered, and makes no move', async () => {
  const user = show();
  await field();
  await user.keyboard('fly{Enter}');
  expect(screen.getByText(/No move is called “fly”/)).toBeVisible();
  expect(act).not.toHaveBeenCalled();
  expect(await field()).toHaveValue('fly');
});

test('the answer to a question stands below the field', async () => {
  const user = show();
  await field();
  await user.keyboard('where{Enter}');
  expect(ask).toHaveBeenCalledWith('where');
  expect(await screen.findByText('In the hall.')).toBeVisible();
});
