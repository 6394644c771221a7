import { type DayClockView, type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { HOUR } from '@lantern/protocol/timeUnits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../room/testing';
import { OverdueRows } from './OverdueRows';

const tempo = usualTempo(3, 'Europe/Berlin');

/** The clock of a turn of Ben with this number of hours left. */
const bensTurn = (hours: number, more: Partial<DayClockView['owing'][number]> = {}): DayClockView => {
  const until = Date.now() + hours * HOUR;
  return {
    decisionId: 1,
    kind: 'turn',
    owing: [{ seat: '1', until, reserve: 0, bot: false, nudgeFrom: null, ...more }],
    dueAt: until,
    holidays: [],
  };
};

const rows = (
  clock: DayClockView,
  more: Partial<Parameters<typeof handleOf>[0]> = {},
  tempoOf: Partial<Tempo> = {},
) => {
  const { handle } = handleOf({ dayClock: clock, ...more });
  render(
    <OverdueRows
      handle={handle}
      room={roomWith({ state: 'playing', matchId: 'm', tempo: { ...tempo, ...tempoOf } })}
      clock={clock}
    />,
  );
};
const buttons = () => screen.queryAllByRole('button').map((element) => element.textContent);

describe('somebody who has not moved for long', () => {
  const since = (hours: number) => ({ nudgeFrom: Date.now() - hours * HOUR });

  test('is nudged by the others', async () => {
    const asked: string[] = [];
    globalThis.fetch = (async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => roomWith() };
    }) as unknown as typeof fetch;
    rows(bensTurn(9, since(1)));
    expect(screen.getByText('Ben has not moved for a while.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nudge' }));
    expect(asked).toEqual(['/api/rooms/K7WQ3H/seats/1/nudge']);
  });

  test.each([
    ['not before it is time', since(-1), {}],
    ['by nobody who only watches', since(1), { seat: null, seatKey: undefined, host: false }],
    ['not by themselves', since(1), { seat: '1' }],
  ])('is nudged %s', (_, more, handle) => {
    rows(bensTurn(9, more), handle);
    expect(buttons()).toEqual([]);
  });
});

describe('a turn whose time is up', () => {
  test('is decided by the others: another day, or the bot', () => {
    rows(bensTurn(-1));
    expect(screen.getByText('Ben’s time is up.')).toBeVisible();
    expect(buttons()).toEqual(['Another day', 'Let the bot play']);
  });

  test('is not decided before its time is up', () => {
    rows(bensTurn(1));
    expect(buttons()).toEqual([]);
  });

  test('is not decided by its own player', () => {
    rows(bensTurn(-1), { seat: '1' });
    expect(screen.getByText(/Your time is up/)).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  test('if all seats are overdue, only the host lets the bot play', () => {
    rows(bensTurn(-1), { host: false }, { overdue: 'patient' });
    expect(buttons()).toEqual(['Another day']);
  });

  test('is not nudged any more', () => {
    rows(bensTurn(-1, { nudgeFrom: Date.now() - HOUR }));
    expect(buttons()).toEqual(['Another day', 'Let the bot play']);
  });

  test('shows if the bot plays it', () => {
    rows(bensTurn(-1, { bot: true }));
    expect(screen.getByText('The bot plays this turn for Ben.')).toBeVisible();
    expect(buttons()).toEqual([]);
  });
});
