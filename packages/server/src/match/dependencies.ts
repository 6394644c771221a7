import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import type { Store } from '../store/store';
import type { MatchListener } from './api';

/** What a match needs from the server around it. */
export interface MatchDependencies {
  store: Store;
  bus: Bus;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Notifies all listeners; never throws. */
  tell(event: (listener: MatchListener) => void): void;
}
