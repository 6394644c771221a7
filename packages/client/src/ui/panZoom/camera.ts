export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle in the content's own units, y down. */
export interface Rect extends Point, Size {}

/** Where the content is on the screen: its point (x, y) is seen at (left + scale · x, top + scale · y), in pixels. */
export interface Camera {
  scale: number;
  left: number;
  top: number;
}

/** What a camera must keep to. */
export interface Bounds {
  content: Rect;
  /** The window one looks through, in pixels. */
  view: Size;
  /** Smallest and largest scale, the scale at which everything fits being 1. */
  minZoom: number;
  maxZoom: number;
  /** Small content is not blown up beyond so many pixels a unit just to fill the view. */
  largestFit: number;
}

/** Pixels kept free around the content when all of it is shown. */
const MARGIN = 8;
/** How much of the view may stay empty beside content that is larger than it: so that its edges reach the thumb. */
const SLACK = 0.25;

/** Everything in sight, in the middle of the view. */
export function fitted(bounds: Bounds): Camera {
  return centredOn(bounds.content, fitScale(bounds), bounds);
}

/** One rectangle in the middle of the view, as large as it fits and the limits allow. */
export function showing(rect: Rect, bounds: Bounds): Camera {
  return held(centredOn(rect, scaleFor(rect, bounds.view), bounds), bounds);
}

/** Nearer by a factor; the content under a point of the view, in pixels, stays under it. */
export function zoomed(camera: Camera, factor: number, at: Point, bounds: Bounds): Camera {
  const scale = allowedScale(camera.scale * factor, bounds);
  const by = scale / camera.scale;
  return held({ scale, left: at.x - (at.x - camera.left) * by, top: at.y - (at.y - camera.top) * by }, bounds);
}

/** Moved over the screen by so many pixels. */
export function shifted({ scale, left, top }: Camera, by: Point, bounds: Bounds): Camera {
  return held({ scale, left: left + by.x, top: top + by.y }, bounds);
}

/** The nearest camera within the limits: never too near, too far, or away from the content. */
export function held(camera: Camera, bounds: Bounds): Camera {
  const { content, view } = bounds;
  const scale = allowedScale(camera.scale, bounds);
  return {
    scale,
    left: heldAlong(camera.left + scale * content.x, scale * content.width, view.width) - scale * content.x,
    top: heldAlong(camera.top + scale * content.y, scale * content.height, view.height) - scale * content.y,
  };
}

/** Nearer than the whole, by so many times. */
export function zoomOf(camera: Camera, bounds: Bounds): number {
  return camera.scale / fitScale(bounds);
}

/** Two cameras that nobody can tell apart. */
export function sameCamera(one: Camera, other: Camera, { content }: Bounds): boolean {
  const size = Math.max(content.width, content.height);
  return (
    Math.abs(one.left - other.left) < 1 &&
    Math.abs(one.top - other.top) < 1 &&
    Math.abs(one.scale - other.scale) * size < 1
  );
}

/** Whether all of a rectangle is seen. */
export function isInSight(rect: Rect, { scale, left, top }: Camera, { view }: Bounds): boolean {
  const [from, above] = [left + scale * rect.x, top + scale * rect.y];
  const [to, below] = [from + scale * rect.width, above + scale * rect.height];
  return from > -1 && above > -1 && to < view.width + 1 && below < view.height + 1;
}

/** The same rectangle, be it another object. */
export function sameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Along one axis: where content of this length may start. What fits stands in the middle. */
function heldAlong(start: number, length: number, view: number): number {
  const beyond = length - view;
  if (beyond <= 0) return -beyond / 2;
  const slack = Math.min(beyond, view * SLACK);
  return Math.min(slack, Math.max(-beyond - slack, start));
}

function allowedScale(scale: number, bounds: Bounds): number {
  const fit = fitScale(bounds);
  return Math.min(fit * bounds.maxZoom, Math.max(fit * bounds.minZoom, scale));
}

/** Pixels a unit when everything is in sight. */
export function fitScale({ content, view, largestFit }: Bounds): number {
  return Math.min(largestFit, scaleFor(content, view));
}

/** Pixels a unit so that a rectangle just fits; a view that is not laid out yet counts as a pixel. */
function scaleFor(rect: Rect, view: Size): number {
  const width = Math.max(1, view.width - 2 * MARGIN);
  const height = Math.max(1, view.height - 2 * MARGIN);
  return Math.min(width / rect.width, height / rect.height);
}

function centredOn(rect: Rect, scale: number, bounds: Bounds): Camera {
  const allowed = allowedScale(scale, bounds);
  return {
    scale: allowed,
    left: bounds.view.width / 2 - allowed * (rect.x + rect.width / 2),
    top: bounds.view.height / 2 - allowed * (rect.y + rect.height / 2),
  };
}
