import type { NetworkInterfaceInfo } from 'node:os';

/** Addresses of a server for people: on this computer, and for phones in the same network. */
export interface Addresses {
  local: string;
  network: string[];
}

/** The addresses a server listening on a host and port can be reached at. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>,
): Addresses {
  const everywhere = host === '0.0.0.0' || host === '::';
  const own = Object.values(interfaces).flatMap((list) => list ?? []);
  const reachable = own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return {
    local: everywhere || loopback ? `http://localhost:${port}` : urlOf(host, port),
    network: everywhere ? reachable.map((address) => urlOf(address, port)) : loopback ? [] : [urlOf(host, port)],
  };
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
