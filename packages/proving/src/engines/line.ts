import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the server that can be cut, whatever the engine: so a phone loses its network. */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #cut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param port of the server on this machine */
  static async to(port: number): Promise<Line> {
    const server = createServer();
    const line = new Line(server);
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
    near.pipe(far).pipe(near);
  }
}
