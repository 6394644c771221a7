import type { CommonView } from '@lantern/games/module';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from '../ui/Toast';
import { useTimeOutNotice } from './useTimeOutNotice';

const viewOf = (part: Partial<CommonView>) =>
  ({
    decisionId: 1,
    mustDecide: true,
    story: [],
    stages: { '0': 'turn' },
    result: null,
    ...part,
  }) as unknown as CommonView;

interface Shown {
  view: CommonView;
  seat?: string | null;
  left?: number;
  acted?: boolean;
}

function Seen({ view, seat = '0', left, acted = false }: Shown) {
  const clock = left === undefined ? null : { decisionId: 1, endsAt: performance.now() + left, length: 30_000 };
  useTimeOutNotice(view, seat, clock, acted);
  return <Toasts />;
}

/** Returns the notice between two states. */
function said(first: Shown, then: Shown): string {
  const { rerender } = render(<Seen {...first} />);
  rerender(<Seen {...then} />);
  return screen.getByRole('log').textContent ?? '';
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const RAN_OUT = 'Time is up: your default move was played.';
const later = viewOf({ decisionId: 2, mustDecide: false });
const told = (seat: string) => viewOf({ ...later, story: [{ n: 7, kind: 'byClock', data: { seat } }] });

test('a player whose decision has expired gets a notice', () => {
  expect(said({ view: viewOf({}), left: 0 }, { view: later })).toBe(RAN_OUT);
});

test('a fact about the clock is enough, if the host has played the default move', () => {
  expect(said({ view: viewOf({}) }, { view: told('0') })).toBe(RAN_OUT);
});

test.each<[string, Shown, Shown]>([
  ['there was time left', { view: viewOf({}), left: 9000 }, { view: later }],
  ['the viewer has moved', { view: viewOf({}), left: 0, acted: true }, { view: later }],
  ['nothing was asked of the viewer', { view: viewOf({ mustDecide: false }), left: 0 }, { view: later }],
  [
    'several were asked at once',
    { view: viewOf({ stages: { '0': 'react', '2': 'react' } }), left: 0 },
    { view: later },
  ],
  ['the clock has decided for somebody else', { view: viewOf({ mustDecide: false }) }, { view: told('1') }],
  ['the viewer only watches', { view: viewOf({}), seat: null, left: 0 }, { view: told('0'), seat: null }],
  ['somebody else at this device looks now', { view: viewOf({}), left: 0 }, { view: told('1'), seat: '1' }],
])('nothing is said where %s', (_, first, then) => {
  expect(said(first, then)).toBe('');
});
