import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomHandle } from '../room/connection/roomHandle';
import { handleOf, roomWith, seatOf } from '../room/testing';
import { fetchStatusRows, StatusBanner } from './StatusBanner';

const view = { result: null, stages: { '0': 'move' }, turnSeat: '0' } as unknown as CommonView;
const bot = (seat: string, name: string) => seatOf(seat, name, { kind: 'bot', ask: true });
const people = [seatOf('0', 'Ana'), seatOf('1', 'Ben')];

beforeAll(fetchStatusRows);

/** Renders a running match for a late guest. */
function shown(more: Partial<RoomView>, who: Partial<RoomHandle> = {}) {
  const { handle } = handleOf({ seat: null, host: false, held: [], ...who });
  const onSeats = jest.fn();
  const room = roomWith({ state: 'playing', matchId: 'm', seats: people, ...more });
  render(<StatusBanner handle={handle} room={room} view={view} onSeats={onSeats} />);
  return onSeats;
}

test('a spectator reads which player they watch', () => {
  shown({ seats: [...people, bot('2', 'Clara')] });
  expect(screen.getByText('You are watching Ana, Ben and Clara.')).toBeInTheDocument();
});

test.each([
  ['the only bot’s seat is asked for by its name', [...people, bot('2', 'Clara')], 'Ask for Clara’s seat'],
  ['one of several bots’ seats is asked for', [...people, bot('2', 'Clara'), bot('3', 'Hugo')], 'Ask for a seat'],
  ['a seat that was left is asked for', [...people, seatOf('2', '', { ask: true })], 'Ask for a seat'],
  [
    'a seat that nobody has played is taken',
    [...people, bot('2', 'Clara'), seatOf('3', '', { ask: false })],
    'Take a free seat',
  ],
])('%s', async (_, seats, label) => {
  const onSeats = shown({ seats });
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onSeats).toHaveBeenCalledTimes(1);
});

test.each([
  ['only persons sit', {}, {}],
  ['the room is locked', { seats: [...people, bot('2', 'Clara')], locked: true }, {}],
  [
    'they have asked already',
    { seats: [...people, bot('2', 'Clara')] },
    { requestedSeat: { request: 'r', seat: '2', seatKey: 'k' } },
  ],
  [
    'the host has removed them',
    { seats: [...people, bot('2', 'Clara')] },
    { lost: { how: 'removed' as const, by: 'Ana' } },
  ],
])('no seat is offered where %s', (_, more, who) => {
  shown(more, who);
  expect(screen.getByText(/You are watching/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('players see nothing of it', () => {
  shown({ seats: [...people, bot('2', 'Clara')] }, { seat: '0', held: [{ seat: '0', seatKey: 'key' }] });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('votes are in the same bar', () => {
  shown({ votes: [{ about: 'end', by: ['0'], needed: 2, decisionId: null, seat: null } as never] });
  expect(screen.getByRole('status')).toHaveTextContent(/You are watching.*wants to end the match/);
});
