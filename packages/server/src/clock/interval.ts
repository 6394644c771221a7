import type { Logger } from 'pino';

/** Something that is done again and again, never twice at a time. */
export interface Interval {
  /** Does it now, or once more after the one under way. */
  now(): void;
  stop(): void;
}

/** Does something every so many milliseconds. What fails is done again next time; the log says so once in a row. */
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
