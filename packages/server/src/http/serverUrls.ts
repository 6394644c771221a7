import type { Config } from '../config';

/** Addresses of a server for people: on this computer, and for devices in the same network. */
export interface Addresses {
  local: string;
  network: string[];
}

/**
 * The addresses of a server that listens on a host and port, with its base path.
 * @param reachable the addresses of this machine in its networks, the best first
 */
export function addressesOf(
  { host, basePath }: Pick<Config, 'host' | 'basePath'>,
  port: number,
  reachable: readonly string[],
): Addresses {
  const everywhere = host === '0.0.0.0' || host === '::';
  const urlOf = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
  return {
    local: urlOf(everywhere || isLoopback(host) ? 'localhost' : host),
    network: everywhere ? reachable.map(urlOf) : isLoopback(host) ? [] : [urlOf(host)],
  };
}

/** Whether a host name refers to the machine itself, so that no other can use it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host.startsWith('127.');
}
