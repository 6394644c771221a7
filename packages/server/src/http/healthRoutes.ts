import type { Config } from '../config';
import { storeKind } from '../store/open';
import { COMMIT, VERSION } from '../version';
import type { Handlers } from './handlers';
import { sharedAnswer } from './sharedAnswer';

/** The parts of the health of a server. */
export interface Health {
  /** Whether the store can read and write. */
  ready: () => Promise<boolean>;
  /** Whether the server is about to stop, and should get no new connections. */
  draining: () => boolean;
}

/** Maximum age of the reported health, in milliseconds: limits the queries to the database. */
const HEALTH_AGE = 1000;

/** Whether the server is alive, can serve, and is ready with its database. */
export function healthRoutes({ databaseUrl }: Pick<Config, 'databaseUrl'>, health: Health) {
  const store = storeKind(databaseUrl);
  const storeAnswers = sharedAnswer(HEALTH_AGE, () => health.ready().catch(() => false));
  return {
    'GET /api/health': async ({ ctx }) => {
      const ready = !health.draining() && (await storeAnswers());
      if (!ready) ctx.status = 503;
      return { live: true, ready, version: VERSION, commit: COMMIT, store };
    },
    'GET /api/health/live': () => ({ live: true }),
    'GET /api/health/serving': ({ ctx }) => {
      const serving = !health.draining();
      if (!serving) ctx.status = 503;
      return { serving };
    },
  } satisfies Partial<Handlers>;
}
