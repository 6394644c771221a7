/** What stands before the secret in the link that moves a seat to another device. Fragments never reach a server. */
export const HAND_OVER_FRAGMENT = '#device=';

/** The code to move a seat by, in what somebody typed; nothing if it cannot be one. */
export function typedCodeIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(bare) ? bare : undefined;
}

/** A code as it is read out and typed, e.g. `K7WQ 3HBM`. */
export const codeToType = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The secret in the address of this page. */
export function handOverTokenHere(): string | undefined {
  const { hash } = location;
  return hash.startsWith(HAND_OVER_FRAGMENT) ? hash.slice(HAND_OVER_FRAGMENT.length) : undefined;
}

/** Takes the secret out of the address: it is good for one time, and stays in no history. */
export function removeHandOverToken(): void {
  if (handOverTokenHere() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
