import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A WebSocket that has joined a namespace and sends arbitrary data, including single bytes. */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #listeners: ((packet: string) => void)[] = [];
  readonly #enders: (() => void)[] = [];
  #wire: Socket | undefined;
  closed = false;

  private constructor(
    server: string,
    readonly namespace: string,
    address: string,
  ) {
    const url = `${server.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(url, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
      createConnection: (options: unknown) => {
        const { host, port } = options as { host: string; port: number };
        this.#wire = connect({ host, port, noDelay: true });
        // A client that has stopped reading notices the end only here.
        this.#wire.on('close', () => this.#ended());
        return this.#wire;
      },
    });
    this.#socket.on('message', (data) => this.#heard(String(data)));
    this.#socket.on('error', () => this.#ended());
    this.#socket.on('close', () => this.#ended());
  }

  /** @param proof the authentication sent on joining, as JSON */
  static async open(server: string, namespace: string, address: string, proof = ''): Promise<RawSocket> {
    const line = new RawSocket(server, namespace, address);
    await new Promise<void>((resolve, reject) => {
      line.onPacket((packet) => {
        if (packet.startsWith('0')) line.send(`40${namespace},${proof}`);
        if (packet.startsWith('40')) resolve();
        if (packet.startsWith('44')) reject(new Error(packet));
      });
      line.onEnd(() => reject(new Error('the server closed the connection before anything was sent')));
    }).catch((error: unknown) => {
      line.close();
      throw error;
    });
    return line;
  }

  onPacket(listener: (packet: string) => void): void {
    this.#listeners.push(listener);
  }

  onEnd(listener: () => void): void {
    this.#enders.push(listener);
  }

  send(message: string | Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(message, noMatter);
  }

  /** Sends bytes directly to the connection. */
  bytes(bytes: Buffer): void {
    this.#wire?.write(bytes, noMatter);
  }

  /** Stops reading. */
  deafen(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }

  #heard(packet: string): void {
    if (packet === '2') this.send('3');
    for (const listener of this.#listeners) listener(packet);
  }

  #ended(): void {
    if (this.closed) return;
    this.closed = true;
    for (const ender of this.#enders) ender();
  }
}

/** A failed send also ends the connection, which is noticed there. */
const noMatter = () => {};
