import type { Page } from 'playwright-core';

/** Console messages that a lost network brings about by itself. */
const LOST_NETWORK = /net::ERR_|WebSocket connection to .* failed|Failed to fetch|Failed to load resource/;

/** Everything that went wrong in the browsers, in words. */
export class Faults {
  readonly list: string[] = [];
  readonly #origins: Set<string>;
  private outages = 0;
  private refusals = 0;

  /** @param expected what consoles may say */
  constructor(
    origin: string,
    private readonly expected?: RegExp,
  ) {
    this.#origins = new Set([origin]);
  }

  /** Pages of this origin are part of the run as well. */
  allow(origin: string): void {
    this.#origins.add(origin);
  }

  add(fault: string): void {
    this.list.push(fault);
    console.log(`  FAULT ${fault}`);
  }

  /** While an outage made on purpose lasts, what it brings about is no fault. */
  async duringOutage<T>(act: () => Promise<T>): Promise<T> {
    this.outages += 1;
    try {
      return await act();
    } finally {
      // Attempts under way when the network came back report themselves a little later.
      setTimeout(() => {
        this.outages -= 1;
      }, 3000);
    }
  }

  /** While something is refused on purpose, the answer is no fault. */
  async duringRefusals<T>(act: () => Promise<T>): Promise<T> {
    this.refusals += 1;
    try {
      return await act();
    } finally {
      // The console may say of it a little later.
      setTimeout(() => {
        this.refusals -= 1;
      }, 1000);
    }
  }

  /** Listens to a page: its console, its errors, its security policy, and where it asks for anything. */
  watch(page: Page, who: string): void {
    page.on('pageerror', (error) => this.add(`${who}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && !/security policy/i.test(message.text())) return;
      if (this.expected?.test(message.text())) return;
      if (this.outages + this.refusals > 0 && LOST_NETWORK.test(message.text())) return;
      this.add(`${who}: the console says: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const own = this.#origins.has(url.origin) || ['data:', 'blob:'].includes(url.protocol);
      if (!own) this.add(`${who}: asks a third party: ${url.origin}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && this.refusals === 0)
        this.add(`${who}: ${response.status()} for ${response.url()}`);
    });
  }
}
