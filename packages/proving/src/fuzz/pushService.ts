import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service that answers with the status in its path: `/404` is a browser that has unsubscribed. */
export class PushService {
  readonly #server: Server;
  /** Number of notifications to browsers. */
  calls = 0;
  /** Number of notifications to each address. */
  readonly byAddress = new Map<string, number>();

  constructor() {
    this.#server = createServer((request, response) => {
      this.calls++;
      const address = request.url ?? '';
      this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
      request.resume();
      response.writeHead(Number(/\/([245]\d\d)$/.exec(request.url ?? '')?.[1] ?? 400)).end();
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
