import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type MatchServer, openMatchServer, until } from '../testing/matchServer';
import { type ToyView, toy } from '../testing/toy';

let place: MatchServer;
type Stock = ReturnType<typeof Client<ToyView>>;
const clients: Stock[] = [];

beforeEach(async () => {
  place = await openMatchServer();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.stop();
  await place.close();
});

/** The toy as somebody wrote it who knows little of it: ordinary moves, which the client carries out by itself at once. */
const guessed: Game<ToyView> = {
  name: toy.id,
  moves: {
    draw: ({ G }) => ({ ...G, deck: 0 }),
    play: ({ G }, card: string) => ({ ...G, pile: [card, card] }),
    vote: ({ G }, yes: boolean) => ({ ...G, vote: !yes }),
  },
  turn: { activePlayers: { all: 'turn' } },
};

async function seated(matchID: string, seat: string): Promise<Stock> {
  const client = Client<ToyView>({
    game: guessed,
    multiplayer: SocketIO({ server: place.url }),
    matchID,
    playerID: seat,
    credentials: `key-${seat}`,
    debug: false,
  });
  clients.push(client);
  client.start();
  await until(() => client.getState() !== null);
  return client;
}

const make = (client: Stock, move: string, ...args: unknown[]) =>
  (client.moves[move] as (...args: unknown[]) => void)(...args);

/** Waits until every client shows just what the server shows its seat. */
async function agreed(matchId: string): Promise<void> {
  const match = await place.matches.open(matchId);
  const shown = (seat: string) => {
    const { G, _stateID } = JSON.parse(JSON.stringify(match?.snapshot(seat).state));
    return JSON.stringify({ G, _stateID });
  };
  await until(() =>
    clients.every((client, seat) => {
      const state = client.getState();
      return JSON.stringify({ G: state?.G, _stateID: state?._stateID }) === shown(String(seat));
    }),
  );
}

/** Waits until its log has these moves, each once, whichever came first: the answer to its own or the patch. */
async function logged(client: Stock, moves: string[]): Promise<void> {
  const listed = () => (client.log ?? []).filter(({ action }) => action.type === 'MAKE_MOVE');
  await until(() => JSON.stringify(listed().map(({ action }) => action.payload.type)) === JSON.stringify(moves));
}

describe('a stock client whose moves are carried out by itself', () => {
  test('shows at once what it guesses, and then what has really come of its move', async () => {
    const matchId = await place.deal();
    const client = await seated(matchId, '0');
    make(client, 'play', client.getState()?.G.hand[0]);
    expect(client.getState()?.G.pile).toHaveLength(2);
    await agreed(matchId);
    expect(client.getState()?.G.pile).toHaveLength(1);
  });

  test('goes on with the others, move after move, and misses none in its log', async () => {
    const matchId = await place.deal();
    for (const seat of ['0', '1', '2']) await seated(matchId, seat);
    for (let turn = 0; turn < 12; turn++) {
      const client = clients[turn % 3] as Stock;
      make(client, 'play', client.getState()?.G.hand[0]);
      await agreed(matchId);
      make(client, 'draw');
      await agreed(matchId);
    }
    for (const client of clients) await logged(client, Array(12).fill(['play', 'draw']).flat());
  });

  test('comes back from a move that the server refuses', async () => {
    const matchId = await place.deal();
    const client = await seated(matchId, '0');
    make(client, 'play', 'not mine');
    expect(client.getState()?._stateID).toBe(1);
    await agreed(matchId);
    expect(client.getState()).toMatchObject({ _stateID: 0, G: { pile: [] } });
  });

  test('goes on after a move that others do not notice', async () => {
    const matchId = await place.deal();
    for (const seat of ['0', '1']) await seated(matchId, seat);
    make(clients[1] as Stock, 'vote', true);
    await agreed(matchId);
    make(clients[0] as Stock, 'draw');
    await agreed(matchId);
  });
});
