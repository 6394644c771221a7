import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The cause of a message to everybody: a packet of one of the visitors, or a request. */
export type Trigger = { by: number; emit: unknown[] } | { post: string; body: object; key: string };

/** The message to the process of the visitors. */
export type Wish =
  | {
      ask: 'open';
      server: string;
      /** With its slash, or `` for the default one. */
      namespace: string;
      visitors: number;
      /** The authentication of each visitor, to which a separate name is added. */
      proof?: object;
      /** The first message of each visitor. */
      greeting?: unknown[];
    }
  /** Triggers a message, and waits until every visitor has received a frame with this text. */
  | { ask: 'tell'; trigger: Trigger; text: string };

const entry = fileURLToPath(new URL('./visitorsProcess.ts', import.meta.url));

/** Visitors in a separate process, so that receiving messages does not affect the measurements. */
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

  /** Resolves when all have joined. */
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

  /**
   * Resolves when all have received the message.
   * @returns its size for each, in bytes
   */
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
