import { inviteUrl } from '../../state/inviteUrl';

/** Returns the secret of a copy from a typed text; undefined if it contains none. */
export function copyTokenIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{16}$/.test(bare) ? bare : undefined;
}

/** Returns a secret in the form to read out and type, e.g. `K7WQ 3HBM R2XT 9VCD`. */
export const tokenToType = (token: string): string => token.replace(/(.{4})(?=.)/g, '$1 ');

/** The link that transfers the copies. Fragments are never sent to a server. */
export const linkOfCopy = (token: string): string => `${inviteUrl}/seats#${token}`;

/**
 * Returns the secret in the address of this page, in the form to type, and removes it from the address, so that it
 * stays in no history.
 */
export function takeTokenHere(): string {
  const token = copyTokenIn(location.hash.slice(1));
  if (token === undefined) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return tokenToType(token);
}
