import { HOUR } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import { household } from '../http/household';
import { refused } from '../refusals';
import type { BlockStore } from '../store/blocks';

/** Interval at which blocks by other servers are read. */
const READ_INTERVAL_MS = 10_000;

export interface BlocksParts {
  store: BlockStore;
  log: Pick<Logger, 'warn' | 'debug'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** The households that the operator has blocked temporarily, on any server. */
export class Blocks {
  readonly #parts: BlocksParts;
  readonly #repeated: Interval[] = [];
  /** By household: the end of its block. */
  #until = new Map<string, number>();
  #onBlock = () => {};

  constructor(parts: BlocksParts) {
    this.#parts = parts;
  }

  /** Reads the blocks now, and at intervals. */
  async start(): Promise<void> {
    const { log } = this.#parts;
    await this.#read();
    this.#repeated.push(
      interval(READ_INTERVAL_MS, () => this.#read(), { log, message: 'the blocked addresses could not be read' }),
    );
  }

  stop(): void {
    for (const interval of this.#repeated.splice(0)) interval.stop();
  }

  /** @param then called when blocks may have been added */
  onBlock(then: () => void): void {
    this.#onBlock = then;
  }

  /** The remaining time of the block of a household, in milliseconds; 0 if it is not blocked. */
  left(of: string): number {
    return Math.max(0, (this.#until.get(of) ?? 0) - this.#parts.wallTime());
  }

  /**
   * Blocks the household of an address, or ends its block with 0 hours. Throws `MALFORMED`.
   * @returns the household
   */
  async block(address: string, hours: number): Promise<string> {
    const named = household(address);
    if (named === undefined) throw refused('MALFORMED');
    const now = this.#parts.wallTime();
    await this.#parts.store.save({ household: named, until: now + hours * HOUR }, now);
    await this.#read();
    return named;
  }

  async #read(): Promise<void> {
    const active = await this.#parts.store.active(this.#parts.wallTime());
    this.#until = new Map(active.map(({ household: named, until }) => [named, until]));
    if (active.length > 0) this.#onBlock();
  }
}
