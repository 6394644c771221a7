/** What a network does to everything that goes one way: it takes its time on the way, and only so much goes at once. */
export class Pace {
  readonly #delay: number;
  readonly #rate: number;
  /** When what was sent last has left. */
  #free = 0;

  /** @param delay milliseconds on the way @param rate bytes a second */
  constructor(delay: number, rate: number) {
    this.#delay = delay;
    this.#rate = rate;
  }

  /** Milliseconds from now on until so many bytes have arrived, behind all that was sent before. */
  arrivesIn(bytes: number, now = performance.now()): number {
    this.#free = Math.max(now, this.#free) + (bytes / this.#rate) * 1000;
    return this.#free - now + this.#delay;
  }
}

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = () => ({ down: new Pace(75, 1_638_400 / 8), up: new Pace(75, 750_000 / 8) });
