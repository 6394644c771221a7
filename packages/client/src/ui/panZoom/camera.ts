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

/** The position of the content on the screen: its point (x, y) is at (left + scale · x, top + scale · y), in pixels. */
export interface Camera {
  scale: number;
  left: number;
  top: number;
}

/** The limits of a camera. */
export interface Bounds {
  content: Rect;
  view: Size;
  /** The minimum and maximum zoom; at 1 everything fits. */
  minZoom: number;
  maxZoom: number;
  /** The maximum number of pixels per unit at which small content fills the view. */
  largestFit: number;
}

/** The margin around the content when all of it is visible. */
const MARGIN_PX = 8;
/** The share of the view that may stay empty beside larger content, so that its edges are within reach of the thumb. */
const EMPTY_SHARE = 0.25;

/** Returns the camera that shows everything, centred in the view. */
export function fitted(bounds: Bounds): Camera {
  return centredOn(bounds.content, fitScale(bounds), bounds);
}

/** Returns the camera that centres a rectangle, as large as the limits allow, but at most at the scale `largest`. */
export function showing(rect: Rect, bounds: Bounds, largest = Number.POSITIVE_INFINITY): Camera {
  return held(centredOn(rect, Math.min(largest, scaleFor(rect, bounds.view)), bounds), bounds);
}

/** Returns the camera zoomed by a factor; the content at a point of the view, in pixels, stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, bounds: Bounds): Camera {
  const scale = allowedScale(camera.scale * factor, bounds);
  const by = scale / camera.scale;
  return held({ scale, left: at.x - (at.x - camera.left) * by, top: at.y - (at.y - camera.top) * by }, bounds);
}

/** Returns the camera moved by a distance in pixels. */
export function shifted({ scale, left, top }: Camera, by: Point, bounds: Bounds): Camera {
  return held({ scale, left: left + by.x, top: top + by.y }, bounds);
}

/** Returns the nearest camera within the limits. */
export function held(camera: Camera, bounds: Bounds): Camera {
  const { content, view } = bounds;
  const scale = allowedScale(camera.scale, bounds);
  return {
    scale,
    left: heldAlong(camera.left + scale * content.x, scale * content.width, view.width) - scale * content.x,
    top: heldAlong(camera.top + scale * content.y, scale * content.height, view.height) - scale * content.y,
  };
}

/** Returns the zoom of a camera, which is 1 if everything fits. */
export function zoomOf(camera: Camera, bounds: Bounds): number {
  return camera.scale / fitScale(bounds);
}

/** Whether two cameras look the same. */
export function sameCamera(camera: Camera, other: Camera, { content }: Bounds): boolean {
  const size = Math.max(content.width, content.height);
  return (
    Math.abs(camera.left - other.left) < 1 &&
    Math.abs(camera.top - other.top) < 1 &&
    Math.abs(camera.scale - other.scale) * size < 1
  );
}

/** Whether a rectangle is completely visible. */
export function isInSight(rect: Rect, { scale, left, top }: Camera, { view }: Bounds): boolean {
  const [from, above] = [left + scale * rect.x, top + scale * rect.y];
  const [to, below] = [from + scale * rect.width, above + scale * rect.height];
  return from > -1 && above > -1 && to < view.width + 1 && below < view.height + 1;
}

export function sameRect(rect: Rect, other: Rect): boolean {
  return rect.x === other.x && rect.y === other.y && rect.width === other.width && rect.height === other.height;
}

/** Returns the allowed start of the content along one axis. Content that fits is centred. */
function heldAlong(start: number, length: number, view: number): number {
  const beyond = length - view;
  if (beyond <= 0) return -beyond / 2;
  const slack = Math.min(beyond, view * EMPTY_SHARE);
  return Math.min(slack, Math.max(-beyond - slack, start));
}

function allowedScale(scale: number, bounds: Bounds): number {
  const fit = fitScale(bounds);
  return Math.min(fit * bounds.maxZoom, Math.max(fit * bounds.minZoom, scale));
}

/** Returns the scale at which everything is visible. */
function fitScale({ content, view, largestFit }: Bounds): number {
  return Math.min(largestFit, scaleFor(content, view));
}

/** Returns the scale at which a rectangle just fits; a view without a size counts as a pixel. */
function scaleFor(rect: Rect, view: Size): number {
  const width = Math.max(1, view.width - 2 * MARGIN_PX);
  const height = Math.max(1, view.height - 2 * MARGIN_PX);
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
