import { POLLUTION } from './hostileValues';

/** Event names reserved by socket.io: a packet that uses one closes the connection. */
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);

/** Events that may succeed without an answer if no acknowledgement is requested. */
const SILENT: ReadonlySet<string> = new Set(['update', 'say', 'shown', 'attend', 'mark']);

type Answers = (packet: string) => boolean;

/** The answer that the sender of a message may expect, unless the connection is cut. */
export interface Due {
  answers: Answers;
  /** Whether the answer may come after that to a later message. */
  late: boolean;
}

const PACKET = /^4([02])(\/[^,]*,|\/[^,]*$)?(\d*)(.*)$/s;

/**
 * Returns the answer that a message requires by the protocol of socket.io, independently of any server. It is `undefined`
 * for a message that is neither an event nor a connection, and for an event that requests no acknowledgement and may have
 * succeeded. In a room all clients send at any time, so answers may come in any order, as do those of different namespaces.
 * @param home the namespace whose other answers determine the order
 */
export function dueFor(message: string, home: string): Due | undefined {
  const [, type, name = '/', id = '', data = ''] = PACKET.exec(message) ?? [];
  const namespace = name.replace(/,$/, '');
  const prefix = namespace === '/' ? '' : `${namespace},`;
  const content = parsed(data);
  if (type === '0') return connection(prefix, data === '' ? {} : content);
  if (type !== '2' || !Array.isArray(content)) return undefined;
  // White space before the data: socket.io's parser treats it as an id, so that the answer may be an acknowledgement.
  if (/^\s/.test(data)) return undefined;
  const [event] = content;
  if (typeof event !== 'string' || RESERVED.has(event)) return undefined;
  if (SILENT.has(event) && id === '') return undefined;
  const ack = id === '' ? undefined : `43${prefix}${Number(id)}[`;
  const refused = `42${prefix}["lantern:refused"`;
  const synced = `42${prefix}["sync"`;
  return {
    late: namespace === '/room' || namespace !== home,
    answers: (packet) =>
      (ack === undefined ? packet.startsWith(refused) : packet.startsWith(ack)) ||
      (event === 'sync' && packet.startsWith(synced)),
  };
}

function connection(prefix: string, content: unknown): Due | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
  return { late: true, answers: (packet) => packet.startsWith(`40${prefix}`) || packet.startsWith(`44${prefix}`) };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The key for counting an answer: the code of its refusal, or its kind. */
export function kindOf(packet: string): string {
  const code = /"code":"([A-Z_]+)"/.exec(packet)?.[1];
  if (code) return code;
  if (packet.startsWith('43')) return packet.includes('"ok":true') ? 'accepted' : 'acknowledged';
  return packet.startsWith('40') ? 'connected' : 'sync';
}

/** Traces of the internals of a server, which no answer may contain. */
const INSIDE = /node_modules|\bat [\w.<>]+ \(|\.js:\d+|\.ts:\d+|SQLITE_|ECONNREFUSED|prngstate|keyHash/;

const SEAT = /"audience":"\d/;

/**
 * Returns the error in a message of the server, if there is one.
 * @param foreign whether the sender has no seat there
 */
export function wrongIn(answer: string, foreign = false): string | undefined {
  const inside = INSIDE.exec(answer)?.[0];
  if (inside) return `an answer reveals internals of the server: ${inside}`;
  if (foreign && SEAT.test(answer)) return 'an answer contains secrets of another seat';
  if (answer.includes(POLLUTION)) return 'a prototype was changed';
  if (/"code":"INTERNAL"/.test(answer)) return 'the server answers INTERNAL';
  return undefined;
}

/** The status of an HTTP answer; undefined for other text. */
export function statusOf(answer: string): number | undefined {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}
