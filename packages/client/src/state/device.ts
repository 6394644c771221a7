/** Properties of the device that decide which instructions a page shows. */

/** Whether the page runs as an installed app, for example from a home screen. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * Whether the device is an iPhone or iPad, where every browser uses Safari's engine. An iPad calls itself a Mac, but
 * has a touch screen.
 */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/**
 * Whether the browser deletes the data of a page that was not visited for seven days. Safari's engine does so, except
 * in an app on the home screen.
 */
export const forgetsAfterAWeek = (): boolean =>
  /AppleWebKit.*Safari\//.test(navigator.userAgent) &&
  !/Chrome|Chromium|Android/.test(navigator.userAgent) &&
  !isInstalled();
