import ipaddr from 'ipaddr.js';

/** The IPv6 addresses assigned to the public internet. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private, shared or local network, a
 * multicast group or a documentation range, and not an IPv6 address that embeds such an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL));
}
