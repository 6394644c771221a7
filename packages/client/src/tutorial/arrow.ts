/** A rectangle of the window, in pixels from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The tip of an arrow, and its rotation from pointing down, in degrees. */
export interface Arrow {
  x: number;
  y: number;
  turn: 0 | 90 | 180 | -90;
}

/** The size of an arrow, in pixels. */
export const ARROW = { length: 40, width: 30 };

/**
 * Returns the arrow to an area: from above if there is room, otherwise from below, from the left or from the right. It
 * stays in the window and covers none of the areas to avoid, if that is possible.
 */
export function arrowTo(target: Area, window: Area, avoid: readonly Area[]): Arrow {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const { length, width } = ARROW;
  const across = { x: middle.x - width / 2, width, height: length };
  const along = { y: middle.y - width / 2, width: length, height: width };
  const right = target.x + target.width;
  const lower = target.y + target.height;
  const ways: readonly { arrow: Arrow; area: Area }[] = [
    { arrow: { x: middle.x, y: target.y, turn: 0 }, area: { ...across, y: target.y - length } },
    { arrow: { x: middle.x, y: lower, turn: 180 }, area: { ...across, y: lower } },
    { arrow: { x: target.x, y: middle.y, turn: -90 }, area: { ...along, x: target.x - length } },
    { arrow: { x: right, y: middle.y, turn: 90 }, area: { ...along, x: right } },
  ];
  const fits = ({ area }: { area: Area }) => isInside(area, window) && !avoid.some((one) => overlap(area, one));
  const found = ways.find(fits) ?? ways.find(({ area }) => isInside(area, window)) ?? ways[0];
  return (found as (typeof ways)[number]).arrow;
}

const isInside = (area: Area, outer: Area): boolean =>
  area.x >= outer.x &&
  area.y >= outer.y &&
  area.x + area.width <= outer.x + outer.width &&
  area.y + area.height <= outer.y + outer.height;

const overlap = (area: Area, other: Area): boolean =>
  area.x < other.x + other.width &&
  other.x < area.x + area.width &&
  area.y < other.y + other.height &&
  other.y < area.y + area.height;
