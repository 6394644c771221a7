import type { Page } from 'playwright-core';

/** Console messages caused by a lost network. */
const LOST_NETWORK = /net::ERR_|WebSocket connection to .* failed|Failed to fetch|Failed to load resource/;

/** Printed by Chromium if a connection closes between two packets of one moment; the packets are sent again later. */
const CLOSING_SOCKET = /^WebSocket is already in CLOSING or CLOSED state/;

/** Collects all errors in the browsers, in words. */
export class Faults {
  readonly list: string[] = [];
  readonly #addresses: Set<string>;
  private outages = 0;
  private refusals = 0;

  /**
   * @param address base address of all pages of the server
   * @param expected console messages to ignore
   */
  constructor(
    address: string,
    private readonly expected?: RegExp,
  ) {
    this.#addresses = new Set([address]);
  }

  /** Includes pages under this address. */
  allow(address: string): void {
    this.#addresses.add(address);
  }

  add(fault: string): void {
    this.list.push(fault);
    console.log(`  FAULT ${fault}`);
  }

  /** Ignores errors during an intended outage. */
  async duringOutage<T>(act: () => Promise<T>): Promise<T> {
    this.outages += 1;
    try {
      return await act();
    } finally {
      // Attempts that were pending when the network came back fail a little later.
      setTimeout(() => {
        this.outages -= 1;
      }, 3000);
    }
  }

  /** Ignores failed requests during an intended refusal. */
  async duringRefusals<T>(act: () => Promise<T>): Promise<T> {
    this.refusals += 1;
    try {
      return await act();
    } finally {
      // The console may report it a little later.
      setTimeout(() => {
        this.refusals -= 1;
      }, 1000);
    }
  }

  /** Watches the console, the errors, the security policy and the requests of a page. */
  watch(page: Page, who: string): void {
    page.on('pageerror', (error) => this.add(`${who}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && !/security policy/i.test(message.text())) return;
      if (CLOSING_SOCKET.test(message.text()) || this.expected?.test(message.text())) return;
      if (this.outages + this.refusals > 0 && LOST_NETWORK.test(message.text())) return;
      this.add(`${who}: console output: ${message.text()} (${message.location().url})`);
    });
    const asked = (url: string) => {
      const own = [...this.#addresses].some((address) => url === address || url.startsWith(`${address}/`));
      if (!own && !/^(data|blob):/.test(url)) this.add(`${who}: requests a third party: ${url}`);
    };
    page.on('request', (request) => asked(request.url()));
    page.on('websocket', (socket) => asked(socket.url().replace(/^ws/, 'http')));
    page.on('response', (response) => {
      if (response.status() >= 400 && this.refusals === 0)
        this.add(`${who}: ${response.status()} for ${response.url()}`);
    });
  }
}
