import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../../room/testing';
import { FillUp } from './FillUp';

/** Renders a room of a game for one to five players, with these names on its seats; an empty name is a free seat. */
function shown(...names: string[]) {
  const { handle, asked } = handleOf();
  const room = roomWith({ game: 'crystal-caverns', seats: names.map((name, seat) => seatOf(String(seat), name)) });
  render(<FillUp handle={handle} room={room} />);
  return asked;
}

const button = (name: string) => screen.getByRole('button', { name });

test('with bots: every free seat gets one, then the match starts', async () => {
  const asked = shown('Ana', '', '');
  await userEvent.click(button('Start with 2 bots'));
  expect(asked).toEqual([['addBot', '1'], ['addBot', '2'], ['start']]);
});

test('one free seat is one bot', () => {
  shown('Ana', 'Ben', '');
  expect(button('Start with 1 bot')).toBeInTheDocument();
});

test('if a bot is refused the match does not start', async () => {
  const { handle, asked } = handleOf({ act: { addBot: async () => false } });
  const room = roomWith({ game: 'crystal-caverns', seats: [seatOf('0', 'Ana'), seatOf('1', '')] });
  render(<FillUp handle={handle} room={room} />);
  await userEvent.click(button('Start with 1 bot'));
  expect(asked).toEqual([]);
});

test('a host alone in a fresh room can start alone, but that is not the main action', () => {
  shown('Ana', '', '');
  expect(button('Start alone')).not.toHaveClass('main');
});

test('several players start without the free seats', async () => {
  const asked = shown('Ana', 'Ben', '');
  expect(button('Start with 2 players')).toHaveClass('main');
  await userEvent.click(button('Start with 2 players'));
  expect(asked).toEqual([['configure', { players: 2 }], ['start']]);
});

test('too few players cannot start without bots', () => {
  const { handle } = handleOf();
  const room = roomWith({ game: 'colossal-cave', seats: [seatOf('0', 'Ana'), seatOf('1', 'Ben'), seatOf('2', '')] });
  render(<FillUp handle={handle} room={room} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
