/** What the inspections of a page share. It lives in the page, as `layoutTools`. */
interface PageTools {
  /** A part of the frame: bar, rail, board, hand or action. */
  part(name: string): Element | null;
  /** What an element says, shortened. */
  words(element: Element): string;
  isShown(element: Element): boolean;
  /** What lies uppermost: the last dialog, or the whole page. */
  top(): Element;
  /** The nearest box around an element that clips what is scrolled or panned out of its sight. */
  scroller(element: Element): Element | null;
  /** Where an element lies, but for what is scrolled or panned out of sight. */
  inSight(element: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** Whether a point of an element is not scrolled or panned out of sight. */
  isInReach(element: Element, x: number, y: number): boolean;
}

declare global {
  var layoutTools: PageTools;
}

/** Runs in the page before anything else, so it refers to nothing outside itself. */
export function installPageTools(): void {
  const scroller = (element: Element): Element | null => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      // A window onto a larger board clips what is panned out of sight.
      if (/auto|scroll|clip/.test(overflowX + overflowY)) return box;
    }
    return null;
  };
  // Chromium tells some of what is not displayed in a drawing to be visible.
  const isDisplayed = (element: Element | null): boolean =>
    !element || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement));
  globalThis.layoutTools = {
    part: (name) => document.querySelector(`[data-frame="${name}"]`),
    words: (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 50),
    isShown: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen') &&
      (!element.closest('svg') || isDisplayed(element)),
    top: () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
    scroller,
    inSight(element) {
      const own = element.getBoundingClientRect();
      const box = scroller(element)?.getBoundingClientRect() ?? own;
      return {
        left: Math.max(own.left, box.left),
        top: Math.max(own.top, box.top),
        right: Math.min(own.right, box.right),
        bottom: Math.min(own.bottom, box.bottom),
      };
    },
    isInReach(element, x, y) {
      const box = scroller(element)?.getBoundingClientRect();
      return (
        x > 0 &&
        y > 0 &&
        x < innerWidth &&
        y < innerHeight &&
        (!box || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom))
      );
    },
  };
}
