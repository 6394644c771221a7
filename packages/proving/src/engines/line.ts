import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { Throttle } from './throttle';

/** Matches the start of a request for a WebSocket. */
const UPGRADE = /^upgrade: *websocket/im;

/**
 * A connection to the server that can be cut for any engine, like a phone that loses its network, or that swallows
 * WebSocket frames, like some proxies.
 */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #throttles: { down: Throttle; up: Throttle } | undefined;
  #cut = false;
  #silent = false;

  private constructor(server: Server, throttles: { down: Throttle; up: Throttle } | undefined) {
    this.#server = server;
    this.#throttles = throttles;
  }

  /**
   * @param port of the server on this machine
   * @param throttles of a slow network; unlimited if absent
   */
  static async to(port: number, throttles?: { down: Throttle; up: Throttle }): Promise<Line> {
    const server = createServer();
    const line = new Line(server, throttles);
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
    if (!this.#throttles) {
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
      carry(near, far, this.#throttles.up);
      carry(far, near, this.#throttles.down);
    }
  }
}

/** Forwards data from one socket to another at the pace of the network. */
function carry(from: Socket, to: Socket, throttle: Throttle): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), throttle.arrivesIn(chunk.length)));
  from.on('end', () => setTimeout(() => to.end(), throttle.arrivesIn(0)));
}
