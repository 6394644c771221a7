import { hostname } from 'node:os';
import type { ServerLoad } from '@lantern/protocol/operator';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import type { SharedStore } from '../store/shared';
import { COMMIT, VERSION } from '../version';

/** Interval at which the load is stored for the other servers. */
const STORE_INTERVAL_MS = 10_000;

/** Silence after which the load of a server is no longer shown. */
const TIMEOUT_MS = 30_000;

export interface LoadsParts {
  /** `null` for a server that has its store to itself. */
  shared: SharedStore | null;
  /** Has this server's id. */
  registry: { readonly id: string };
  /** Number of matches in memory. */
  matches: { readonly loaded: number };
  log: Pick<Logger, 'warn' | 'debug'>;
}

/** The load of this server, and of the others that share its store. */
export class Loads {
  readonly #parts: LoadsParts;
  #repeated: Interval | undefined;

  constructor(parts: LoadsParts) {
    this.#parts = parts;
  }

  /** Stores the load of this server now, and at intervals. */
  start(): void {
    const { shared, registry, log } = this.#parts;
    if (!shared) return;
    const tell = () => shared.saveLoad(registry.id, this.own());
    this.#repeated = interval(STORE_INTERVAL_MS, tell, { log, message: 'the load of this server could not be stored' });
    this.#repeated.now();
  }

  stop(): void {
    this.#repeated?.stop();
  }

  own(): ServerLoad {
    return {
      host: hostname(),
      version: VERSION,
      commit: COMMIT,
      matches: this.#parts.matches.loaded,
      memory: process.memoryUsage.rss(),
      uptime: Math.round(process.uptime()),
    };
  }

  /** The last stored loads of the other servers. */
  async others(): Promise<ServerLoad[]> {
    const { shared, registry } = this.#parts;
    return shared ? shared.loadsElsewhere(registry.id, TIMEOUT_MS) : [];
  }
}
