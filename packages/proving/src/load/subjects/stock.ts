import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { boardgameOf } from '@lantern/games/engine/boardgame';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { hexland } from '../hexland';
import type { RunningSubject, SubjectSpec } from './process';
import { StockSqlite } from './stockSqlite';

/** boardgame.io's own server, unchanged, with the same games. */
export async function startStock({ kind, folder }: SubjectSpec): Promise<RunningSubject> {
  const games = [boardgameOf(colossalCave), boardgameOf(hexland)] as unknown as Game[];
  const server = Server({
    games,
    origins: ['*'],
    ...(kind === 'stock-sqlite' && { db: new StockSqlite(join(folder, 'stock.db')) as never }),
  });
  const { appServer } = await server.run({ port: 0 } as never);
  return { address: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` };
}
