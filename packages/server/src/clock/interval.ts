import type { Logger } from 'pino';
import { StoreError } from '../store/store';

/** A repeated task that never runs twice at the same time. */
export interface Interval {
  /** Runs the task now, or once more after the current run. */
  now(): void;
  stop(): void;
}

/**
 * Repeats a task at an interval. A failure is logged once until the task succeeds again; that of the store at level
 * `debug`, since the store itself logs its outages.
 */
export function interval(
  milliseconds: number,
  task: () => Promise<void>,
  failed: { log: Pick<Logger, 'warn' | 'debug'>; message: string },
): Interval {
  let running = false;
  let again = false;
  let stopped = false;
  let failing = false;
  const run = async () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await task();
      failing = false;
    } catch (error) {
      const level = error instanceof StoreError ? 'debug' : 'warn';
      if (!failing && !stopped) failed.log[level]({ err: error }, failed.message);
      failing = true;
    }
    running = false;
    if (again) {
      again = false;
      void run();
    }
  };
  const timer = setInterval(() => void run(), milliseconds).unref();
  return {
    now: () => void run(),
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}
