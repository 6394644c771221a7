import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameClient } from './gameBoard';
import { StoryList } from './StoryList';
import { type Line, voiceFor } from './sentences';

const game = { text: { acts: { 'headed arrived': 'second' } } } as unknown as GameClient;
const voice = voiceFor('0', { '0': 'Ana', '1': 'Ben' });
const onShow = jest.fn();
const line = (n: number, kind: string, seat?: string, sentence = `${kind} ${n}`): Line => ({
  n,
  sentence,
  fact: { n, kind, data: seat === undefined ? {} : { seat } },
});
const TURN = [line(1, 'turnBegan', '1', 'Ben begins.'), line(2, 'drew', '1'), line(3, 'reshuffled')];
const list = (lines: readonly Line[], more: Partial<GameClient> = {}) => (
  <StoryList game={{ ...game, ...more }} {...{ lines, voice, onShow }} />
);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => onShow.mockClear());

test('a match in which nothing has happened says so', () => {
  render(list([]));
  expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
});

test('a turn begins with a heading and the token of its player', () => {
  render(list(TURN));
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('Ben begins.');
  expect(heading.querySelector('[data-seat]')).toHaveAttribute('data-seat', '1');
});

test('a game may declare other facts that begin a part', () => {
  render(list([line(1, 'roomEntered', '0'), ...TURN.slice(1)], { turns: { roomEntered: 'seat' } }));
  expect(screen.getByRole('heading')).toHaveTextContent('roomEntered 1');
});

test('a fact has the colour of its player, or none without a player', () => {
  render(list(TURN));
  expect(screen.getAllByRole('listitem').map((item) => item.style.getPropertyValue('--who'))).toEqual([
    'var(--seat-1)',
    'var(--seat-1)',
    '',
  ]);
});

test('one action is one line, and a tap shows all of it', async () => {
  render(list([...TURN, line(4, 'headed', '1'), line(5, 'arrived', '1')]));
  expect(buttons().slice(1)).toEqual(['drew 2', 'reshuffled 3', 'arrived 5']);
  await userEvent.click(screen.getByText('arrived 5'));
  expect(onShow).toHaveBeenCalledWith(4, 5);
});

describe('with the keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  test('the list is one tab stop, at the newest line', async () => {
    render(
      <>
        {list(TURN)}
        <button type="button">after</button>
      </>,
    );
    await userEvent.tab();
    expect(focused()).toBe('reshuffled 3');
    await userEvent.tab();
    expect(focused()).toBe('after');
  });

  test('the arrow keys move from line to line, and no further', async () => {
    render(list(TURN));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('drew 2');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focused()).toMatch(/Ben begins\.$/);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(focused()).toBe('reshuffled 3');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onShow).toHaveBeenCalledWith(1, 1);
  });

  test('the focus returns to the line it has left, also after new lines', async () => {
    const { rerender } = render(list(TURN));
    act(() => screen.getByText('drew 2').focus());
    await userEvent.tab();
    rerender(list([...TURN, line(4, 'drew', '0')]));
    await userEvent.tab();
    expect(focused()).toBe('drew 2');
  });
});
