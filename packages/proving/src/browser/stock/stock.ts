import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { io } from 'socket.io-client';
import { type Harness, withHarness } from '../harness';
import type { Person } from '../people';
import { openAuthorSite } from './author';
import type { Shown } from './page';

const GAME = 'crystal-city-catan';

/** Number of moves, made in turn by the deciding seats. */
const MOVES = 20;

/**
 * boardgame.io's own lobby, React client and debug panel, on a page of another origin, against the built server: two
 * people create, join and play, and one watches. After each move every page shows exactly what the server shows its
 * seat.
 */
export const stock = withHarness(
  {
    name: 'stock',
    port: 8318,
    environment: (port) => ({ ALLOWED_ORIGINS: `http://localhost:${port + 1}` }),
    // The lobby may request the list twice at once, and then shows both answers until its next request.
    expected: /two children with the same key.*instance-/,
  },
  async (harness) => {
    const site = await openAuthorSite(Number(new URL(harness.address).port) + 1);
    harness.faults.allow(site.origin);
    try {
      await session(harness, site.origin);
    } finally {
      site.close();
    }
    return { seen: harness.seen };
  },
);

async function session(harness: Harness, origin: string): Promise<void> {
  const [ana, ben, cy] = [
    await harness.enter('Ana', 'desktop'),
    await harness.enter('Ben', 'desktop'),
    await harness.enter('Cy', 'desktop'),
  ];
  const everybody = [ana, ben, cy];
  for (const person of everybody) await enterLobby(person, `${origin}/#${harness.address}%20${GAME}`);
  await button(ana, 'Create').click();
  await button(ana, 'Join').click();
  await ben.page.getByText('Ana, [free]').first().waitFor();
  await button(ben, 'Join').click();
  for (const person of [ana, ben]) await button(person, 'Play').click();
  await button(cy, 'Spectate').click();
  for (const { page } of everybody) await page.getByText(/^Version \d+$/).waitFor();
  harness.done('boardgame.io’s lobby creates a match, seats two players and admits a spectator');

  await agreed(harness, everybody);
  for (let made = 0; made < MOVES; made++) {
    const mover = await whoDecides([ana, ben]);
    await mover.page.evaluate(() => {
      const [choice] = window.shown?.legal ?? [];
      if (choice) window.make?.(choice);
    });
    await agreed(harness, everybody, made + 1);
  }
  harness.done(`its React client makes ${MOVES} moves, and each page shows the state of the server`);

  await debugPanel(harness, everybody);
  await button(ben, 'Exit match').click();
  await button(ben, 'Leave').click();
  await button(ben, 'Join').waitFor();
  harness.done('its lobby leaves the match');
}

/** The panel makes a legal and an illegal move, and tries to show the view of another seat without its key. */
async function debugPanel(harness: Harness, everybody: readonly Person[]): Promise<void> {
  const mover = await whoDecides(everybody.slice(0, 2));
  const { page } = mover;
  const panel = page.getByRole('region', { name: 'boardgame.io Debug Panel' });
  const { legal } = await shownTo(mover);
  const [choice] = legal;
  if (!choice) throw new Error('nothing can be done');
  const type = async (move: string, args: readonly unknown[]) => {
    // The panel lists moves first, then events, and both may have the name `endTurn`.
    const named = panel.locator('.move', { hasText: new RegExp(`^${move} ?\\(`) });
    await named.first().click();
    await page.keyboard.type(args.map((arg) => JSON.stringify(arg)).join(', '));
    await page.keyboard.press('Enter');
  };
  await type(choice.move, choice.args);
  await agreed(harness, everybody, MOVES + 1);
  await type(choice.move, ['not', 'allowed']);
  await agreed(harness, everybody, MOVES + 1);
  harness.done('its debug panel makes a move and recovers from a refused one');

  const { seat } = await shownTo(mover);
  const other = seat === '0' ? '1' : '0';
  await panel.getByRole('button', { name: `Player ${other}` }).click();
  await page.waitForFunction((wanted) => window.shown?.seat === wanted, other);
  const { audience } = (await shownTo(mover)).G;
  if (audience !== seat) throw new Error(`without its key the page shows what seat ${audience} sees`);
  await panel.getByRole('button', { name: `Player ${seat}` }).click();
  await agreed(harness, everybody, MOVES + 1);
  await panel.getByRole('button', { name: 'Log' }).click();
  const { log } = await shownTo(mover);
  const listed = await panel.locator('.log-event').count();
  if (listed !== log.length) throw new Error(`the panel lists ${listed} entries of ${log.length}`);
  harness.done('without a key it shows no secrets of a seat, and it lists the moves');
}

async function enterLobby({ name, page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
}

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).first();

async function shownTo({ page }: Person): Promise<Shown> {
  return page.evaluate(() => window.shown as Shown);
}

async function whoDecides(people: readonly Person[]): Promise<Person> {
  for (const person of people) if ((await shownTo(person)).legal.length > 0) return person;
  throw new Error('nobody owes a decision');
}

/** Waits until every page shows what the server shows its seat, after this number of moves. */
async function agreed({ address }: Harness, people: readonly Person[], moves = 0): Promise<void> {
  for (const person of people) {
    const differs = async () => {
      const shown = await shownTo(person);
      const real = await onServer(address, shown);
      const same = isDeepStrictEqual(shown.G, real.state.G) && shown.stateID === real.state._stateID;
      const logged = movesIn(shown) === moves && movesIn(real) === moves;
      return same && logged ? undefined : { shown, real };
    };
    const latest = performance.now() + 20_000;
    for (let found = await differs(); found; found = await differs()) {
      if (performance.now() > latest)
        throw new Error(
          `${person.name} sees version ${found.shown.stateID} and ${movesIn(found.shown)} moves, the server ` +
            `${found.real.state._stateID} and ${movesIn(found.real)}, after ${moves}`,
        );
      await pause(50);
    }
  }
}

interface Synced {
  state: { G: unknown; _stateID: number };
  log: { action: { type: string } }[];
}

/** The number of moves that people made. The log also contains the ends of turns that result from them. */
const movesIn = ({ log }: Pick<Synced, 'log'>) => log.filter(({ action }) => action.type === 'MAKE_MOVE').length;

/** Requests the view that the server sends to the seat of a page. */
async function onServer(address: string, { matchID, seat, credentials }: Shown): Promise<Synced> {
  const socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true });
  try {
    return await new Promise((resolve, reject) => {
      socket.on('sync', (_: string, synced: Synced) => resolve(synced));
      socket.on('lantern:refused', ({ message }) => reject(new Error(message)));
      socket.emit('sync', matchID, seat, seat && credentials, 2);
    });
  } finally {
    socket.close();
  }
}
