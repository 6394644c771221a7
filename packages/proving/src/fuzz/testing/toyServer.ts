import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** The reaction of a toy server to an event; it answers every event. */
export type Handles = (text: string, socket: WebSocket, answer: (packet: string) => void) => void;

/** A minimal socket.io server to attack, with configurable errors. */
export class ToyServer {
  readonly #http: Server;
  readonly #sockets: WebSocketServer;
  readonly #open = new Set<Socket>();
  lives = true;

  /** @param handles handles everything except probes */
  constructor(handles: Handles) {
    this.#http = createServer((_request, response) => response.end('{}'));
    this.#http.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
    });
    this.#sockets = new WebSocketServer({ server: this.#http });
    this.#sockets.on('connection', (socket) => {
      socket.on('error', () => {});
      socket.on('message', (data) => this.#message(String(data), socket, handles));
      socket.send('0{}');
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  die(): void {
    this.lives = false;
    this.#http.close();
    for (const socket of this.#open) socket.destroy();
  }

  #message(text: string, socket: WebSocket, handles: Handles): void {
    const probe = /^42(\/[^,]*,)(\d+)\["probe"\]$/.exec(text);
    if (probe) socket.send(`43${probe[1]}${probe[2]}[{"ok":false,"code":"MALFORMED"}]`);
    else if (/^40\/toy,$/.test(text)) socket.send('40/toy,{"sid":"x"}');
    else handles(text, socket, (packet) => socket.send(packet));
  }
}
