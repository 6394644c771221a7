import type { RoomView } from '@lantern/protocol/rooms';
import { type DayClockView, type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { HOUR } from '@lantern/protocol/timeUnits';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { handleOf, roomWith } from '../testing';
import { Deadline } from './Deadline';
import { TempoChoice } from './TempoChoice';
import { TempoSettings } from './TempoSettings';

const tempo = usualTempo(3, 'Europe/Berlin');
const room = (more: Partial<RoomView> = {}) => roomWith({ state: 'playing', matchId: 'm', tempo, ...more });

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

describe('the deadline', () => {
  const shown = (dayClock: DayClockView) => {
    const { handle } = handleOf({ dayClock });
    render(<Deadline handle={handle} room={room()} />);
    return screen.queryByRole('timer');
  };

  test('is an instant if it is hours away', () => {
    expect(shown(bensTurn(30))).toHaveTextContent(/^until \w{3} \d\d:\d\d$/);
  });

  test('is announced to screen readers with its player', () => {
    expect(shown(bensTurn(30))).toHaveAccessibleName(/^Ben: until/);
  });

  test('is shown in minutes below two hours', () => {
    expect(shown(bensTurn(1))).toHaveTextContent('60 min left');
  });

  test('is over when it has passed', () => {
    expect(shown(bensTurn(-1))).toHaveTextContent('time is up');
  });

  test('names the reserve while that is running', () => {
    expect(shown({ ...bensTurn(30), dueAt: Date.now() - HOUR })).toHaveTextContent(/^Reserve/);
  });

  test('is not shown if there is none', () => {
    expect(shown(bensTurn(0, { until: null }))).toBeNull();
  });
});

function Chosen({ told }: { told: (tempo?: Tempo) => void }) {
  const [value, set] = useState<Tempo>();
  return (
    <TempoChoice
      value={value}
      onChange={(wanted) => {
        set(wanted);
        told(wanted);
      }}
    />
  );
}

test('a room is opened in one go, or over days with a time for a turn', async () => {
  const told: (Tempo | undefined)[] = [];
  render(<Chosen told={(wanted) => told.push(wanted)} />);
  expect(screen.getByRole('radio', { name: 'In one go' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Over days' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A week' }));
  await userEvent.click(screen.getByRole('radio', { name: 'In one go' }));
  expect(told.map((tempo) => tempo?.turn)).toEqual([3, 7, undefined]);
});

describe('the tempo of a room', () => {
  test('is set by the host until the deal', async () => {
    const { handle, asked } = handleOf();
    render(<TempoSettings handle={handle} room={room({ state: 'open' })} />);
    await userEvent.click(screen.getByRole('radio', { name: 'In one go' }));
    expect(asked).toEqual([['configure', { tempo: null }]]);
  });

  test('has days off, which can only be extended during a match', async () => {
    const { handle, asked } = handleOf();
    render(<TempoSettings handle={handle} room={room()} />);
    const days = within(screen.getByRole('group', { name: 'Days off' }));
    expect(days.getByRole('button', { name: 'Less' })).toBeDisabled();
    await userEvent.click(days.getByRole('button', { name: 'More' }));
    expect(asked).toEqual([['configure', { tempo: { ...tempo, holiday: 15 } }]]);
  });

  test('offers no other pace during a match', () => {
    const { handle } = handleOf();
    render(<TempoSettings handle={handle} room={room()} />);
    expect(screen.queryByRole('radio', { name: 'In one go' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'A week' })).toBeVisible();
  });
});
