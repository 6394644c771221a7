import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import type { Store } from '../store/store';
import type { MatchListener } from './api';

export interface MatchDependencies {
  store: Store;
  bus: Bus;
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since 1970 by the wall clock, for deadlines over days. */
  wallTime(): number;
  /** Notifies all listeners; never throws. */
  tell(event: (listener: MatchListener) => void): void;
}
