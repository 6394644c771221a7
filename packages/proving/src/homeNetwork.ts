import dns from 'node:dns';

/**
 * A name of this machine that browsers do not treat as `localhost`, so that pages there behave as in a home network
 * over plain HTTP.
 */
export const HOME_NAME = 'lantern.test';

/**
 * Browser flags that resolve that name.
 * @param secure an origin whose pages may use everything that https allows
 */
export const homeNetworkFlags = (secure?: string): string[] => [
  `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`,
  ...(secure === undefined ? [] : [`--unsafely-treat-insecure-origin-as-secure=${secure}`]),
];

/** Makes this process resolve that name. */
export function joinHomeNetwork(): void {
  const { lookup } = dns;
  dns.lookup = ((name: string, ...rest: [never]) =>
    lookup(name === HOME_NAME ? '127.0.0.1' : name, ...rest)) as typeof lookup;
}
