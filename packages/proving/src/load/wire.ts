import { WebSocket } from 'ws';

/** A message to a viewer: the event, the whole frame (unparsed), and its size in bytes on the wire. */
export type Heard = (event: string, frame: string, bytes: number) => void;

/**
 * A minimal socket.io client over one WebSocket: the people of the benchmark need little processor time compared with
 * the server, and every byte is counted.
 */
export class Wire {
  readonly #socket: WebSocket;
  readonly #namespace: string;
  readonly #heard: Heard;
  /** The authentication sent on entering the namespace, as JSON. */
  readonly #proof: string;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #ready: (() => void) | undefined;
  #asked = 0;

  private constructor(socket: WebSocket, namespace: string, heard: Heard, proof: object | undefined) {
    this.#socket = socket;
    this.#namespace = namespace;
    this.#heard = heard;
    this.#proof = proof ? JSON.stringify(proof) : '';
    socket.on('message', (data) => this.#frame(String(data), (data as Buffer).length));
  }

  /**
   * @param server `http://…`
   * @param namespace with its slash, or `` for the default one
   * @param address the address the person claims: a separate household for each
   * @param proof authentication for the namespace
   * @param room people of the same room are sent to the same server by a proxy
   */
  static async open(
    server: string,
    namespace: string,
    address: string,
    heard: Heard,
    proof?: object,
    room?: string,
  ): Promise<Wire> {
    const url = `${server.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${room ? `&room=${room}` : ''}`;
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: { 'x-forwarded-for': address } });
    const wire = new Wire(socket, namespace, heard, proof);
    await new Promise<void>((resolve, reject) => {
      wire.#ready = resolve;
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the server closed the connection')));
    });
    return wire;
  }

  emit(...event: unknown[]): void {
    this.#socket.send(`42${this.#prefix()}${JSON.stringify(event)}`);
  }

  /** Emits an event and receives its acknowledgement; never calls back if the server sends none. */
  ask(answered: (answer: unknown) => void, ...event: unknown[]): void {
    this.#answers.set(++this.#asked, answered);
    this.#socket.send(`42${this.#prefix()}${this.#asked}${JSON.stringify(event)}`);
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.close();
  }

  #prefix(): string {
    return this.#namespace === '' ? '' : `${this.#namespace},`;
  }

  #frame(frame: string, bytes: number): void {
    if (frame === '2') this.#socket.send('3');
    else if (frame.startsWith('0')) this.#socket.send(`40${this.#prefix()}${this.#proof}`);
    else if (frame.startsWith('40')) this.#ready?.();
    else if (frame.startsWith('44')) this.#socket.close();
    else if (frame.startsWith('42')) {
      const event = frame.slice(frame.indexOf('["') + 2, frame.indexOf('"', frame.indexOf('["') + 2));
      this.#heard(event, frame, bytes);
    } else if (frame.startsWith('43')) this.#answered(frame);
  }

  #answered(frame: string): void {
    const from = this.#prefix().length + 2;
    const at = frame.indexOf('[');
    const id = Number(frame.slice(from, at));
    this.#answers.get(id)?.((JSON.parse(frame.slice(at)) as unknown[])[0]);
    this.#answers.delete(id);
  }
}

/** The arguments of the frame without the name of its event. */
export function contentOf(frame: string): unknown[] {
  return (JSON.parse(frame.slice(frame.indexOf('['))) as unknown[]).slice(1);
}
