import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are assigned to the public internet. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private, shared or local network, a
 * group, a documentation range, or an IPv4 address inside an IPv6 address that does.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL));
}
