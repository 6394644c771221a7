import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from '../config';

/** Addresses of a server for people: on this computer, and for phones in the same network. */
export interface Addresses {
  local: string;
  network: string[];
}

/** The addresses a server listening on a host and port can be reached at, with the path that it serves beneath. */
export function addressesOf(
  { host, basePath }: Pick<Config, 'host' | 'basePath'>,
  port: number,
  interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>,
): Addresses {
  const everywhere = host === '0.0.0.0' || host === '::';
  const own = Object.values(interfaces).flatMap((list) => list ?? []);
  const reachable = own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const urlOf = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
  return {
    local: urlOf(everywhere || loopback ? 'localhost' : host),
    network: everywhere ? reachable.map(urlOf) : loopback ? [] : [urlOf(host)],
  };
}
