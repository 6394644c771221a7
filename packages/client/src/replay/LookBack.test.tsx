import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../games/load';
import type { GameClient } from '../match/gameBoard';
import { LookBack, type LookBackProps } from './LookBack';
import { botViews, pagesOf } from './testing';

let game: GameClient;
beforeAll(async () => {
  game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
});
const views = botViews('0', 40);
/** What was asked of the server: the address, and the key that was shown. */
let asked: [path: string, key: string | undefined][];

/** A server whose match has come to a step; it knows one key. */
function serverAt(step: number) {
  globalThis.fetch = (async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers.authorization]);
    if (headers.authorization === 'Bearer stale') {
      return { ok: false, json: async () => ({ code: 'NOT_YOUR_SEAT', message: 'Not yours.' }) };
    }
    return { ok: true, json: async () => pagesOf(views.slice(0, step + 1))[0] };
  }) as unknown as typeof fetch;
}

const onClose = jest.fn();
const looking = (more: Partial<LookBackProps>) => (
  <LookBack
    {...{ game, code: 'ROOM', matchId: 'match', seatKey: 'mine', names: { '0': 'Ana', '1': 'Ben' }, onClose }}
    now={20}
    mine={false}
    {...more}
  />
);
const at = (step: number, last: number) =>
  waitFor(() =>
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(`^Moment ${step} of ${last}`),
    ),
  );

beforeEach(() => {
  asked = [];
  onClose.mockClear();
  serverAt(20);
});

test('looking back begins with now, and the key travels in the header only', async () => {
  render(looking({}));
  await at(20, 20);
  expect(asked).toEqual([['/api/rooms/ROOM/matches/match/past?page=0', 'Bearer mine']]);
});

test('a key that counts no more shows what everybody saw', async () => {
  render(looking({ seatKey: 'stale' }));
  await at(20, 20);
  expect(asked.map(([, key]) => key)).toEqual(['Bearer stale', undefined]);
});

test('the match goes on meanwhile, is told, and can be followed', async () => {
  const { rerender } = render(looking({}));
  await at(20, 20);
  serverAt(22);
  rerender(looking({ now: 22 }));
  expect(screen.getByText('2 moves further now')).toBeInTheDocument();
  await at(20, 22);
  await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await at(22, 22);
});

test('one tap or Escape leads back to now', async () => {
  render(looking({}));
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('who is awaited is told so', () => {
  render(looking({ mine: true }));
  expect(screen.getByRole('button', { name: 'Back to now: your turn' })).toBeInTheDocument();
});

test('what was missed is played from where somebody left, and can be skipped', async () => {
  render(looking({ from: 15 }));
  await at(15, 20);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await at(20, 20);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});
