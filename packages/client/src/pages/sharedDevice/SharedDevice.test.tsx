import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
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

/** The seats whose views were drawn, in order. */
let drawn: Seat[];
let tell: (view: CommonView) => void;

/** Ana and Ben share a device; Cleo plays on another one. */
function Device({
  first,
  hasSecrets = () => true,
  state = 'playing',
}: {
  first: CommonView;
  state?: RoomView['state'];
  hasSecrets?(view: CommonView | null): boolean;
}) {
  const [seats, setSeats] = useState<Seat[]>(['0', '1']);
  const [now, setNow] = useState(first);
  tell = setNow;
  const held = seats.map((seat) => ({ seat, seatKey: `key ${seat}` }));
  const show = (seat: Seat) => setSeats([seat, ...seats.filter((other) => other !== seat)]);
  return (
    <SharedDevice handle={{ held, seat: seats[0] ?? null, show }} {...{ room: { ...room, state }, hasSecrets }}>
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

test('no cards are on the page before somebody has confirmed to be alone', async () => {
  render(<Device first={anaDecides} />);
  expect(screen.getByRole('heading', { name: 'Pass the device to Ana' })).toHaveFocus();
  expect(drawn).toEqual([]);
  await reveal('Ana');
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('if the other person at the device must decide, the cards are gone before the curtain falls', async () => {
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

test('the previous viewer may look once more, and keeps the device', async () => {
  render(<Device first={anaDecides} />);
  await reveal('Ana');
  act(() => tell(benDecides));
  await userEvent.click(screen.getByRole('button', { name: 'Ana looks once more' }));
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('people at the device who must decide are marked', async () => {
  render(<Device first={view({ stages: { '0': 'play', '1': 'play' }, mustDecide: true })} />);
  await reveal('Ana');
  expect(screen.getByRole('button', { name: 'Pass the device to Ben, deciding' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cleo/ })).not.toBeInTheDocument();
});

test('without secrets no curtain falls, neither at the beginning nor between two people', async () => {
  render(<Device first={anaDecides} hasSecrets={() => false} />);
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
  act(() => tell(benDecides));
  expect(screen.getByText('Cards of seat 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pass the device to Ana' }));
  expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
});

test('in a game with secrets the curtain falls only while there are some', async () => {
  render(<Device first={anaDecides} hasSecrets={(view) => view === null || view.decisionId > 2} />);
  await reveal('Ana');
  act(() => tell(benDecides));
  expect(screen.getByText('Cards of seat 1')).toBeInTheDocument();
  act(() => tell(view({ decisionId: 3, stages: { '0': 'play' } })));
  expect(screen.queryByText(/Cards of seat/)).not.toBeInTheDocument();
});

describe('a page that goes into the background', () => {
  const visible = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const leave = { hidden: () => visible('hidden'), left: () => void window.dispatchEvent(new Event('pagehide')) };
  afterEach(() => jest.restoreAllMocks());

  test.each(['hidden', 'left'] as const)(
    'shows nobody’s cards any more, from the moment when it is %s',
    async (how) => {
      render(<Device first={anaDecides} />);
      await reveal('Ana');
      act(leave[how]);
      expect(screen.queryByText(/Cards of seat/)).not.toBeInTheDocument();
      act(() => visible('visible'));
      expect(screen.getByRole('heading', { name: 'Pass the device to Ana' })).toBeInTheDocument();
      await reveal('Ana');
      expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
    },
  );

  test('stays as it is when it becomes visible again', async () => {
    render(<Device first={anaDecides} />);
    await reveal('Ana');
    act(() => visible('visible'));
    expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
  });

  test('is unchanged without secrets', () => {
    render(<Device first={anaDecides} hasSecrets={() => false} />);
    act(leave.hidden);
    expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
  });

  test('is unchanged after the end', () => {
    render(<Device first={anaDecides} state="over" />);
    act(leave.hidden);
    expect(screen.getByText('Cards of seat 0')).toBeInTheDocument();
  });
});
