import { Worker } from 'node:worker_threads';
import { StoreError } from '../store';
import type { Outcome, Write } from './batches';
import type { Writer } from './writer';

export interface ThreadData {
  /** An existing database with the newest schema. */
  path: string;
}

/** Message that tells a thread to close the database and end. */
export const END = 'end';

/** Size of the young generation of the thread's heap, in megabytes: writes are short-lived. */
const YOUNG_GENERATION_MB = 8;

/**
 * Writes in a worker thread with its own connection, so that this thread never waits for the disk. A thread that
 * crashes is replaced with the next write.
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
      const ended = () => reject(new StoreError('the writer thread has ended', { cause: this.#fault }));
      thread.once('exit', ended);
      thread.once('message', (outcomes: Outcome[]) => {
        thread.off('exit', ended);
        resolve(outcomes);
      });
      thread.postMessage(writes);
    });
  }

  /** Resolves when the thread has closed the database. */
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
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      // The thread prints nothing. Connected to the output of this process, it would end with an error on a full disk.
      stdout: true,
      stderr: true,
    });
    thread.once('error', (error) => {
      this.#fault = error;
    });
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    // A pending write listens for a message and thereby keeps the process alive; an idle thread must not.
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}
