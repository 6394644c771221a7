import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { render, screen, waitFor } from '@testing-library/react';
import { type RealServer, realServer } from '../../../test/realServer';
import { keysOf, knownRooms } from '../../state/roomKeys';
import { tutorialProgressIn } from '../../tutorial/progress';
import { TutorialPage } from './TutorialPage';

let server: RealServer;
/** Codes of the rooms that the pages have opened. */
let opened: string[];
/** What becomes of a request before it reaches the server. */
let onTheWay: (path: string) => Promise<void>;

beforeAll(async () => {
  server = await realServer();
});

afterAll(() => server.stop());

beforeEach(() => {
  opened = [];
  onTheWay = async () => undefined;
  localStorage.clear();
  history.replaceState(null, '', '/learn');
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    await onTheWay(path);
    const answer = await server.fetch(path, init);
    if (path === '/api/rooms' && answer.ok) opened.push((await answer.json()).room.code);
    return answer;
  }) as typeof fetch;
});

/** The test's own time limit ends it. */
const until = (holds: () => void | Promise<void>) => waitFor(holds, { timeout: 60_000 });

const roomOf = (code: string | undefined) => server.fetch(`/api/rooms/${code}`);
const isGone = async (code: string | undefined) => (await roomOf(code)).status === 404;

test.each(catalogue.map(({ id }) => id))('a lesson in %s begins at its table, against bots', async (game) => {
  render(<TutorialPage game={game} />);
  await until(() => expect(location.pathname).toMatch(/^\/r\//));
  const code = location.pathname.slice(3);
  const { state, seats, listed }: RoomView = await (await roomOf(code)).json();
  expect({ state, listed }).toEqual({ state: 'playing', listed: false });
  expect(seats.map(({ kind }) => kind)).toEqual(['person', ...seats.slice(1).map(() => 'bot')]);
  expect(keysOf(code).seats).toMatchObject([{ seat: '0', name: 'Learner' }]);
  expect(tutorialProgressIn(code)).toEqual({ told: [], skipped: [] });
});

test('a lesson that cannot begin says why, and leaves no room behind', async () => {
  onTheWay = async (path) => {
    if (path.endsWith('/start')) throw new TypeError('Failed to fetch');
  };
  render(<TutorialPage game="crystal-wars" />);
  await until(() => expect(screen.getByRole('heading', { name: 'The lesson could not begin' })).toBeVisible());
  expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await isGone(opened[0])).toBe(true);
  expect(keysOf(opened[0] ?? '').seats).toEqual([]);
  expect(knownRooms()).toEqual([]);
});

test('whoever leaves while the lesson is laid stays where they are, and leaves no room behind', async () => {
  let go = () => {};
  const started = new Promise<void>((reached) => {
    onTheWay = (path) => {
      if (!path.endsWith('/start')) return Promise.resolve();
      reached();
      return new Promise((then) => {
        go = then;
      });
    };
  });
  const { unmount } = render(<TutorialPage game="crystal-wars" />);
  await started;
  unmount();
  go();
  await until(async () => expect(await isGone(opened[0])).toBe(true));
  expect(location.pathname).toBe('/learn');
});

test('there is no lesson in a game that is not in the catalogue, and no room', async () => {
  render(<TutorialPage game="toString" />);
  await until(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  expect(opened).toEqual([]);
});
