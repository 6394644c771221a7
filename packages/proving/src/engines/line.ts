import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Pace } from './pace';

/** A way to the server that can be cut, whatever the engine: so a phone loses its network. */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #paces: { down: Pace; up: Pace } | undefined;
  #cut = false;

  private constructor(server: Server, paces: { down: Pace; up: Pace } | undefined) {
    this.#server = server;
    this.#paces = paces;
  }

  /** @param port of the server on this machine @param paces of a slow network; as fast as it goes without them */
  static async to(port: number, paces?: { down: Pace; up: Pace }): Promise<Line> {
    const server = createServer();
    const line = new Line(server, paces);
    server.on('connection', (near) => line.#join(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(cut: boolean): void {
    this.#cut = cut;
    if (cut) for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.cut(true);
    this.#server.close();
  }

  #join(near: Socket, port: number): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (!this.#paces) near.pipe(far).pipe(near);
    else {
      carry(near, far, this.#paces.up);
      carry(far, near, this.#paces.down);
    }
  }
}

/** Carries what comes from one socket to another, as slowly as the network is. */
function carry(from: Socket, to: Socket, pace: Pace): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), pace.arrivesIn(chunk.length)));
  from.on('end', () => setTimeout(() => to.end(), pace.arrivesIn(0)));
}
