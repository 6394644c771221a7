/** Hosts of the push services of the common browsers; those below them count too. */
export const COMMON_SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

/**
 * Whether an address is one of a push service that may be called: addresses come from browsers, and the server must not
 * be made to call anybody else.
 * @param services hosts, or origins that are taken as they are
 */
export function maybeCalled(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (services.includes(origin)) return username === '';
  const known = services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return known && protocol === 'https:' && port === '' && username === '';
}
