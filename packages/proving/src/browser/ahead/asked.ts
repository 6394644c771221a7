import type { CDPSession, Page, Request } from 'playwright-core';

/** Frames that only keep a connection open. */
const KEEPS_OPEN = /^[23]$/;

/** Parts of the program, and the signs of the page, which a browser looks at again with each entry of its history and turn. */
const PROGRAM = /\/(assets\/[^/]+|lantern(-turn)?\.svg)$/;

/** What a page asks the server while it is listened to; the program itself, which the page loads as it needs it, is no question. */
export class Asked {
  readonly #questions: string[] = [];
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    page.context().on('request', this.#requested);
    devtools.on('Network.webSocketFrameSent', ({ response: { payloadData } }) => {
      if (!KEEPS_OPEN.test(payloadData)) this.#questions.push(`frame ${payloadData}`);
    });
  }

  /** Listens from now on, to sockets as well that were opened before. */
  static async by(page: Page): Promise<Asked> {
    const devtools = await page.context().newCDPSession(page);
    const asked = new Asked(page, devtools);
    await devtools.send('Network.enable');
    return asked;
  }

  readonly #requested = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && PROGRAM.test(pathname)) return;
    this.#questions.push([request.method(), pathname, request.postData()].filter(Boolean).join(' '));
  };

  /** All that was asked since it was listened to, or since this was called. */
  take(): string[] {
    return this.#questions.splice(0);
  }

  async stop(): Promise<void> {
    this.#page.context().off('request', this.#requested);
    await this.#devtools.detach();
  }
}
