import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../testing';
import { SeatActs } from './SeatActs';

const bot = seatOf('2', 'Ember', { kind: 'bot', person: null });
const seats = [seatOf('0', 'Ana'), seatOf('1', 'Ben'), bot];
const open = roomWith({ seats });
const playing = roomWith({ seats, state: 'playing', matchId: 'm' });

function acts(at: number, room = playing, more = {}) {
  const { handle, asked } = handleOf(more);
  let done = 0;
  render(<SeatActs one={room.seats[at] ?? bot} handle={handle} room={room} onDone={() => done++} />);
  const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { asked, tap, done: () => done };
}

test.each([
  ['Remove Ben', 1, ['kick', '1'], /^Ben loses this seat\..*you and one more player must agree\.$/],
  ['Remove Ember', 2, ['kick', '2'], /^Ember stops playing/],
  ['Make Ben the host', 1, ['passHost', '1'], /^Ben can then remove players/],
  ['Stand up', 0, ['stand', '0'], /^Your seat becomes free/],
] as const)(
  'in a running match “%s” says what follows, and is done at a second tap',
  async (name, at, request, follows) => {
    const { asked, tap, done } = acts(at);
    await tap(name);
    expect(screen.getByText(follows)).toBeVisible();
    expect(asked).toEqual([]);
    await tap(name);
    expect(asked).toEqual([request]);
    expect(done()).toBe(1);
  },
);

test('an unwanted action is cancelled, and nothing changes', async () => {
  const { asked, tap, done } = acts(1);
  await tap('Remove Ben');
  await tap('Cancel');
  expect(screen.getByRole('button', { name: 'Remove Ben' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(done()).toBe(0);
});

test('before the match no action asks first', async () => {
  const { asked, tap } = acts(1, open);
  await tap('Remove Ben');
  expect(asked).toEqual([['kick', '1']]);
});

test('a guest can give up their own seat, and no other', () => {
  acts(0, playing, { host: false });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stand up']);
});

test('a guest has no actions for the seat of somebody else', () => {
  acts(1, playing, { host: false });
  expect(screen.queryByRole('button')).toBeNull();
});
