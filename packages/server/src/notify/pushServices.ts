/** Hosts of the push services of common browsers; their subdomains count too. */
export const COMMON_SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

/**
 * Whether an endpoint belongs to an allowed push service. Endpoints come from browsers, and the server must not be made
 * to send requests elsewhere.
 * @param services hosts (including subdomains), or exact origins
 */
export function maybeCalled(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (services.includes(origin)) return username === '';
  const known = services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return known && protocol === 'https:' && port === '' && username === '';
}
