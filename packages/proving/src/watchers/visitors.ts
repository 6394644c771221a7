import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What makes the server tell everybody something: a packet that one of the visitors sends, or a request. */
export type Trigger = { by: number; emit: unknown[] } | { post: string; body: object; key: string };

/** What the process of the visitors is asked for. */
export type Wish =
  | {
      ask: 'open';
      server: string;
      /** With its slash, or `` for the one without a name. */
      namespace: string;
      visitors: number;
      /** What each shows on coming in, besides a name of its own. */
      proof?: object;
      /** What each sends once it is in. */
      greeting?: unknown[];
    }
  /** Triggers something, and waits until every visitor has been sent a frame in which this text is. */
  | { ask: 'tell'; trigger: Trigger; text: string };

const entry = fileURLToPath(new URL('./visitorsProcess.ts', import.meta.url));

/** A crowd in a process of its own, so that what it receives costs nothing of what is measured beside it. */
export class Visitors {
  readonly #child: ChildProcess;
  readonly #answers = new Map<number, { resolve(answer: number): void; reject(error: Error): void }>();
  #asked = 0;

  private constructor() {
    this.#child = fork(entry);
    this.#child.on('message', ({ id, answer, error }: { id: number; answer: number; error?: string }) => {
      const waiting = this.#answers.get(id);
      this.#answers.delete(id);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    });
  }

  /** Resolves once all are in. */
  static async open(wish: Omit<Extract<Wish, { ask: 'open' }>, 'ask'>): Promise<Visitors> {
    const visitors = new Visitors();
    try {
      await visitors.#ask({ ask: 'open', ...wish });
    } catch (error) {
      visitors.close();
      throw error;
    }
    return visitors;
  }

  /** Resolves once all have been told. @returns the size of what each was sent, in bytes */
  tell(trigger: Trigger, text: string): Promise<number> {
    return this.#ask({ ask: 'tell', trigger, text });
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }

  #ask(wish: Wish): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answers.set(++this.#asked, { resolve, reject });
      this.#child.send({ id: this.#asked, wish });
    });
  }
}
