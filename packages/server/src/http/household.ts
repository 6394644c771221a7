import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** An address in the form some proxies write: with brackets and a port. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/;

/** The last two groups of an IPv4-mapped IPv6 address, as `URL` writes it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * The unit by which limits count an address: an IPv4 address itself, also if mapped into IPv6; all addresses of an IPv6
 * /64 together. Ports, brackets and zones do not matter. Undefined if the text is not an address.
 */
export function household(text: string): string | undefined {
  const bare = text.trim();
  const address = (BRACKETED.exec(bare) ?? IPV4_WITH_PORT.exec(bare))?.[1] ?? bare;
  const [unzoned = ''] = address.split('%');
  if (isIP(unzoned) === 4) return unzoned;
  if (isIP(unzoned) !== 6) return undefined;
  const plain = new URL(`http://[${unzoned}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(plain);
  return mapped ? mapped.slice(1).flatMap(twoBytes).join('.') : network(plain);
}

/**
 * The household a request comes from. Only addresses added to `X-Forwarded-For` by the trusted proxies count; if one of
 * them has added none, the household is that of the connection.
 * @param trustProxy number of proxies that add to `X-Forwarded-For`; 0 trusts none
 */
export function householdOf(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((hop) => hop.trim() !== '');
  const hops = [...forwarded, peer];
  return household(hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '') ?? household(peer) ?? '';
}

function twoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** The first four groups of an IPv6 address in its shortest form. */
function network(plain: string): string {
  const [head = '', tail] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
