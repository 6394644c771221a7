import { pick, type Random } from '@lantern/games/kit/random';
import { CODE_ALPHABET } from '@lantern/server/src/rooms/access/keys';
import { kindOf, wrongIn } from './expectedAnswer';
import type { Input } from './input';
import { sendRawRequest } from './rawRequest';
import { RawSocket } from './rawSocket';
import type { Fate } from './sendMessages';

/** Number of unknown codes one address may try within a minute of the server. */
const ALLOWED_GUESSES = 20;

/** The answers about a code without a room. */
const MISSED = new Set(['HTTP 404', 'NO_SUCH_ROOM']);

/** Makes up a code, and chooses how to try it. */
export function guess(random: Random): Input {
  const text = Array.from({ length: 6 }, () => pick(random, [...CODE_ALPHABET])).join('');
  const how = pick(random, ['request', 'page', 'socket']);
  return { via: 'guess', namespace: '/room', pass: 'stranger', text, binary: false, due: true, how };
}

export async function guessCode(server: URL, address: string, { text, how }: Input): Promise<Fate> {
  if (how === 'socket') return triedBySocket(server, address, text);
  const path = how === 'page' ? `/r/${text}` : `/api/rooms/${text}`;
  const accept = how === 'page' ? 'text/html' : '*/*';
  const headers = ['host: localhost', `x-forwarded-for: ${address}`, `accept: ${accept}`, 'connection: close'];
  const request = `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  return sendRawRequest(server, { request, due: true, foreign: true });
}

async function triedBySocket(server: URL, address: string, code: string): Promise<Fate> {
  try {
    const line = await RawSocket.open(server.origin, '/room', address, JSON.stringify({ code }));
    line.close();
    return { kind: 'connected' };
  } catch (error) {
    const packet = (error as Error).message;
    const wrong = wrongIn(packet);
    return { kind: packet.startsWith('44') ? kindOf(packet) : 'cut', ...(wrong && { wrong }) };
  }
}

/**
 * The error in the answers to one address, if any: too many answers that a room does not exist, or further answers that
 * reveal existing codes.
 * @param last the answer for an existing room, after all others
 */
export function wrongWithGuesses(fates: readonly Fate[], last: Fate): string | undefined {
  const told = fates.filter(({ kind }) => MISSED.has(kind)).length;
  if (told > ALLOWED_GUESSES) return `one address received NO_SUCH_ROOM ${told} times`;
  return fates.length > ALLOWED_GUESSES && last.kind !== 'HTTP 429'
    ? `a client that guesses gets ${last.kind} for a room`
    : undefined;
}
