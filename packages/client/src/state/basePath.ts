/**
 * The path under which everything is served, without a trailing slash. The server writes it into the page; it is empty
 * outside of a browser.
 */
export const basePath = globalThis.document?.documentElement.dataset.base ?? '';
