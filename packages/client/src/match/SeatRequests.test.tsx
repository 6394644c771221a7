import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../room/testing';
import { SeatRequests } from './SeatRequests';
import { SeatsSheet } from './SeatsSheet';
import { fetchStatusRows, StatusBanner } from './StatusBanner';

const bot = seatOf('2', 'Robo', { kind: 'bot', ask: true });
const request = { id: 'r', seat: '2', name: 'Eve', host: true, seats: ['1'], remaining: 60_000 };
const room = roomWith({
  state: 'playing',
  matchId: 'm',
  seats: [seatOf('0', 'Ana'), seatOf('1', 'Ben'), bot],
  seatRequests: [request],
});
const view = { result: null, stages: { '1': 'move' }, turnSeat: '1', decisionId: 7 } as unknown as CommonView;

beforeAll(fetchStatusRows);

describe('a request for the seat of a bot', () => {
  test.each([
    ['the host', { seat: '0', host: true }],
    ['another player', { seat: '1', host: false }],
  ])('is answered by %s in one tap', async (_, who) => {
    const { handle, asked } = handleOf(who);
    render(<SeatRequests handle={handle} room={room} />);
    expect(screen.getByText(/Eve asks for the seat of Robo/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(asked).toEqual([
      ['answerSeatRequest', 'r', true],
      ['answerSeatRequest', 'r', false],
    ]);
  });

  test('is answered once by each person', () => {
    const { handle } = handleOf({ seat: '0', host: true });
    render(<SeatRequests handle={handle} room={{ ...room, seatRequests: [{ ...request, host: false }] }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Still to agree: Ben\./)).toBeInTheDocument();
  });

  test('shows who must still agree, and can be withdrawn', async () => {
    const mine = { request: 'r', seat: '2', seatKey: 'key' };
    const { handle, asked } = handleOf({ seat: null, host: false, requestedSeat: mine });
    render(<SeatRequests handle={handle} room={room} />);
    expect(screen.getByText(/Still to agree: the host, and Ben\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([['withdrawSeatRequest']]);
  });

  test('does not take the seat', async () => {
    const { handle, asked } = handleOf({ seat: null, host: false });
    render(<SeatsSheet handle={handle} room={{ ...room, seatRequests: [] }} view={view} onClose={() => {}} />);
    expect(screen.getByText(/you would see its secrets/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), 'Eve');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for this seat' }));
    expect(asked).toEqual([['requestSeat', '2', 'Eve']]);
  });
});

describe('an open decision without a time limit', () => {
  const sheet = (seats: typeof room.seats, who = {}) => {
    const { handle, asked } = handleOf({ clock: null, ...who });
    render(<SeatsSheet handle={handle} room={{ ...room, seats, seatRequests: [] }} view={view} onClose={() => {}} />);
    return asked;
  };
  const DEFAULT = 'Play default moves now';

  test('is made by the host if no deciding player is online', async () => {
    const asked = sheet([seatOf('0', 'Ana'), seatOf('1', 'Ben', { here: false })]);
    await userEvent.click(screen.getByRole('button', { name: DEFAULT }));
    expect(asked).toEqual([['timeOut', 7]]);
  });

  test('is voted on if a deciding player is online', async () => {
    const asked = sheet([seatOf('0', 'Ana'), seatOf('1', 'Ben')]);
    expect(screen.queryByRole('button', { name: DEFAULT })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vote to go on without an answer' }));
    expect(asked).toEqual([['voteTimeOut', 7, true]]);
  });

  test('shows the vote to everybody while it is open', async () => {
    const vote = { about: 'time-out' as const, seat: null, by: ['1'], needed: 2, decisionId: 7 };
    const { handle, asked } = handleOf();
    const at = { ...room, seatRequests: [], votes: [vote] };
    const { rerender } = render(<StatusBanner handle={handle} room={at} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('Ben would go on without an answer');
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(asked).toEqual([['voteTimeOut', 7, true]]);
    rerender(<StatusBanner handle={handle} room={at} view={{ ...view, decisionId: 8 }} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
