/** What stands before the secret in the link that moves a seat to another device. Fragments never reach a server. */
export const HAND_OVER_FRAGMENT = '#device=';

/** The secret in the address of this page. */
export function handOverHere(): string | undefined {
  const { hash } = location;
  return hash.startsWith(HAND_OVER_FRAGMENT) ? hash.slice(HAND_OVER_FRAGMENT.length) : undefined;
}

/** Takes the secret out of the address: it is good for one time, and stays in no history. */
export function forgetHandOver(): void {
  if (handOverHere() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
