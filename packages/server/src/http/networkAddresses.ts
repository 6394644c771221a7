import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** An address for documentation (RFC 5737). It is never used, so the route to it is the default route. */
const ELSEWHERE = '192.0.2.1';

/**
 * The IPv4 addresses of this machine that others in its network can reach, that of the default route first. Empty in a
 * container, whose addresses only its own machine can reach; images and engines set the variable `container`.
 */
export async function networkAddresses(): Promise<string[]> {
  if (process.env.container) return [];
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const found = own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return routedFirst(found, await defaultRoute());
}

/** Moves the address of the default route, if present, to the front. */
export function routedFirst(addresses: readonly string[], routed: string | undefined): string[] {
  return [...addresses].sort((one, other) => Number(other === routed) - Number(one === routed));
}

/** The address by which this machine reaches others. A UDP socket determines it without sending anything. */
function defaultRoute(): Promise<string | undefined> {
  const socket = createSocket('udp4');
  return new Promise<string | undefined>((resolve) => {
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => resolve(socket.address().address));
    socket.connect(9, ELSEWHERE);
  }).finally(() => socket.close());
}
