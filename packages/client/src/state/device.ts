/** What kind of device the page is on, as far as it matters for what must be said. */

/** Whether the page runs as an app of its own, such as from a home screen. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** An iPhone or iPad, whose browsers are Safari's engine under any name; an iPad calls itself a Mac that can be touched. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/**
 * Whether the browser throws away what the page has kept once it was not visited for seven days: Safari's engine does so
 * everywhere but in an app on the home screen.
 */
export const forgetsAfterAWeek = (): boolean =>
  /AppleWebKit.*Safari\//.test(navigator.userAgent) &&
  !/Chrome|Chromium|Android/.test(navigator.userAgent) &&
  !isInstalled();
