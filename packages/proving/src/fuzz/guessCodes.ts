import { pick, type Random } from '@lantern/games/kit/random';
import { CODE_ALPHABET } from '@lantern/server/src/rooms/access/keys';
import { kindOf, wrongIn } from './expectedAnswer';
import type { Input } from './input';
import { sendRawRequest } from './rawRequest';
import { RawSocket } from './rawSocket';
import type { Fate } from './sendMessages';

/** Codes of no room that one address may try within a minute of the server. */
const ALLOWED = 20;

/** What somebody is told about a code where there is no such room. */
const MISSED = new Set(['HTTP 404', 'NO_SUCH_ROOM']);

/** A code somebody makes up, and how it is tried. */
export function guess(random: Random): Input {
  const text = Array.from({ length: 6 }, () => pick(random, [...CODE_ALPHABET])).join('');
  const how = pick(random, ['request', 'page', 'socket']);
  return { via: 'guess', namespace: '/room', pass: 'stranger', text, binary: false, due: true, how };
}

/** Tries a code from an address. */
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
 * What is wrong with the answers to one address, if anything is: it is told too often that there is no such room, or goes
 * on to learn which codes are rooms'.
 * @param last the answer to the code of a room that is there, after all others
 */
export function wrongWithGuesses(fates: readonly Fate[], last: Fate): string | undefined {
  const told = fates.filter(({ kind }) => MISSED.has(kind)).length;
  if (told > ALLOWED) return `one address is told ${told} times that there is no such room`;
  return fates.length > ALLOWED && last.kind !== 'HTTP 429'
    ? `whoever guesses gets ${last.kind} for a room`
    : undefined;
}
