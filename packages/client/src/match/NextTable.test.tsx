import type { DeskRoom } from '@lantern/protocol/desk';
import type { DayClockView } from '@lantern/protocol/tempo';
import { HOUR } from '@lantern/protocol/timeUnits';
import { act, render, screen } from '@testing-library/react';
import { handleOf, roomWith } from '../room/testing';
import { keepKeys, rememberRoom } from '../state/roomKeys';
import { NextTable } from './NextTable';

const clockOf = (seat: string, hours: number | null, bot = false): DayClockView => {
  const until = hours === null ? null : Date.now() + hours * HOUR;
  return {
    decisionId: 1,
    kind: 'turn',
    owing: [{ seat, until, reserve: 0, bot, nudgeFrom: null }],
    dueAt: until,
    holidays: [],
  };
};

/** A room of this browser, which sits on seat 0 there. */
const table = (code: string, dayClock: DayClockView, more: Partial<DeskRoom> = {}): DeskRoom => ({
  ...{ code, game: 'crystal-wars', state: 'playing', paused: false, overDays: true, mine: ['0'], ago: 0, unread: 0 },
  seats: [
    { seat: '0', kind: 'person', name: 'Me' },
    { seat: '1', kind: 'person', name: 'Ana' },
  ],
  dayClock,
  ...more,
});

let asked: string[][];
beforeEach(() => {
  localStorage.clear();
  asked = [];
});

/** The match of the room K7WQ3H, in which a seat must move, and the other rooms of this browser. */
async function shown(turn: string, rooms: readonly DeskRoom[], seat: string | null = '0') {
  globalThis.fetch = (async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).rooms.map(({ code }: { code: string }) => code));
    return { ok: true, json: async () => ({ rooms, gone: [] }) };
  }) as unknown as typeof fetch;
  for (const [at, code] of ['K7WQ3H', ...rooms.map((room) => room.code)].entries()) {
    rememberRoom({ code, game: 'crystal-wars', at });
    keepKeys(code, { seats: [{ seat: '0', seatKey: 's' }] });
  }
  const page = (decisionId: number) => {
    const { handle } = handleOf({ seat, dayClock: { ...clockOf(turn, 20), decisionId } });
    return <NextTable handle={handle} room={roomWith({ state: 'playing' })} />;
  };
  const { rerender } = await act(async () => render(page(1)));
  // Others make decisions repeatedly.
  for (let decisionId = 2; decisionId < 9; decisionId++) await act(async () => rerender(page(decisionId)));
  return screen.queryByRole('link');
}

test('after the own move the table with the nearest deadline is one tap away, asked for once', async () => {
  const rooms = [
    table('LATER2', clockOf('0', 40)),
    table('SOON22', clockOf('0', 1)),
    table('NEVER2', clockOf('0', null)),
  ];
  const link = await shown('1', rooms);
  expect(link).toHaveAttribute('href', '/r/SOON22');
  expect(link).toHaveTextContent('Next: Crystal Wars with Ana, 60 min left');
  expect(asked).toEqual([['NEVER2', 'SOON22', 'LATER2']]);
});

test('a table without a limit is named without a time', async () => {
  expect(await shown('1', [table('NEVER2', clockOf('0', null))])).toHaveTextContent(/with Ana$/);
});

test.each([
  ['waits for somebody else', table('OTHERS', clockOf('1', 1))],
  ['is paused', table('PAUSED', clockOf('0', 1), { paused: true })],
  ['is over', table('OVER22', clockOf('0', 1), { state: 'over' })],
  ['is played by the bot for now', table('BOT222', clockOf('0', 1, true))],
])('a table that %s is not the next one', async (_, room) => {
  expect(await shown('1', [room])).toBeNull();
});

test('a viewer who must move here, or only watches, gets no other table', async () => {
  expect(await shown('0', [table('SOON22', clockOf('0', 1))])).toBeNull();
  expect(await shown('1', [table('SOON22', clockOf('0', 1))], null)).toBeNull();
  expect(asked).toEqual([]);
});
