import { POLLUTION } from './hostileValues';

/** Names that socket.io keeps for itself: a packet that uses one ends the connection. */
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);

/** What an answer to something sent looks like. */
type Answers = (packet: string) => boolean;

/** What somebody who has sent a message may expect, unless the connection is cut. */
export interface Due {
  answers: Answers;
  /** Whether the answer may come after that to a later message. */
  late: boolean;
}

const PACKET = /^4([02])(\/[^,]*,|\/[^,]*$)?(\d*)(.*)$/s;

/**
 * What is due for a message, read as socket.io's protocol says it, independently of any server. Nothing is due for what
 * is no event and no connection, and for a move or a remark that asks for no acknowledgement: that may have been made.
 * In a room everybody talks when they like, so that answers need not come in order; nor do those of different namespaces.
 * @param home the namespace whose other answers tell the order
 */
export function dueFor(message: string, home: string): Due | undefined {
  const [, type, name = '/', id = '', data = ''] = PACKET.exec(message) ?? [];
  const namespace = name.replace(/,$/, '');
  const prefix = namespace === '/' ? '' : `${namespace},`;
  const content = parsed(data);
  if (type === '0') return connection(prefix, data === '' ? {} : content);
  if (type !== '2' || !Array.isArray(content)) return undefined;
  // White space before the data: socket.io's parser takes it for an id, so that the answer may be an acknowledgement.
  if (/^\s/.test(data)) return undefined;
  const [event] = content;
  if (typeof event !== 'string' || RESERVED.has(event)) return undefined;
  if ((event === 'update' || event === 'say') && id === '') return undefined;
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

/** How an answer is counted: the code of its refusal, or what else it is. */
export function kindOf(packet: string): string {
  const code = /"code":"([A-Z_]+)"/.exec(packet)?.[1];
  if (code) return code;
  if (packet.startsWith('43')) return packet.includes('"ok":true') ? 'accepted' : 'acknowledged';
  return packet.startsWith('40') ? 'connected' : 'sync';
}

/** Traces of the inside of a server, which no answer may show. */
const INSIDE = /node_modules|\bat [\w.<>]+ \(|\.js:\d+|\.ts:\d+|SQLITE_|ECONNREFUSED|prngstate|keyHash/;

/** A seat's own point of view. */
const SEAT = /"audience":"\d/;

/**
 * What is wrong with something the server has sent, if anything is.
 * @param foreign whether whoever has asked has no seat there
 */
export function wrongIn(answer: string, foreign = false): string | undefined {
  const inside = INSIDE.exec(answer)?.[0];
  if (inside) return `an answer shows the inside of the server: ${inside}`;
  if (foreign && SEAT.test(answer)) return 'somebody is shown what only a seat may see';
  if (answer.includes(POLLUTION)) return 'a prototype has been written to';
  if (/"code":"INTERNAL"/.test(answer)) return 'the server answers INTERNAL';
  return undefined;
}

/** The status of an answer over HTTP; nothing, if it is none. */
export function statusOf(answer: string): number | undefined {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}
