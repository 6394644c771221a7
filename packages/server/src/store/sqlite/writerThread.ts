import { Worker } from 'node:worker_threads';
import { StoreError } from '../store';
import type { Outcome, Write } from './batch';
import type { Writer } from './writer';

/** What a thread is told on its way. */
export interface ThreadData {
  /** Of the database: it is there, and has the newest schema. */
  path: string;
}

/** Tells a thread to close the database and end. */
export const END = 'end';

/** Memory of the young part of the thread's heap, in megabytes: writes live for a moment only. */
const YOUNG = 8;

/**
 * Writes in a thread of its own with a connection of its own, so that this thread never waits for the disk. A thread that
 * ends by a fault is replaced with the next write.
 */
export class WriterThread implements Writer {
  readonly #code: URL;
  readonly #data: ThreadData;
  #thread: Worker | undefined;
  #fault: unknown;

  /** @param code the built `writerThreadMain` */
  constructor(code: URL, path: string) {
    this.#code = code;
    this.#data = { path };
    this.#start();
  }

  run(writes: readonly Write[]): Promise<Outcome[]> {
    const thread = this.#thread ?? this.#start();
    return new Promise((resolve, reject) => {
      const ended = () => reject(new StoreError('the thread that writes has ended', { cause: this.#fault }));
      thread.once('exit', ended);
      thread.once('message', (outcomes: Outcome[]) => {
        thread.off('exit', ended);
        resolve(outcomes);
      });
      thread.postMessage(writes);
    });
  }

  /** Resolves once the thread has closed the database. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    await new Promise<void>((resolve) => {
      thread.once('exit', () => resolve());
      thread.ref();
      thread.postMessage(END);
    });
  }

  #start(): Worker {
    const thread = new Worker(this.#code, {
      workerData: this.#data,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
      // It prints nothing, and what would be tied to this process's own output would end it where that is full.
      stdout: true,
      stderr: true,
    });
    thread.once('error', (error) => {
      this.#fault = error;
    });
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    // It keeps the program from ending while somebody listens for its message, so as long as a write is under way.
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}
