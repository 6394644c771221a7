import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '@lantern/games/index';
import { createApp } from '@lantern/server/src/app';
import { loadConfig } from '@lantern/server/src/config';
import { gamesOf } from '@lantern/server/src/games';
import { openStore } from '@lantern/server/src/store/open';
import { hexland } from '../hexland';
import type { Question, RunningSubject, SubjectSpec } from './process';

/** Lantern as shipped, with its limits; the people have separate addresses. */
export async function startLantern({
  folder,
  databaseUrl,
  redisUrl,
  slowDisk = 0,
  botPace = 1,
}: SubjectSpec): Promise<RunningSubject> {
  process.env.SYNC_MILLISECONDS = String(slowDisk);
  const writerThread = new URL(slowDisk > 0 ? './slowWriterThread.js' : './writerThread.js', import.meta.url);
  const url = databaseUrl ?? `sqlite:${join(folder, 'lantern.db')}`;
  const config = loadConfig({
    DATABASE_URL: url,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    LOG_LEVEL: 'error',
    // With several servers there is also nginx.
    TRUST_PROXY: redisUrl ? '2' : '1',
    REQUESTS_PER_MINUTE: '1000000',
    ROOMS_PER_HOUR: '1000000',
    BOT_PACE: String(botPace),
  });
  const app = await createApp({
    config,
    games: gamesOf([...modules, hexland]),
    clientFolder: null,
    searchWorker: fileURLToPath(new URL('./searchWorker.js', import.meta.url)),
    writerThread,
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const store = await openStore(url);
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async answer(question: Question) {
      if (question.ask !== 'reopen') return undefined;
      const key = await store.findMatch(question.match);
      const from = performance.now();
      if (key) await store.stateAt(key, question.seq);
      return performance.now() - from;
    },
  };
}
