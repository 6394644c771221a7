import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { boardgameOf } from '@lantern/games/engine/boardgame';
import type { Game } from 'boardgame.io';
import { FlatFile, Server } from 'boardgame.io/server';
import { hexland } from '../hexland';
import type { RunningSubject, SubjectSpec } from './process';
import { StockSqlite } from './stockSqlite';

/** boardgame.io's own server, unchanged, with the same games. */
export async function startStock({ kind, folder }: SubjectSpec): Promise<RunningSubject> {
  const db =
    kind === 'stock-sqlite'
      ? new StockSqlite(join(folder, 'stock.db'))
      : kind === 'stock-flatfile'
        ? new FlatFile({ dir: join(folder, 'matches'), logging: false })
        : undefined;
  const games = [boardgameOf(colossalCave), boardgameOf(hexland)] as unknown as Game[];
  const server = Server({ games, origins: ['*'], ...(db && { db: db as never }) });
  const { appServer } = await server.run({ port: 0 } as never);
  return { address: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` };
}
