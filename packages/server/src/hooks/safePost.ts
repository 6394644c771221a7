import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress';

/** The network functions for posts, which tests replace. */
export interface HookConnection {
  /** Resolves a name to all its addresses, once for each post. */
  resolve(host: string): Promise<LookupAddress[]>;
  /** Certificates of authorities to trust instead of the default ones. */
  ca?: string;
}

export interface Post {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the host may have private addresses, since the operator has listed it. */
  mayBePrivate: boolean;
}

/** The answer to a post: its status, 0 without an answer, and the requested delay in milliseconds. */
export interface Posted {
  status: number;
  wait: number;
}

/** Maximum duration of a post, from the query for the name to the status of the answer. */
const TIMEOUT_MS = 5_000;

/** Maximum size of the head of an answer. Its body is never read. */
const MAX_HEAD_BYTES = 4_096;

const NO_ANSWER: Posted = { status: 0, wait: 0 };

/** The connection of the server: names are resolved by the system. */
export const systemConnection: HookConnection = {
  resolve: (host) =>
    new Promise((resolve, reject) =>
      systemLookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
    ),
};

/**
 * Sends a post to an address that a person has entered. The name is resolved once; unless the host may be private, all
 * its addresses must be public, and the connection is made to one of these. Redirects are not followed. Never rejects.
 */
export async function safePost(post: Post, connection: HookConnection): Promise<Posted> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  ended.catch(() => undefined);
  try {
    const found = await Promise.race([connection.resolve(post.url.hostname), ended]);
    const isAllowed = found.length > 0 && (post.mayBePrivate || found.every(({ address }) => isPublicAddress(address)));
    return isAllowed ? await sent(post, found, connection, signal) : NO_ANSWER;
  } catch {
    return NO_ANSWER;
  }
}

function sent(
  { url, headers, body }: Post,
  found: readonly LookupAddress[],
  { ca }: HookConnection,
  signal: AbortSignal,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Lantern', ...headers },
        lookup: lookupOf(found),
        // Each post resolves the name and connects separately.
        agent: false,
        maxHeaderSize: MAX_HEAD_BYTES,
        signal,
        ...(ca && { ca }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, wait: waitOf(answer.headers['retry-after']) });
        sending.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Answers a query for the name with the addresses that were checked. */
function lookupOf(found: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, answer) => {
    if (all) return answer(null, [...found]);
    const { address, family } = found[0] as LookupAddress;
    answer(null, address, family);
  };
}

/** The delay in a `Retry-After` header in seconds, as milliseconds; 0 for a date or without the header. */
function waitOf(retryAfter: string | undefined): number {
  return /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
}
