import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { LOG_LENGTH } from '../match/history';
import { type MatchServer, openMatchServer, until } from '../testing/matchServer';
import { make, type StockClient, seatedClient, stopStockClients } from '../testing/stockClient';
import { CANARY, type ToyView, toy } from '../testing/toy';

/**
 * Checks the requirements of boardgame.io's own tests of its client (`client/client.test.ts`) with its client and our
 * server. The requirements for the connection are in `stockTransport.test.ts`. Not covered:
 *
 * | requirement | why it does not apply |
 * |---|---|
 * | `getInitialState`; reset; looking back in the log | nobody gets the initial state, which holds all secrets |
 * | namespaced moves; the preview and loading of states; phases | our games have stages and no phases |
 * | event dispatchers, undo, redo | refused, tests below: turns end by the rules, a take-back asks the others |
 * | move dispatchers without a seat in a game of one player | no server takes part |
 * | custom transports, enhancers, mounting of the panel, production mode | no server takes part |
 */
let place: MatchServer;
let matchId: string;

beforeEach(async () => {
  // boardgame.io logs patches there that it could not apply.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  place = await openMatchServer();
  matchId = await place.deal();
});

afterEach(async () => {
  jest.restoreAllMocks();
  stopStockClients();
  await place.close();
});

/** The toy game with ordinary moves, which the client applies optimistically. */
const guessed: Game<ToyView> = {
  name: toy.id,
  moves: {
    draw: ({ G }) => ({ ...G, deck: 0 }),
    play: ({ G }, card: string) => ({ ...G, pile: [card, card] }),
    vote: ({ G }, yes: boolean) => ({ ...G, vote: !yes }),
    stash: () => INVALID_MOVE,
  },
  turn: { activePlayers: { all: 'turn' } },
};

const at = (seat: string | null, game?: Game<ToyView>) => seatedClient(place.url, matchId, seat, game);
const versionOf = (client: StockClient) => client.getState()?._stateID;

/** Waits until every client has the view of its audience on the server. */
async function agreed(...clients: StockClient[]): Promise<void> {
  const match = await place.matches.open(matchId);
  const shown = (audience: string | null) => {
    const { G, _stateID } = JSON.parse(JSON.stringify(match?.snapshot(audience).state));
    return JSON.stringify({ G, _stateID });
  };
  await until(() =>
    clients.every((client) => {
      const state = client.getState();
      return JSON.stringify({ G: state?.G, _stateID: state?._stateID }) === shown(client.playerID ?? null);
    }),
  );
}

const movesIn = (client: StockClient) =>
  (client.log ?? []).filter(({ action }) => action.type === 'MAKE_MOVE').map(({ action }) => action.payload.type);

/** Waits until the client's log has these moves once each, whether the answer or the patch came first. */
const logged = (client: StockClient, moves: string[]) =>
  until(() => JSON.stringify(movesIn(client)) === JSON.stringify(moves));

describe("boardgame.io's own clients", () => {
  test('three of them play a match, and a fourth watches', async () => {
    const all = [await at('0'), await at('1'), await at('2'), await at(null)];
    const reached = (version: number) => until(() => all.every((client) => versionOf(client) === version));
    for (let turn = 0; turn < 30; turn++) {
      const mover = all[turn % 3] as StockClient;
      make(mover, 'play', mover.getState()?.G.hand[0]);
      await reached(2 * turn + 1);
      make(mover, 'draw');
      await reached(2 * turn + 2);
    }
    const match = await place.matches.open(matchId);
    for (const client of all) {
      const { state, log } = JSON.parse(JSON.stringify(match?.snapshot(client.playerID ?? null)));
      expect(client.getState()).toMatchObject(state);
      expect(client.log?.slice(-LOG_LENGTH)).toEqual(log);
    }
    expect(all[3]?.getState()?.G.pile).toHaveLength(30);
  });

  test('each seat gets only its own secrets, a watcher none', async () => {
    for (const seat of ['0', null]) {
      const secrets = JSON.stringify((await at(seat)).getState()).match(new RegExp(CANARY, 'g')) ?? [];
      expect(secrets).toHaveLength(seat === null ? 0 : 5);
    }
  });

  test('a client with a seat is active during the match, a watcher never', async () => {
    const [player, watcher] = [await at('1'), await at(null)];
    expect([player, watcher].map((client) => client.getState()?.isActive)).toEqual([true, false]);
    make(player, 'concede');
    await until(() => player.getState()?.isActive === false);
    expect(player.getState()?.ctx.gameover).toBeDefined();
  });

  test('subscribers get the current state at once and each move, until they unsubscribe', async () => {
    const [client, other] = [await at('0'), await at('1')];
    const told: (number | undefined)[] = [];
    const end = client.subscribe((state) => told.push(state?._stateID));
    expect(told).toEqual([0]);
    make(client, 'draw');
    await until(() => told.includes(1));
    end();
    make(other, 'draw');
    await agreed(client, other);
    expect(told).not.toContain(2);
  });

  test('a refused move does not change the state, and the next one works', async () => {
    const client = await at('0');
    make(client, 'play', 'not mine');
    make(client, 'draw');
    await until(() => versionOf(client) === 1);
    expect(client.getState()?.G.hand).toHaveLength(6);
  });

  test.each([
    ['an event', (client: StockClient) => client.events.endTurn?.()],
    ['undo', (client: StockClient) => client.undo()],
    ['redo', (client: StockClient) => client.redo()],
  ])('%s is refused and changes nothing', async (_, ask) => {
    const [client, other] = [await at('0'), await at('1')];
    const before = client.getState();
    ask(client);
    make(client, 'vote', true);
    await logged(client, ['vote']);
    await agreed(client, other);
    expect(client.getState()?.ctx).toEqual(before?.ctx);
  });
});

describe('a stock client with optimistic moves', () => {
  test('shows its guess at once, and then the actual result', async () => {
    const client = await at('0', guessed);
    make(client, 'play', client.getState()?.G.hand[0]);
    expect(client.getState()?.G.pile).toHaveLength(2);
    await agreed(client);
    expect(client.getState()?.G.pile).toHaveLength(1);
  });

  test('keeps up with the others, move after move, and misses none in its log', async () => {
    const clients = [await at('0', guessed), await at('1', guessed), await at('2', guessed)];
    for (let turn = 0; turn < 12; turn++) {
      const client = clients[turn % 3] as StockClient;
      make(client, 'play', client.getState()?.G.hand[0]);
      await agreed(...clients);
      make(client, 'draw');
      await agreed(...clients);
    }
    for (const client of clients) await logged(client, Array(12).fill(['play', 'draw']).flat());
  });

  test('recovers from a refused move, including its log', async () => {
    const client = await at('0', guessed);
    make(client, 'play', 'not mine');
    expect(versionOf(client)).toBe(1);
    await agreed(client);
    expect(client.getState()).toMatchObject({ _stateID: 0, G: { pile: [] } });
    await logged(client, []);
  });

  test('recovers from a move on an outdated view', async () => {
    const [client, other] = [await at('1', guessed), await at('0', guessed)];
    make(other, 'draw');
    make(client, 'vote', true);
    make(client, 'draw');
    await until(() => (versionOf(client) ?? 0) >= 1 && (versionOf(other) ?? 0) >= 1);
    await agreed(client, other);
  });

  test('continues after a move that others do not notice', async () => {
    const [client, other] = [await at('0', guessed), await at('1', guessed)];
    make(other, 'vote', true);
    await agreed(client, other);
    make(client, 'draw');
    await agreed(client, other);
  });

  test('leaves the decision to the server if it considers a move impossible itself', async () => {
    const client = await at('0', guessed);
    make(client, 'stash', client.getState()?.G.hand[0]);
    await logged(client, ['stash']);
    await agreed(client);
    expect(client.getState()?.G.stash).toHaveLength(1);
  });
});
