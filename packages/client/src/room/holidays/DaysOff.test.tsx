import type { HolidayView } from '@lantern/protocol/holidays';
import { usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AwayRows } from '../../match/AwayRows';
import { roomWith } from '../testing';
import { DaysOff } from './DaysOff';
import { dateIn, daysFrom } from './days';

const zone = 'Europe/Berlin';
const own = { code: 'K7WQ3H', seat: '0', seatKey: 'key' };
const day = (ahead: number) => dateIn(zone, Date.now() + ahead * DAY);

/** Opens the days off of Ana. @returns the requests */
async function opened(holiday: Partial<HolidayView> = {}) {
  const asked: unknown[] = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))]);
    return { ok: true, json: async () => roomWith() };
  }) as unknown as typeof fetch;
  render(<DaysOff own={own} zone={zone} holiday={{ seat: '0', left: 14, ...holiday }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Days off' }));
  return asked;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('days off are taken from the first to the last day', async () => {
  const asked = await opened();
  type('First day', day(1));
  type('Last day', day(3));
  await userEvent.click(screen.getByRole('radio', { name: 'The bot plays for me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take 3 days off' }));
  const wish = { first: day(1), last: day(3), by: 'bot' };
  expect(asked).toEqual([['/api/rooms/K7WQ3H/seats/0/holiday', wish]]);
});

test.each([
  [0, false],
  [1, true],
])('of one day left, today and %s more days cannot be taken: %s', async (more, disabled) => {
  await opened({ left: 1 });
  type('Last day', day(more));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Take/ }).disabled).toBe(disabled);
});

test('the last day is not before the first one', async () => {
  await opened();
  type('First day', day(2));
  expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first one.');
  expect(screen.getByRole('button', { name: /^Take/ })).toBeDisabled();
});

test.each([
  ['I am back', -1, /^You are away until .*, or until you move/],
  ['Cancel the days off', 1, /^You are away from .* to /],
])('the player says "%s"', async (name, from, told) => {
  const away = { from: Date.now() + from * DAY, to: Date.now() + 3 * DAY, by: 'wait' as const };
  const asked = await opened({ away });
  expect(screen.getByText(told)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([['/api/rooms/K7WQ3H/seats/0/holiday-end', {}]]);
});

test('days off that are over may be followed by others', async () => {
  await opened({ away: { from: 0, to: 1, by: 'wait' } });
  expect(screen.getByRole('button', { name: 'Take 1 day off' })).toBeEnabled();
});

test('days are counted across a change of the clocks', () => {
  expect([daysFrom('2026-03-28', '2026-03-30'), daysFrom('2026-03-28', '2026-03-27')]).toEqual([3, 0]);
});

describe('the others see', () => {
  const rows = (from: number, to: number, seat: string | null, by: 'wait' | 'bot' = 'wait') => {
    const away = { from: Date.now() + from * DAY, to: Date.now() + to * DAY, by };
    const holidays = [{ seat: '1', left: 3, away }];
    const clock = { decisionId: 1, kind: 'turn' as const, owing: [], dueAt: null, holidays };
    render(<AwayRows room={roomWith({ tempo: usualTempo(3, zone) })} clock={clock} seat={seat} />);
    return screen.queryByText(/^Ben is away until/);
  };

  test('who is away', () => {
    expect(rows(-1, 1, '0')).toHaveTextContent(/^Ben is away until \w{3},? \d+ \w+\.$/);
  });

  test('that the bot plays', () => {
    expect(rows(-1, 1, null, 'bot')).toHaveTextContent(/; the bot plays\.$/);
  });

  test.each([
    ['before', 1, 2, '0'],
    ['after', -2, -1, '0'],
    ['about oneself', -1, 1, '1'],
  ])('nothing %s', (_, from, to, seat) => {
    expect(rows(from, to, seat)).toBeNull();
  });
});
