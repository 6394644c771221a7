/** The shared functions of the inspections of a page. Installed in the page as `layoutTools`. */
interface PageTools {
  /** A part of the frame: bar, rail, board, hand or action. */
  part(name: string): Element | null;
  /** The text of an element, shortened. */
  words(element: Element): string;
  isShown(element: Element): boolean;
  /** The uppermost layer: the last dialog, or the whole page. */
  top(): Element;
  /** The nearest box around an element that clips scrolled or panned content. */
  scroller(element: Element): Element | null;
  /** The visible box of an element, without the parts that are scrolled or panned out of sight. */
  inSight(element: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** Whether a point of an element is not scrolled or panned out of sight. */
  isInReach(element: Element, x: number, y: number): boolean;
}

declare global {
  var layoutTools: PageTools;
}

/** Runs in the page before anything else, so it must not refer to anything outside itself. */
export function installPageTools(): void {
  const scroller = (element: Element): Element | null => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      // A viewport onto a larger board clips panned content.
      if (/auto|scroll|clip/.test(overflowX + overflowY)) return box;
    }
    return null;
  };
  // Chromium reports some hidden elements of a drawing as visible.
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
