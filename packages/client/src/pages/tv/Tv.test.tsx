import type { CommonView } from '@lantern/games/module';
import { render, screen, within } from '@testing-library/react';
import { roomWith, seatOf } from '../../room/testing';
import { TvRoom } from './TvRoom';
import { TvSeats } from './TvSeats';

const ana = seatOf('0', 'Ana');
const bot = seatOf('1', 'Brass', { kind: 'bot' });

const view = (change: Partial<CommonView>): CommonView => ({
  audience: null,
  decisionId: 1,
  turnSeat: '0',
  stages: { '0': 'play' },
  mustDecide: false,
  story: [],
  result: null,
  ...change,
});

/** Each row of the seats in words, without the drawn sign before them. */
const rows = () =>
  screen.getAllByRole('listitem').map((row) =>
    [...row.children]
      .slice(1)
      .flatMap(({ textContent }) => textContent || [])
      .join(', '),
  );

test('between matches the screen shows who sits, what is played and the way in, and nothing to press', () => {
  render(<TvRoom room={roomWith({ seats: [ana, seatOf('1', '')] })} />);
  expect(screen.getByRole('heading', { name: 'Crystal City Catan' })).toBeInTheDocument();
  expect(screen.getByText('One seat is still free')).toBeInTheDocument();
  expect(rows()).toEqual(['Ana', 'Free']);
  const invitation = screen.getByRole('region', { name: 'Invite friends' });
  expect(within(invitation).getByRole('img', { name: 'QR code of the link to room K7WQ3H' })).toBeInTheDocument();
  expect(within(invitation).getByText('K7WQ3H')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the score of the evening stands there as soon as there is one', () => {
  const players = [
    { name: 'Ana', kind: 'person' as const, person: 1 },
    { name: 'Brass', kind: 'bot' as const, person: null },
  ];
  const played = { matchId: 'm', game: 'crystal-wars', at: 0, end: 'result' as const, winners: ['0'], players };
  render(<TvRoom room={roomWith({ seats: [ana, bot], history: [played] as never })} />);
  expect(screen.getByRole('region', { name: 'This evening' })).toHaveTextContent('Ana1 win');
});

test('during a match it shows who is to decide and who is away', () => {
  render(<TvSeats room={roomWith({ seats: [ana, seatOf('1', 'Ben', { here: false })] })} view={view({})} />);
  expect(rows()).toEqual(['Ana, to decide', 'Ben, Away']);
});

test('it counts down for those who are away', () => {
  const seats = [ana, seatOf('1', 'Ben', { here: false })];
  const waits = { seats: { '1': performance.now() + 90_500 }, host: null };
  render(<TvSeats room={roomWith({ seats })} view={view({})} waits={waits} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^ ?1:3[01]$/);
});

test('after the end nobody is to decide', () => {
  render(<TvSeats room={roomWith({ seats: [ana, bot] })} view={view({ result: { reason: 'won', winners: ['1'] } })} />);
  expect(rows()).toEqual(['Ana', 'Brass, Bot']);
});
