import { newestFactNumber } from '@lantern/games/kit/story';
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
/** The requests to the server: the path, and the key that was sent. */
let asked: [path: string, key: string | undefined][];

/** A server whose match is at a step; it accepts one key. */
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
      expect.stringMatching(`^Step ${step} of ${last}`),
    ),
  );

beforeEach(() => {
  asked = [];
  onClose.mockClear();
  serverAt(20);
});

test('the replay starts at the present, and the key is sent in the header only', async () => {
  render(looking({}));
  await at(20, 20);
  expect(asked).toEqual([['/api/rooms/ROOM/matches/match/past?page=0', 'Bearer mine']]);
});

test('with an invalid key the replay shows the public view', async () => {
  render(looking({ seatKey: 'stale' }));
  await at(20, 20);
  expect(asked.map(([, key]) => key)).toEqual(['Bearer stale', undefined]);
});

test('the match continues meanwhile, is announced, and can be followed', async () => {
  const { rerender } = render(looking({}));
  await at(20, 20);
  serverAt(22);
  rerender(looking({ now: 22 }));
  expect(screen.getByText('2 new moves since.')).toBeInTheDocument();
  await at(20, 22);
  await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await at(22, 22);
});

test('one tap or Escape leads back to the present', async () => {
  render(looking({}));
  await userEvent.click(screen.getByRole('button', { name: 'Back to live' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a viewer that the match waits for gets a notice', () => {
  render(looking({ mine: true }));
  expect(screen.getByRole('button', { name: 'Back to live: your turn' })).toBeInTheDocument();
});

/** The number of the newest fact at a step, and the step that added it. */
const told = newestFactNumber(views[10]?.story ?? []);
const telling = views.findIndex(({ story }) => newestFactNumber(story) >= told);

test('a requested fact is shown at its step', async () => {
  render(looking({ fact: told }));
  await at(telling, 20);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('the moves since a fact are played from the step before it', async () => {
  render(looking({ fact: told, onwards: true }));
  await at(telling - 1, 20);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('missed moves are played from the step at which the viewer left, and can be skipped', async () => {
  render(looking({ from: 15 }));
  await at(15, 20);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await at(20, 20);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});
