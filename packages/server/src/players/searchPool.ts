import { availableParallelism } from 'node:os';
import type { Decision } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import { Piscina } from 'piscina';

/** A decision for a thread: the game by its id, and what the seat sees. */
export interface SearchTask extends Decision {
  game: string;
}

/** Milliseconds that a table waits for an answer. */
const PATIENCE = 3000;
/** So many decisions wait for a thread at most. */
const QUEUE = 16;
/** Milliseconds until a thread that has nothing to do ends. */
const IDLE = 60_000;

/** Threads that look ahead for bots: one fewer than the machine has cores, at least one. None runs before the first task. */
export class SearchPool {
  readonly #worker: string;
  #threads: Piscina | undefined;

  /** @param worker the file that a thread runs */
  constructor(worker: string) {
    this.#worker = worker;
  }

  /** The answer to a task. Rejects where none comes in time, too many wait, or the thread dies. */
  answer(task: SearchTask): Promise<Choice | undefined> {
    this.#threads ??= this.#started();
    return this.#threads.run(task, { signal: AbortSignal.timeout(PATIENCE) });
  }

  #started(): Piscina {
    const threads = new Piscina({
      filename: this.#worker,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      maxQueue: QUEUE,
      idleTimeout: IDLE,
    });
    // The task of a thread that dies is rejected; unheard, the event itself would end the server.
    threads.on('error', () => {});
    return threads;
  }

  /** Ends all threads; tasks under way are rejected. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
