import { inviteUrl } from '../../state/inviteUrl';

/** The secret of a copy in what somebody typed; nothing if it cannot be one. */
export function copyTokenIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{16}$/.test(bare) ? bare : undefined;
}

/** A secret as it is read out and typed, e.g. `K7WQ 3HBM R2XT 9VCD`. */
export const tokenToType = (token: string): string => token.replace(/(.{4})(?=.)/g, '$1 ');

/** The link that brings the copies. Fragments never reach a server. */
export const linkOfCopy = (token: string): string => `${inviteUrl}/seats#${token}`;

/** The secret in the address of this page, as it is typed; it is taken out of the address, and so stays in no history. */
export function takeTokenHere(): string {
  const token = copyTokenIn(location.hash.slice(1));
  if (token === undefined) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return tokenToType(token);
}
