import type { Page } from 'playwright-core';

/** Console messages that a lost network brings about by itself. */
const LOST_NETWORK = /net::ERR_|WebSocket connection to .* failed|Failed to fetch|Failed to load resource/;

/** Everything that went wrong in the browsers, in words. */
export class Faults {
  readonly list: string[] = [];
  readonly #addresses: Set<string>;
  private outages = 0;
  private refusals = 0;

  /** @param address of the server, beneath which all its pages lie @param expected what consoles may say */
  constructor(
    address: string,
    private readonly expected?: RegExp,
  ) {
    this.#addresses = new Set([address]);
  }

  /** Pages beneath this address are part of the run as well. */
  allow(address: string): void {
    this.#addresses.add(address);
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
    const asked = (url: string) => {
      const own = [...this.#addresses].some((address) => url === address || url.startsWith(`${address}/`));
      if (!own && !/^(data|blob):/.test(url)) this.add(`${who}: asks a third party: ${url}`);
    };
    page.on('request', (request) => asked(request.url()));
    page.on('websocket', (socket) => asked(socket.url().replace(/^ws/, 'http')));
    page.on('response', (response) => {
      if (response.status() >= 400 && this.refusals === 0)
        this.add(`${who}: ${response.status()} for ${response.url()}`);
    });
  }
}
