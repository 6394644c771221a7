import type { Logger } from 'pino';

/** A task that is repeated, never run twice at the same time. */
export interface Interval {
  /** Runs it now, or once more after the run under way. */
  now(): void;
  stop(): void;
}

/** Repeats a task at an interval. A failure is logged once until the task succeeds again. */
export function interval(
  milliseconds: number,
  task: () => Promise<void>,
  failed: { log: Pick<Logger, 'warn'>; message: string },
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
      if (!failing && !stopped) failed.log.warn({ err: error }, failed.message);
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
