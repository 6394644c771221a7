/**
 * The live region of the page and of each open dialog. A region exists before its first text, or screen readers miss
 * it.
 */
const regions = new WeakMap<HTMLElement, HTMLElement>();

/** Returns the live region of a dialog or of the page, and adds it if there is none. */
export function liveRegionIn(place: HTMLElement): HTMLElement {
  const known = regions.get(place);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = 'unseen';
  region.setAttribute('aria-live', 'polite');
  region.dataset.announcer = '';
  regions.set(place, region);
  place.append(region);
  return region;
}
