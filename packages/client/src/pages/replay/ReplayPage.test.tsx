import type { FairPlayView } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { botViews, pagesOf } from '../../replay/testing';
import { keepKeys } from '../../state/roomKeys';
import { forget } from '../../state/storage';
import { ReplayPage } from './ReplayPage';

const PLAYED = { chance: 2, rulesVersions: [1], moves: [] } as const;
const OPENED = { matchId: 'match', players: 2, options: {}, secret: '', salt: '', ...PLAYED };

/** The keys that were sent, in the order of the requests. */
let shown: (string | undefined)[];

/** Opens the page of a match, running or over, and the fair-play sheet. */
async function openFair(over: boolean, seat: Seat | null = null) {
  const pages = pagesOf(botViews(seat, 12, over), { audience: seat });
  const fair: FairPlayView = {
    ...{ matchId: 'match', promise: 'ab'.repeat(32), withheld: false, contributed: [], redraws: 0, silent: [] },
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

test('a match that is over can also be checked from its link', async () => {
  await openFair(true);
  expect(screen.getByRole('button', { name: 'Check this match' })).toBeInTheDocument();
});

test('for a running match the seal is shown, and no check', async () => {
  await openFair(false);
  expect(screen.getByText(/opened when the match is over/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('a player who has left their seat sends its former key', async () => {
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
