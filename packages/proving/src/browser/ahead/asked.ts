import type { CDPSession, Page, Request } from 'playwright-core';

/** Frames that only keep a connection open. */
const KEEPS_OPEN = /^[23]$/;

/** Frames that report what was seen, read or shown; they request nothing. */
const MARKS = /^42\/(room,\d*\["mark"|[\w-]+,\d*\["shown"),/;

/** Parts of the program and the favicons, which a browser revalidates with each entry of its history and each turn. */
const PROGRAM = /\/(assets\/[^/]+|lantern(-turn)?\.svg)$/;

/** Records the requests of a page to the server, except for parts of the program and marks. */
export class Asked {
  readonly #questions: string[] = [];
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    page.context().on('request', this.#requested);
    devtools.on('Network.webSocketFrameSent', ({ response: { payloadData } }) => {
      if (!KEEPS_OPEN.test(payloadData) && !MARKS.test(payloadData)) this.#questions.push(`frame ${payloadData}`);
    });
  }

  /** Starts recording, including sockets that are already open. */
  static async by(page: Page): Promise<Asked> {
    const devtools = await page.context().newCDPSession(page);
    const asked = new Asked(page, devtools);
    await devtools.send('Network.enable');
    return asked;
  }

  readonly #requested = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && PROGRAM.test(pathname)) return;
    // On a busy machine the connection may fall back to long polling.
    const polls = pathname.endsWith('/socket.io/');
    const posted = request.postData() ?? '';
    if (polls && (request.method() === 'GET' || KEEPS_OPEN.test(posted) || MARKS.test(posted))) return;
    this.#questions.push([request.method(), pathname, request.postData()].filter(Boolean).join(' '));
  };

  /** Returns and clears all requests recorded so far. */
  take(): string[] {
    return this.#questions.splice(0);
  }

  async stop(): Promise<void> {
    this.#page.context().off('request', this.#requested);
    await this.#devtools.detach();
  }
}
