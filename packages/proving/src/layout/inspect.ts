import type { Size } from './sizes';

/** No text on a board is shown smaller, in pixels. */
const SMALLEST_TEXT = 11;
/** The least side of what one taps: around the board, and on it. */
const TARGET = 44;
const TARGET_ON_BOARD = 24;

/** What the frame's rows take, in pixels: they stay where they are, whatever is played. */
export interface Rows {
  bar: number;
  rail: number;
}

export interface Inspection {
  faults: string[];
  rows: Rows;
}

export const LIMITS = { text: SMALLEST_TEXT, target: TARGET, targetOnBoard: TARGET_ON_BOARD };

/**
 * Looks at a match page as it stands. Runs in the page, so it is one function without a reference to anything outside:
 * whether the page overflows, the board has its share, the action bar's buttons are in sight, texts can be read whole and
 * are large enough, and what one taps is large enough and lies over nothing else.
 */
export function inspect({ size, limits }: { size: Size; limits: typeof LIMITS }): Inspection {
  const faults = new Set<string>();
  const [wide, high] = [innerWidth, innerHeight];
  const part = (name: string) => document.querySelector(`[data-frame="${name}"]`);
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 50);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.unseen');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  const scroller = (element: Element): Element | null => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      // A window onto a larger board clips what is panned out of sight.
      if (/auto|scroll|clip/.test(overflowX + overflowY)) return box;
    }
    return null;
  };
  const clippersOf = (element: Element): Element[] => {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      if (display !== 'inline' && overflowX + overflowY !== 'visiblevisible') boxes.push(box);
    }
    return boxes;
  };
  const isInView = ({ left, right, top, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  const page = document.documentElement;
  if (wide !== size.width || high !== size.height) faults.add(`the page shows ${wide}x${high} pixels`);
  if (page.scrollWidth > wide + 1) faults.add(`the page is ${page.scrollWidth} pixels wide`);
  if (page.scrollHeight > high + 1) faults.add(`the page is ${page.scrollHeight} pixels high`);

  const board = part('board')?.getBoundingClientRect();
  if (!board) faults.add('there is no board');
  else if (size.board) {
    const share = size.board.of === 'height' ? board.height / high : board.width / wide;
    const deciding = part('action')?.querySelector('[data-decision]') != null;
    const least = deciding ? size.board.deciding : size.board.least;
    if (share < least - 0.005) faults.add(`the board has ${Math.round(share * 100)} % of the ${size.board.of}`);
  }
  for (const button of part('action')?.querySelectorAll('button') ?? []) {
    if (isShown(button) && !scroller(button) && !isInView(button.getBoundingClientRect()))
      faults.add(`out of sight: “${words(button)}”`);
  }

  const root: Element = dialog ?? document.body;
  const read: { words: string; box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>; within: Element }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || !isShown(parent) || getComputedStyle(parent).clipPath !== 'none') continue;
    const drawing = parent.closest('svg');
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (
      lines.length === 0 ||
      !lines.some((line) => line.right > 0 && line.left < wide && line.bottom > 0 && line.top < high)
    )
      continue;
    const matrix = drawing && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    const scale = matrix
      ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      : parent instanceof HTMLElement && parent.offsetWidth > 0
        ? parent.getBoundingClientRect().width / parent.offsetWidth
        : 1;
    const pixels = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    // Letters that are part of a picture whose name stands beside it carry `data-drawn`.
    if (pixels < limits.text - 0.05 && !parent.closest('[data-drawn]'))
      faults.add(`${pixels.toFixed(1)} px: “${text.data.trim().slice(0, 30)}”`);
    if (!parent.closest('[data-moment], [data-drawn], [role="status"], [role="dialog"]')) {
      const clips = clippersOf(parent).map((box) => box.getBoundingClientRect());
      for (const line of lines) {
        const box = {
          left: Math.max(line.left, ...clips.map(({ left }) => left)),
          right: Math.min(line.right, ...clips.map(({ right }) => right)),
          top: Math.max(line.top, ...clips.map(({ top }) => top)),
          bottom: Math.min(line.bottom, ...clips.map(({ bottom }) => bottom)),
        };
        read.push({ words: text.data.trim().slice(0, 30), box, within: parent });
      }
    }
    if (drawing) continue;
    const beyond = (box: DOMRect, sideways: boolean, upright: boolean) =>
      lines.some(({ left, right, top, bottom, height }) => {
        const slack = 0.3 * height;
        return (
          (sideways && (left < box.left - 2 || right > box.right + 2)) ||
          (upright && (top < box.top - slack || bottom > box.bottom + slack))
        );
      });
    let shortened = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const cuts = (overflow: string) => display !== 'inline' && /hidden|clip/.test(overflow);
      shortened ||= textOverflow === 'ellipsis' && cuts(overflowX);
      if (beyond(box.getBoundingClientRect(), cuts(overflowX) && !shortened, cuts(overflowY)))
        faults.add(`cut off: “${text.data.trim().slice(0, 40)}”`);
    }
  }

  // Lines stand close: what lies over another line takes more than a third of its height.
  type Box = (typeof read)[number]['box'];
  const across = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
  for (const [at, one] of read.entries()) {
    for (const other of read.slice(at + 1)) {
      if (
        one.within !== other.within &&
        one.box.bottom > one.box.top &&
        other.box.bottom > other.box.top &&
        across(one.box, other.box)
      )
        faults.add(`“${one.words}” and “${other.words}” lie over each other`);
    }
  }

  const targets = [
    ...root.querySelectorAll('button, a[href], input, select, [role="button"], [role="switch"], [data-lit="true"]'),
  ].filter((one) => {
    const { width, height, left, top } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return isShown(one) && width > 0 && x > 0 && y > 0 && x < wide && y < high && !one.closest('[inert]');
  });
  for (const target of targets) {
    const { width, height, left, top } = target.getBoundingClientRect();
    const label = target.closest('label')?.getBoundingClientRect();
    const side = Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0));
    const least = target.closest('[data-frame="board"]') ? limits.targetOnBoard : limits.target;
    if (side < least - 0.5 && !target.closest('p')) faults.add(`${side.toFixed(0)} px to tap: “${words(target)}”`);
    const scrolled = scroller(target)?.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (scrolled && (x < scrolled.left || x > scrolled.right || y < scrolled.top || y > scrolled.bottom)) continue;
    const hit = document.elementFromPoint(x, y);
    const other = hit?.closest('button, a[href], input, [role="button"]');
    if (hit && other && !target.contains(hit) && !hit.contains(target) && !other.contains(target))
      faults.add(`“${words(other)}” lies over “${words(target)}”`);
  }
  const bottom = (name: string) => Math.round(part(name)?.getBoundingClientRect().bottom ?? 0);
  return { faults: [...faults], rows: { bar: bottom('bar'), rail: bottom('rail') } };
}
