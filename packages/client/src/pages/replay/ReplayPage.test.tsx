import type { FairPlayView } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { botViews, pagesOf } from '../../replay/testing';
import { keepKeys } from '../../state/roomKeys';
import { forget } from '../../state/storage';
import { ReplayPage } from './ReplayPage';

const OPENED = { matchId: 'match', players: 2, options: {}, secret: '', salt: '', rulesVersions: [1], moves: [] };

/** The keys that were shown, in the order of asking. */
let shown: (string | undefined)[];

/** The page of a match, over or not, and the sheet of its fair play. */
async function openFair(over: boolean, seat: Seat | null = null) {
  const pages = pagesOf(botViews(seat, 12, over), { audience: seat });
  const fair: FairPlayView = {
    ...{ matchId: 'match', promise: 'ab'.repeat(32), withheld: false, contributed: [] },
    opened: over ? OPENED : null,
  };
  globalThis.fetch = (async (path: string, { headers }: { headers: Record<string, string> }) => {
    shown.push(headers.authorization);
    return { ok: true, json: async () => (path.endsWith('/fair') ? fair : pages.at(-1)) };
  }) as unknown as typeof fetch;
  render(<ReplayPage code="ROOM" matchId="match" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fair play' }));
  await screen.findByText(/^abababab/);
}

beforeEach(() => {
  shown = [];
  forget('promises');
  forget('room.ROOM');
});

test('a match that is over can be checked from its link too', async () => {
  await openFair(true);
  expect(screen.getByRole('button', { name: 'Check this match' })).toBeInTheDocument();
});

test('of a running match the seal is shown, and nothing to check', async () => {
  await openFair(false);
  expect(screen.getByText(/opened when the match is over/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('whoever has stood up meanwhile shows the key of the seat they had', async () => {
  keepKeys('ROOM', { seats: [], former: [{ seat: '0', seatKey: 'former' }] });
  await openFair(true);
  expect(shown[0]).toBe('Bearer former');
});

test.each([
  [null, 'what everybody sees'],
  ['0', 'what you see from your seat'],
] as const)('while it is played, seat %s reads whose view it is: %s', async (seat, strings) => {
  await openFair(false, seat);
  expect(screen.getByText(new RegExp(`still being played\\. You see ${strings}\\.`))).toBeInTheDocument();
});
