/** Replaces engine.io’s URL parser in the build, which is made for browsers without one. */
export function parse(address: string) {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  return {
    protocol: protocol.slice(0, -1),
    host: hostname.replace(/[[\]]/g, ''),
    port,
    path: pathname,
    query: search.slice(1),
  };
}
