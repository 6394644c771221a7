import { basePath } from './basePath';

/**
 * The addresses for links that the server writes into the page: `server/src/http/inviteUrl.ts`. Undefined outside of a
 * browser.
 */
const { publicUrl, network } = globalThis.document?.documentElement.dataset ?? {};

/** Whether the page was opened at a name that only this computer resolves, so that others cannot use its address. */
const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(globalThis.location?.hostname ?? '');

/**
 * The address at which others reach this server, without a trailing slash: the public one; for a page opened at
 * `localhost` the one in the local network; otherwise the address of the page.
 */
export const inviteUrl = publicUrl ?? ((isLocal && network) || `${globalThis.location?.origin}${basePath}`);

/** Whether nobody but this computer can open the address. */
export const isOnlyHere = publicUrl === undefined && isLocal && network === '';

/** Returns the link of a room, which contains nothing but the code. */
export const linkOf = (code: string): string => `${inviteUrl}/r/${code}`;

/** Returns the link of a room for a big screen. */
export const tvLinkOf = (code: string): string => `${inviteUrl}/tv/${code}`;

/** Returns the link of a shared replay, which names the match but not its room. */
export const linkOfReplay = (matchId: string): string => `${inviteUrl}/m/${matchId}`;

/** Returns an address as people type it. */
export const typed = (url: string): string => url.replace(/^https?:\/\//, '');
