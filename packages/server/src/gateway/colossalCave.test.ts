import { colossalCave } from '@lantern/games/colossal-cave/game';
import { boardgameOf } from '@lantern/games/engine/boardgame';
import { legalMoves } from '@lantern/games/kit/move';
import { pick, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { LOG_LENGTH } from '../match/history';
import type { RunningMatch } from '../match/runningMatch';
import { type MatchServer, openMatchServer, until } from '../testing/matchServer';

const cave: AnyModule = colossalCave;
const random = seededRandom('three at a table');
const MOVES = 120;

let place: MatchServer;
let clients: ReturnType<typeof Client>[] = [];

beforeAll(async () => {
  place = await openMatchServer({
    modules: [cave],
    limits: { messagesPerSocket: 100_000, messagesPerAddress: 100_000 },
  });
});

afterAll(async () => {
  for (const client of clients) client.stop();
  await place.close();
});

test("three of boardgame.io's own clients play Colossal Cave, each with its own view, and a fourth watches", async () => {
  const matchID = await place.deal(3, {}, cave.id);
  const match = (await place.matches.open(matchID)) as RunningMatch;
  const seats = ['0', '1', '2', null];
  clients = seats.map((playerID) =>
    Client({
      game: boardgameOf(cave),
      multiplayer: SocketIO({ server: place.url }),
      matchID,
      debug: false,
      ...(playerID !== null && { playerID, credentials: `key-${playerID}` }),
    }),
  );
  for (const client of clients) client.start();
  await until(() => clients.every((client) => client.getState() !== null));

  let made = 0;
  for (let idle = 0; made < MOVES && match.result() === null && idle < seats.length; idle++) {
    for (const seat of ['0', '1', '2']) {
      const client = clients[Number(seat)] as (typeof clients)[number];
      const state = client.getState();
      const legal = legalMoves(cave.moves, state?.G, seat).filter(({ move }) => !/concede|resign/i.test(move));
      if (!(state?.G as CommonView | undefined)?.mustDecide || legal.length === 0) continue;
      const { move, args } = pick(random, legal);
      (client.moves[move] as (...args: readonly unknown[]) => void)(...args);
      await until(() => client.getState()?._stateID === Number(state?._stateID) + 1);
      await everybodyCaughtUp();
      idle = -1;
      made++;
    }
  }
  expect(made >= MOVES || match.result() !== null).toBe(true);
  for (const [index, client] of clients.entries()) {
    const { state, log } = JSON.parse(JSON.stringify(match.snapshot(seats[index] as string | null)));
    expect(client.getState()).toMatchObject(state);
    expect(client.log?.slice(-LOG_LENGTH)).toEqual(log);
  }

  async function everybodyCaughtUp(): Promise<void> {
    const versions = seats.map((seat) => match.snapshot(seat).version);
    await until(() => clients.every((client, index) => client.getState()?._stateID === versions[index]));
  }
});
