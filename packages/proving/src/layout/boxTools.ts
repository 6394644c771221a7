/** The geometry of the visible boxes of two targets. Installed in the page as `boxTools`. */
interface BoxTools {
  /** The overlap of two boxes, in pixels. */
  overlap(target: Element, another: Element): number;
  /** Whether one is a small button on a background that is itself a target, such as a dragon that fills the board. */
  isOnGround(target: Element, another: Element): boolean;
  /** The number of rows of some elements: a row has the tops within half the height of its uppermost element. */
  rows(elements: readonly Element[]): number;
}

declare global {
  var boxTools: BoxTools;
}

/** Runs in the page after `installPageTools`, so it must not refer to anything else. */
export function installBoxTools(): void {
  const { inSight } = layoutTools;
  type Box = ReturnType<typeof inSight>;
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  const contains = (ground: Box, small: Box) =>
    small.left >= ground.left &&
    small.right <= ground.right &&
    small.top >= ground.top &&
    small.bottom <= ground.bottom;
  globalThis.boxTools = {
    overlap(target, another) {
      const [one, other] = [inSight(target), inSight(another)];
      return Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      );
    },
    isOnGround(target, another) {
      const [one, other] = [inSight(target), inSight(another)];
      const [small, ground] = area(one) < area(other) ? [one, other] : [other, one];
      return area(small) < area(ground) / 8 && contains(ground, small);
    },
    rows(elements) {
      const boxes = elements
        .map((element) => element.getBoundingClientRect())
        .sort((rect, other) => rect.top - other.top);
      let first: DOMRect | undefined;
      let rows = 0;
      for (const box of boxes) {
        if (first && box.top - first.top <= first.height / 2) continue;
        first = box;
        rows += 1;
      }
      return rows;
    },
  };
}
