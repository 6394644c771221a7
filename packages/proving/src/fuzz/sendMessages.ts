import { type Due, dueFor, kindOf, wrongIn } from './expectedAnswer';
import type { RawSocket } from './rawSocket';

/** The outcome of an input: its answer, `cut`, `silence` if none is needed, or `UNANSWERED`. */
export interface Fate {
  kind: string;
  wrong?: string;
}

/** First acknowledgement id of probes. */
const FIRST_PROBE_ID = 1_000_000_000;

/** Maximum time for the answer to a probe, and for late answers. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Sends messages one after the other, each followed by a probe that our server answers at once: whatever comes before
 * the answer to the probe is the answer to the message. Resolves with the results of the sent messages; the last one is
 * `cut` if it cut the connection.
 */
export function sendMessages(
  line: RawSocket,
  messages: readonly (string | Buffer)[],
  patience = ANSWER_TIMEOUT_MS,
): Promise<Fate[]> {
  return new Promise((resolve) => new Volley(line, messages, patience, resolve).next());
}

class Volley {
  readonly #fates: Fate[] = [];
  /** Results that later answers may still change. */
  readonly #open = new Map<Fate, Due>();
  /** Number of answered probes. */
  #probed = 0;
  #timer: NodeJS.Timeout | undefined;
  #over = false;

  constructor(
    private readonly line: RawSocket,
    private readonly messages: readonly (string | Buffer)[],
    private readonly patience: number,
    private readonly resolve: (fates: Fate[]) => void,
  ) {
    line.onPacket((packet) => this.#heard(packet));
    line.onEnd(() => this.#cut());
  }

  next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.patience);
    const message = this.messages[this.#fates.length];
    if (message === undefined) {
      this.#endIfSettled();
      return;
    }
    const fate: Fate = { kind: 'silence' };
    const due = typeof message === 'string' ? dueFor(message, this.line.namespace) : undefined;
    if (due) this.#open.set(fate, due);
    this.line.send(message);
    this.line.send(`42${this.line.namespace},${FIRST_PROBE_ID + this.#fates.length}["probe"]`);
    this.#fates.push(fate);
  }

  #heard(packet: string): void {
    if (this.#over) return;
    if (packet.startsWith(`43${this.line.namespace},${FIRST_PROBE_ID + this.#fates.length - 1}[`)) {
      this.#probed++;
      for (const [fate, { late }] of this.#open) if (!late) this.#unanswered(fate);
      this.next();
      return;
    }
    for (const [fate, due] of this.#open) {
      if (!due.answers(packet)) continue;
      fate.kind = kindOf(packet);
      const wrong = wrongIn(packet);
      if (wrong) fate.wrong = wrong;
      this.#open.delete(fate);
      break;
    }
    this.#endIfSettled();
  }

  #cut(): void {
    if (this.#over) return;
    const last = this.#fates.at(-1);
    if (last) last.kind = 'cut';
    this.#open.clear();
    this.#end();
  }

  /** After the answer to the last probe only late answers can be missing. */
  #endIfSettled(): void {
    if (this.#open.size === 0 && this.#probed === this.messages.length) this.#end();
  }

  #end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    const last = this.#fates.at(-1);
    // Without an answer to its probe, nothing is known about a message.
    if (last && last.kind !== 'cut' && this.#probed < this.#fates.length) this.#unanswered(last);
    for (const fate of this.#open.keys()) this.#unanswered(fate);
    this.resolve(this.#fates);
  }

  #unanswered(fate: Fate): void {
    fate.kind = 'UNANSWERED';
    this.#open.delete(fate);
  }
}
