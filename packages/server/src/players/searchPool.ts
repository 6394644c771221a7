import { availableParallelism } from 'node:os';
import type { Decision } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import type { Piscina } from 'piscina';

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
  #threads: Promise<Piscina> | undefined;

  /** @param worker the file that a thread runs */
  constructor(worker: string) {
    this.#worker = worker;
  }

  /** The answer to a task. Rejects where none comes in time, too many wait, or the thread dies. */
  async answer(task: SearchTask): Promise<Choice | undefined> {
    const signal = AbortSignal.timeout(PATIENCE);
    this.#threads ??= this.#started();
    return (await this.#threads).run(task, { signal });
  }

  async #started(): Promise<Piscina> {
    // A server without strong bots does without the library's memory.
    const { Piscina } = await import('piscina');
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
    await (await this.#threads)?.destroy();
  }
}
