import type { CommonView } from '@lantern/games/module';
import { act, render, screen } from '@testing-library/react';
import { roomWith } from '../../room/testing';
import { Toasts } from '../../ui/Toast';
import { SETTLING_MS, useTakeBackOutcome } from './useTakeBackOutcome';

const request = { seat: '0', awaited: ['1'], shown: [], remaining: 30_000 };
const playing = { state: 'playing', matchId: 'm' } as const;
const asked = roomWith({ ...playing, takeBack: request });
const closed = roomWith(playing);

const told = (n: number, kind: string) => ({ n, kind, data: { seat: '0' } });
const before = { story: [told(1, 'takenBack'), told(2, 'drew')] } as unknown as CommonView;
const after = { story: [told(1, 'takenBack'), told(3, 'takenBack')] } as unknown as CommonView;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** A person at a table where Ana has asked to take back her last move. */
function someone(mine: string | null) {
  function Table({ room, view }: { room: typeof asked; view: CommonView }) {
    useTakeBackOutcome(room, view, mine);
    return <Toasts />;
  }
  const { rerender } = render(<Table room={asked} view={before} />);
  return {
    goesOn: (room: typeof asked, view = before) => rerender(<Table room={room} view={view} />),
    wait: (time: number) => act(() => void jest.advanceTimersByTime(time)),
    hears: () => screen.getByRole('log').textContent,
  };
}

test('the author of a request is told that the move stays', () => {
  const ana = someone('0');
  ana.goesOn(closed);
  ana.wait(SETTLING_MS);
  expect(ana.hears()).toBe('Your move stays: it is not taken back.');
});

test('so are the others, once', () => {
  const ben = someone('1');
  ben.goesOn(closed);
  ben.wait(SETTLING_MS);
  ben.goesOn(roomWith(playing));
  ben.wait(SETTLING_MS);
  expect(ben.hears()).toBe('Ana’s move stays: it is not taken back.');
});

test('and that the time for answers is over, however often the room was sent meanwhile', () => {
  const ben = someone('1');
  ben.wait(10_000);
  ben.goesOn(roomWith({ ...playing, takeBack: { ...request, remaining: 20_000 } }));
  ben.wait(20_000);
  expect(ben.hears()).toBe('');
  ben.wait(SETTLING_MS);
  expect(ben.hears()).toBe('Ana’s move stays: not everyone agreed in time.');
  ben.goesOn(closed);
  ben.wait(SETTLING_MS);
  expect(screen.getByRole('log').children).toHaveLength(1);
});

test('nobody is told if the move is taken back, also if the match reports it later', () => {
  const ana = someone('0');
  ana.goesOn(closed);
  ana.wait(SETTLING_MS / 2);
  ana.goesOn(closed, after);
  ana.wait(SETTLING_MS);
  expect(ana.hears()).toBe('');
});
