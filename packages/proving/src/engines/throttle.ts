/** One direction of a network: a delay, and a limit of bytes per second. */
export class Throttle {
  readonly #delay: number;
  readonly #rate: number;
  /** When the last data was sent. */
  #free = 0;

  /**
   * @param delay in milliseconds
   * @param rate in bytes per second
   */
  constructor(delay: number, rate: number) {
    this.#delay = delay;
    this.#rate = rate;
  }

  /** Milliseconds until this number of bytes has arrived, after all earlier data. */
  arrivesIn(bytes: number, now = performance.now()): number {
    this.#free = Math.max(now, this.#free) + (bytes / this.#rate) * 1000;
    return this.#free - now + this.#delay;
  }
}

/** Slow 4G as defined by Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = () => ({ down: new Throttle(75, 1_638_400 / 8), up: new Throttle(75, 750_000 / 8) });
