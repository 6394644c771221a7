/** What stands before the secret in a link that moves a seat to another device. Fragments never reach a server. */
export const HAND_OVER_FRAGMENT = '#device=';

/** What stands before seat and key in the link to a seat that somebody has saved. */
export const SEAT_FRAGMENT = '#seat=';

/** The fragment of this page's address, where it holds a secret. */
export function secretHere(): string | undefined {
  const { hash } = location;
  return /^#(device|seat)=/.test(hash) ? hash : undefined;
}

/** Takes the secret out of the address: it stays in no history. */
export function removeSecret(): void {
  if (secretHere() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
