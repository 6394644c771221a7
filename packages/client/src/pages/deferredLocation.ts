import { type BrowserLocationHook, navigate, usePathname } from 'wouter/use-browser-location';

/**
 * The address of the page. It changes after the answer to the tap has been painted: to lay another page out takes longer
 * than anybody should wait to see that the tap has counted.
 */
export const useDeferredLocation: BrowserLocationHook = () => [usePathname(), go];

const go: typeof navigate = (...way) => {
  if (document.hidden) navigate(...way);
  else requestAnimationFrame(() => setTimeout(() => navigate(...way)));
};
