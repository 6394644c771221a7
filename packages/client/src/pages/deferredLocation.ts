import { type BrowserLocationHook, navigate, usePathname } from 'wouter/use-browser-location';

/**
 * The address of the page. It changes after the response to a tap has been painted: rendering another page takes so
 * long that the tap would seem to be ignored.
 */
export const useDeferredLocation: BrowserLocationHook = () => [usePathname(), go];

const go: typeof navigate = (...way) => {
  if (document.hidden) navigate(...way);
  else requestAnimationFrame(() => setTimeout(() => navigate(...way)));
};
