import { availableParallelism } from 'node:os';
import type { Decision } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import type { Piscina } from 'piscina';
import { FairQueue } from './fairQueue';

/** A decision for a search thread: the id of the game and the view of the seat. */
export interface SearchTask extends Decision {
  game: string;
}

/** Maximum time for an answer. */
const TIMEOUT_MS = 3000;
const MAX_QUEUED_DECISIONS = 16;
/** Memory limit of a thread, in megabytes: a thread that needs more ends, and the quick bot plays. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Leaves one core to the server. */
const THREADS = Math.max(1, availableParallelism() - 1);
const IDLE_TIMEOUT_MS = 60_000;

/**
 * Threads that search moves for bots: one fewer than the machine has cores, at least one. No thread runs before the
 * first task.
 */
export class SearchPool {
  readonly #worker: string;
  readonly #closing = new AbortController();
  readonly #queue = new FairQueue({ atOnce: THREADS, mostWaiting: MAX_QUEUED_DECISIONS });
  #threads: Promise<Piscina> | undefined;
  /** Ends the tasks that wait for a thread. */
  #waiting = new AbortController();

  /** @param worker path of the file that a thread runs */
  constructor(worker: string) {
    this.#worker = worker;
  }

  /**
   * The answer to a task of a match; matches take turns. Rejects if no answer comes in time, too many tasks wait, the
   * thread dies, or no thread begins.
   */
  async answer(match: string, task: SearchTask): Promise<Choice | undefined> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#closing.signal]);
    this.#threads ??= this.#started();
    const threads = await this.#threads;
    const run = () => threads.run(task, { signal: AbortSignal.any([signal, this.#waiting.signal]) });
    return this.#queue.run(match, run, signal);
  }

  async #started(): Promise<Piscina> {
    // Loaded on demand: a server without strong bots saves the memory.
    const { Piscina } = await import('piscina');
    const threads = new Piscina({
      filename: this.#worker,
      minThreads: 0,
      maxThreads: THREADS,
      resourceLimits: MEMORY,
      idleTimeout: IDLE_TIMEOUT_MS,
    });
    // The task of a dead thread is rejected separately; an unhandled event would end the server.
    threads.on('error', () => {});
    // Emitted before the thread leaves the list.
    threads.on('workerDestroy', () => queueMicrotask(() => this.#rejectWaiting(threads)));
    return threads;
  }

  /** Piscina leaves a task in its queue if the thread that should take it ends before, as one that cannot begin. */
  #rejectWaiting(threads: Piscina): void {
    if (threads.threads.length > 0) return;
    const waiting = this.#waiting;
    this.#waiting = new AbortController();
    waiting.abort(new Error('no search thread is left'));
  }

  /** Ends all threads; running and queued tasks are rejected. */
  async close(): Promise<void> {
    this.#closing.abort();
    await (await this.#threads)?.destroy();
  }
}
