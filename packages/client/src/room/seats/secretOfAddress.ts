/** The prefix of the secret in a link that moves a seat to another device. Fragments never reach a server. */
export const HAND_OVER_FRAGMENT = '#device=';

/** The prefix of seat and key in a saved link to a seat. */
export const SEAT_FRAGMENT = '#seat=';

/** The prefix of the secret in a link that makes a browser the host of a room. */
export const HOST_FRAGMENT = '#host=';

/** Returns the fragment of this page's address if it contains a secret. */
export function secretHere(): string | undefined {
  const { hash } = location;
  return /^#(device|seat|host)=/.test(hash) ? hash : undefined;
}

/** Removes the secret from the address, so that it stays in no history. */
export function removeSecret(): void {
  if (secretHere() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
