import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { roomWith, seatOf } from '../../room/testing';
import { SharedDevice } from './SharedDevice';

const room = roomWith({ state: 'playing', seats: [seatOf('0', 'Ana'), seatOf('1', 'Ben'), seatOf('2', 'Cleo')] });
const view = (change: Partial<CommonView>): CommonView => ({
  audience: '0',
  decisionId: 1,
  turnSeat: '0',
  stages: {},
  mustDecide: false,
  story: [],
  result: null,
  ...change,
});
const anaDecides = view({ stages: { '0': 'play' }, mustDecide: true });
const benDecides = view({ decisionId: 2, stages: { '1': 'play' } });

/** Every view that was drawn, by seat, in the order of drawing. */
let drawn: Seat[];
let tell: (view: CommonView) => void;

/** Ana and Ben share a device; Cleo is somewhere else. */
function Device({
  first,
  hasSecrets = () => true,
}: {
  first: CommonView;
  hasSecrets?(view: CommonView | null): boolean;
}) {
  const [seats, setSeats] = useState<Seat[]>(['0', '1']);
  const [now, setNow] = useState(first);
  tell = setNow;
  const held = seats.map((seat) => ({ seat, seatKey: `key ${seat}` }));
  const show = (seat: Seat) => setSeats([seat, ...seats.filter((other) => other !== seat)]);
  return (
    <SharedDevice handle={{ held, seat: seats[0] ?? null, show }} {...{ room, hasSecrets }}>
      {(seat, sharedDevice) => {
        drawn.push(seat);
        return (
          <>
            <p>{`Cards of seat ${seat}`}</p>
            {sharedDevice({ ...now, audience: seat, mustDecide: Object.hasOwn(now.stages, seat) })}
          </>
        );
      }}
    </SharedDevice>
  );
}

const reveal = (name: string) => userEvent.click(screen.getByRole('button', { name: `I am ${name}` }));

beforeEach(() => {
  drawn = [];
});

test('nobody’s cards are on the page before somebody has said to be alone', async () => {
  render(<Device first={anaDecides} />);
  expect(screen.getByRole('heading', { name: 'Pass the device to Ana' })).toHaveFocus();
  expect(drawn).toEqual([]);
  await reveal('Ana');
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('when the other one at the device is to decide, the cards are gone before the curtain is down', async () => {
  render(<Device first={anaDecides} />);
  await reveal('Ana');
  drawn = [];
  act(() => tell(benDecides));
  expect(screen.getByRole('heading', { name: 'Pass the device to Ben' })).toBeInTheDocument();
  expect(screen.queryByText(/Cards of seat/)).not.toBeInTheDocument();
  expect(drawn).not.toContain('1');
  await reveal('Ben');
  expect(screen.getByText('Cards of seat 1')).toBeInTheDocument();
  expect(screen.queryByText('Cards of seat 0')).not.toBeInTheDocument();
});

test('a tap on a seat passes the device behind the curtain', async () => {
  render(<Device first={anaDecides} />);
  await reveal('Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Pass the device to Ben' }));
  expect(screen.queryByText(/Cards of seat/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pass the device to Ben' })).toBeInTheDocument();
});

test('whoever had the device may look once more, and is left to it', async () => {
  render(<Device first={anaDecides} />);
  await reveal('Ana');
  act(() => tell(benDecides));
  await userEvent.click(screen.getByRole('button', { name: 'Ana looks once more' }));
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('those who are to decide are marked among the people at the device', async () => {
  render(<Device first={view({ stages: { '0': 'play', '1': 'play' }, mustDecide: true })} />);
  await reveal('Ana');
  expect(screen.getByRole('button', { name: 'Pass the device to Ben, to decide' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cleo/ })).not.toBeInTheDocument();
});

test('where nothing is secret no curtain falls, neither at the beginning nor between two people', async () => {
  render(<Device first={anaDecides} hasSecrets={() => false} />);
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
  act(() => tell(benDecides));
  expect(screen.getByText('Cards of seat 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pass the device to Ana' }));
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('in a game with secrets the curtain falls only at moments that have some', async () => {
  render(<Device first={anaDecides} hasSecrets={(view) => view === null || view.decisionId > 2} />);
  await reveal('Ana');
  act(() => tell(benDecides));
  expect(screen.getByText('Cards of seat 1')).toBeInTheDocument();
  act(() => tell(view({ decisionId: 3, stages: { '0': 'play' } })));
  expect(screen.queryByText(/Cards of seat/)).not.toBeInTheDocument();
});
