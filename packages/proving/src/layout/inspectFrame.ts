import type { Size } from './sizes';

/** The box of a part of the frame, in whole pixels. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface FrameInspection {
  faults: string[];
  /** The parts that pieces and decisions must not move, by name. */
  boxes: Readonly<Record<string, Box>>;
  /** Everything that may change the size of the board: the number of lines in the bar, notices, a hand. */
  room: string;
  /** Whether a decision is open, whose answers take as much space as they need. */
  deciding: boolean;
}

/**
 * The current frame of a match page: checks that the page does not overflow, that the board has its share, and that
 * every button of the action bar is visible. Runs in the page.
 */
export function inspectFrame({ board: share, width, height }: Size): FrameInspection {
  const { part, words, isShown, scroller } = layoutTools;
  const faults: string[] = [];
  const [wide, high] = [innerWidth, innerHeight];
  if (wide !== width || high !== height) faults.push(`the page shows ${wide}x${high} pixels`);
  const page = document.documentElement;
  if (page.scrollWidth > wide + 1) faults.push(`the page is ${page.scrollWidth} pixels wide`);
  if (page.scrollHeight > high + 1) faults.push(`the page is ${page.scrollHeight} pixels high`);
  const action = part('action');
  const buttons = [...(action?.querySelectorAll('button') ?? [])].filter((element) => element.checkVisibility());
  const deciding = action?.querySelector('[data-decision]') != null;
  const board = part('board')?.getBoundingClientRect();
  if (!board) faults.push('there is no board');
  else if (share) {
    const has = share.of === 'height' ? board.height / high : board.width / wide;
    const least = deciding ? share.deciding : share.least;
    if (has < least - 0.005) faults.push(`the board has ${Math.round(has * 100)} % of the ${share.of}`);
  }
  for (const button of buttons) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isInView = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
    if (isShown(button) && !scroller(button) && !isInView) faults.push(`not visible: “${words(button)}”`);
  }
  const boxes: Record<string, Box> = {};
  for (const name of ['bar', 'rail', 'board']) {
    const { left = 0, top = 0, right = 0, bottom = 0 } = part(name)?.getBoundingClientRect() ?? {};
    boxes[name] = [Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)];
  }
  const notices = action?.firstElementChild?.getBoundingClientRect().height ?? 0;
  const asked =
    action?.querySelector('section > div:last-child')?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  const upper = Math.min(...buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  const answers = `${boxTools.rows(buttons)} rows, ${asked <= upper ? 'below' : 'beside'} the question`;
  const hand = part('hand');
  // Another kind of hand has another height; the same kind has a constant height for any content.
  const held = hand && hand.clientHeight > 0 ? `hand ${hand.firstElementChild?.className}` : 'no hand';
  return { faults, boxes, room: [answers, notices > 0 && 'notices', held].join(' '), deciding };
}
