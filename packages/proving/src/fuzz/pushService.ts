import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service that answers with the status in the address it is called at: `/404` is a browser that has gone. */
export class PushService {
  readonly #server: Server;
  /** How often browsers have been called. */
  calls = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      this.calls++;
      request.resume();
      response.writeHead(Number(/^\/([245]\d\d)$/.exec(request.url ?? '')?.[1] ?? 400)).end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
