/** Stands in the build for engine.io’s own reading of an address, made for browsers that cannot read one themselves. */
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
