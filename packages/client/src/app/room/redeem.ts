/** What stands before the secret in the link that moves a seat to another device. Fragments never reach a server. */
export const HAND_OVER_FRAGMENT = '#device=';

/** The secret in the address of this page, which loses it at once: it is good for one time and in no history. */
export function takeHandOver(): string | undefined {
  if (!location.hash.startsWith(HAND_OVER_FRAGMENT)) return undefined;
  const token = location.hash.slice(HAND_OVER_FRAGMENT.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
