import type { CommonView } from '@lantern/games/module';
import { render, screen, within } from '@testing-library/react';
import { loadGame } from '../../games/load';
import type { GameClient } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { botViews } from '../../replay/testing';
import { roomWith, seatOf } from '../../room/testing';
import { TvEnd } from './TvEnd';
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

/** Each row of the seats as text, without the seat's symbol. */
const rows = () =>
  screen.getAllByRole('listitem').map((row) =>
    [...row.children]
      .slice(1)
      .flatMap(({ textContent }) => textContent || [])
      .join(', '),
  );

test('between matches the screen shows the players, the game and the invitation, and no controls', () => {
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

test('the offer of the next match is shown, without controls', () => {
  const offer = { id: 'o', kind: 'rematch' as const, by: '0', yes: ['0'], no: [], asked: ['1'] };
  render(<TvRoom room={roomWith({ state: 'over', seats: [ana, seatOf('1', 'Ben')], offer })} />);
  expect(screen.getByText('Ana wants to play again. Waiting for Ben.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the score of the evening is shown as soon as there is one', () => {
  const players = [
    { name: 'Ana', kind: 'person' as const, person: 1 },
    { name: 'Brass', kind: 'bot' as const, person: null },
  ];
  const played = { matchId: 'm', game: 'crystal-wars', at: 0, end: 'result' as const, winners: ['0'], players };
  render(<TvRoom room={roomWith({ seats: [ana, bot], history: [played] as never })} />);
  expect(screen.getByRole('region', { name: 'This evening' })).toHaveTextContent('Ana1 win');
});

test('during a match it shows who must decide and who is offline', () => {
  render(<TvSeats room={roomWith({ seats: [ana, seatOf('1', 'Ben', { here: false })] })} view={view({})} />);
  expect(rows()).toEqual(['Ana, deciding', 'Ben, Offline']);
});

test('it counts down for absent players', () => {
  const seats = [ana, seatOf('1', 'Ben', { here: false })];
  const waits = { seats: { '1': performance.now() + 90_500 }, host: null };
  render(<TvSeats room={roomWith({ seats })} view={view({})} waits={waits} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^ ?1:3[01]$/);
});

test('after the end nobody must decide', () => {
  render(<TvSeats room={roomWith({ seats: [ana, bot] })} view={view({ result: { reason: 'won', winners: ['1'] } })} />);
  expect(rows()).toEqual(['Ana', 'Brass, Bot']);
});

test('the end of a match has its score, the series and the invitation, and no controls', async () => {
  const game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
  const last = botViews(null, 20, true).at(-1) as CommonView;
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'person' as const, person: null }));
  const played = { matchId: 'm', game: 'crystal-city-catan', at: 0, end: 'result' as const, winners: ['0'], players };
  const names = { '0': 'Ana', '1': 'Ben' };
  const room = roomWith({ state: 'over', matchId: 'm', history: [played] });
  render(<TvEnd {...{ game, room, names }} view={last} voice={voiceFor(null, names)} />);
  expect(screen.getByRole('heading', { name: 'Ana wins' })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Score of this match' })).toHaveTextContent('Ben');
  expect(screen.getByRole('list', { name: 'This evening' })).toHaveTextContent('Ana1 win');
  expect(screen.getByRole('region', { name: 'Invite friends' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
