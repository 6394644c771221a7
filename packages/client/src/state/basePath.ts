/**
 * The path that everything is served beneath, without a slash at its end: the server writes it into the page. None outside
 * of a browser.
 */
export const basePath = globalThis.document?.documentElement.dataset.base ?? '';
