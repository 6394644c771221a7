/** The path that everything is served beneath, without a slash at its end. The server writes it into the page. */
export const basePath = document.documentElement.dataset.base ?? '';
