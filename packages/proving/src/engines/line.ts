import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { Pace } from './pace';

/** Matches the start of a request for a WebSocket. */
const UPGRADE = /^upgrade: *websocket/im;

/**
 * A connection to the server that can be cut for any engine, like a phone that loses its network, or that swallows
 * WebSocket frames, like some proxies.
 */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #paces: { down: Pace; up: Pace } | undefined;
  #cut = false;
  #silent = false;

  private constructor(server: Server, paces: { down: Pace; up: Pace } | undefined) {
    this.#server = server;
    this.#paces = paces;
  }

  /**
   * @param port of the server on this machine
   * @param paces of a slow network; unlimited if absent
   */
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

  /** Swallows WebSocket frames in both directions, also of open sockets, while everything else passes. */
  silenceWebSockets(silent: boolean): void {
    this.#silent = silent;
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
    if (!this.#paces) {
      let isWebSocket = false;
      near.once('data', (head) => {
        isWebSocket = UPGRADE.test(head.toString('latin1'));
      });
      const gate = () =>
        new Transform({
          transform: (chunk, _encoding, done) => (this.#silent && isWebSocket ? done() : done(null, chunk)),
        });
      near.pipe(gate()).pipe(far).pipe(gate()).pipe(near);
    } else {
      carry(near, far, this.#paces.up);
      carry(far, near, this.#paces.down);
    }
  }
}

/** Forwards data from one socket to another at the pace of the network. */
function carry(from: Socket, to: Socket, pace: Pace): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), pace.arrivesIn(chunk.length)));
  from.on('end', () => setTimeout(() => to.end(), pace.arrivesIn(0)));
}
