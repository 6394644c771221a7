import { boardgameOf } from '@lantern/games/engine/boardgame';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import { until } from './matchServer';
import { type ToyView, toy } from './toy';

/** boardgame.io's own client of the toy game. */
export type StockClient = ReturnType<typeof Client<ToyView>>;

export interface StockClientSpec {
  matchID: string;
  /** The seat it plays; absent for a watcher. */
  playerID?: string;
  credentials?: string;
  /** The game as its author wrote it; by default the toy's own description. */
  game?: Game<ToyView>;
}

const running: StockClient[] = [];

/** Starts boardgame.io's own client as its documentation shows it; `stopStockClients` stops it. */
export function stockClient(server: string, spec: StockClientSpec): StockClient {
  // A client that has lost its connection tries again at once.
  const multiplayer = SocketIO({ server, socketOpts: { reconnectionDelay: 1 } });
  const client = Client<ToyView>({ game: boardgameOf(toy), multiplayer, debug: false, ...spec });
  running.push(client);
  client.start();
  return client;
}

export function stopStockClients(): void {
  for (const client of running.splice(0)) client.stop();
}

/** Starts the client of a seat whose key is `key-<seat>`, or of a watcher, and waits until it shows the match. */
export async function seatedClient(
  server: string,
  matchID: string,
  seat: string | null,
  game?: Game<ToyView>,
): Promise<StockClient> {
  const whose = seat === null ? {} : { playerID: seat, credentials: `key-${seat}` };
  const client = stockClient(server, { matchID, ...whose, ...(game && { game }) });
  await until(() => client.getState() !== null);
  return client;
}

/** Makes a move as a board does. */
export function make(client: StockClient, move: string, ...args: unknown[]): void {
  (client.moves[move] as (...args: unknown[]) => void)(...args);
}

export function socketOf(client: StockClient): Socket {
  return (client as unknown as { transport: { socket: Socket } }).transport.socket;
}
