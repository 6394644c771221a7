import {
  type Bounds,
  type Camera,
  fitScale,
  fitted,
  held,
  isInSight,
  type Point,
  type Rect,
  sameCamera,
  sameRect,
  shifted,
  showing,
  zoomed,
  zoomOf,
} from './camera';

/** Pixels a finger may slip before its tap becomes a pan. */
const SLIP = 8;
/** Part of the scale at which it fits that is enough for what is to be shown. */
const LARGE_ENOUGH = 0.75;
/** Two taps so near in pixels and milliseconds are a double tap. */
const DOUBLE = { distance: 24, time: 300 };
const DOUBLE_TAP_ZOOM = 2.5;
const KEY_ZOOM = 1.4;
/** Part of the view that an arrow key moves by. */
const KEY_STEP = 0.2;
/** Pixels a line, for mice that count the wheel in lines. */
const LINE = 16;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/**
 * The hands on a board that is larger than its view: fingers, mouse, wheel and keys move the layer by its transform
 * alone. React is told nothing but whether everything fits.
 */
export class PanZoomControl {
  readonly #view: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #tellFitted: (fitted: boolean) => void;
  readonly #listening = new AbortController();
  /** Fingers on the view, where they were last seen. */
  readonly #fingers = new Map<number, Point>();
  #bounds: Bounds | undefined;
  #camera: Camera = { scale: 1, left: 0, top: 0 };
  #fitted = true;
  /** It is on its way to where its camera is. */
  #gliding = false;
  /** What was shown last, until a hand moves the board. */
  #shown: Rect | undefined;
  /** The fingers have moved the board: what they lift from is no tap. */
  #moved = false;
  #lastTap: { at: Point; time: number; target: EventTarget | null } | undefined;

  constructor(view: HTMLElement, layer: HTMLElement, tellFitted: (fitted: boolean) => void) {
    this.#view = view;
    this.#layer = layer;
    this.#tellFitted = tellFitted;
    const { signal } = this.#listening;
    view.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    view.addEventListener('pointermove', (event) => this.#move(event), { signal });
    view.addEventListener('pointerup', (event) => this.#up(event), { signal });
    view.addEventListener('pointercancel', (event) => this.#lift(event), { signal });
    view.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    // React listens to wheels passively: the page would scroll too.
    view.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    view.addEventListener('keydown', (event) => this.#key(event), { signal });
    view.addEventListener('focusin', (event) => this.#focused(event), { signal });
    view.addEventListener('reveal', (event) => this.#reveal(event), { signal });
    layer.addEventListener('transitionend', (event) => this.#arrived(event), { signal });
  }

  close(): void {
    this.#listening.abort();
  }

  /**
   * New content, or a new size of the view. A board shown whole stays whole; another keeps its place, unless what it was
   * to show would be out of sight or much smaller than it fits.
   */
  setBounds(bounds: Bounds): void {
    const before = this.#bounds;
    this.#bounds = bounds;
    const grown = before !== undefined && before.view.width > 0 && !sameRect(before.content, bounds.content);
    // For what is to be drawn larger where the whole is small; in tenths, as every change styles the whole board anew.
    this.#layer.style.setProperty('--fit', String(Math.min(10, Math.floor(10 * fitScale(bounds))) / 10));
    const shown = this.#shown;
    const kept = this.#fitted ? fitted(bounds) : held(this.#camera, bounds);
    const again = shown && showing(shown, bounds);
    const isShown = !again || (isInSight(shown, kept, bounds) && kept.scale >= again.scale * LARGE_ENOUGH);
    this.#go(isShown ? kept : again, grown);
    this.#shown = shown;
  }

  /** Shows a rectangle of the content as large as it fits. */
  show(rect: Rect, gliding: boolean): void {
    if (this.#bounds) this.#go(showing(rect, this.#bounds), gliding);
    this.#shown = rect;
  }

  /** Shows everything. */
  fit(): void {
    if (this.#bounds) this.#go(fitted(this.#bounds), true);
  }

  #go(camera: Camera, gliding: boolean): void {
    this.#camera = camera;
    this.#gliding = gliding;
    this.#shown = undefined;
    this.#layer.style.transition = gliding ? 'transform var(--slow) var(--ease-in-out)' : 'none';
    this.#layer.style.transform = `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`;
    // What could not be read so small is left out.
    this.#layer.toggleAttribute('data-shrunk', camera.scale < 1);
    const whole = !this.#bounds || sameCamera(camera, fitted(this.#bounds), this.#bounds);
    if (whole === this.#fitted) return;
    this.#fitted = whole;
    this.#tellFitted(whole);
  }

  #arrived({ target }: TransitionEvent): void {
    if (target === this.#layer) this.#gliding = false;
  }

  /** A hand stops a gliding board where it is seen. One at rest is not asked: that would lay out and draw what is tapped. */
  #halt(): void {
    if (!this.#gliding) return;
    const matrix = /^matrix\(([^)]+)\)$/.exec(getComputedStyle(this.#layer).transform)?.[1]?.split(',').map(Number);
    if (!matrix) return;
    const [scale = 1, , , , left = 0, top = 0] = matrix;
    this.#go({ scale, left, top }, false);
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.isPrimary || this.#fingers.size === 0) {
      this.#fingers.clear();
      this.#moved = false;
      this.#halt();
    }
    if (this.#fingers.size === 2) return;
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    if (this.#fingers.size === 2) this.#grab();
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#bounds) return;
    // The button was let go outside.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      this.#lift(event);
      return;
    }
    const now = this.#pointOf(event);
    if (!this.#moved) {
      if (distance(before, now) <= SLIP) return;
      this.#grab();
      this.#fingers.set(event.pointerId, now);
      return;
    }
    const still = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    const from = still ? between(still, before) : before;
    const to = still ? between(still, now) : now;
    const factor = still ? distance(still, now) / Math.max(1, distance(still, before)) : 1;
    const nearer = factor === 1 ? this.#camera : zoomed(this.#camera, factor, from, this.#bounds);
    this.#go(shifted(nearer, { x: to.x - from.x, y: to.y - from.y }, this.#bounds), false);
  }

  /** From here on the fingers belong to the board: what lies under them hears no more of them. */
  #grab(): void {
    this.#moved = true;
    this.#lastTap = undefined;
    this.#layer.style.willChange = 'transform';
    for (const id of this.#fingers.keys()) this.#view.setPointerCapture(id);
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    if (!this.#moved) this.#tap(event);
    this.#lift(event);
  }

  #lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // Drawn anew, sharp at its new size.
    if (this.#fingers.size === 0) this.#layer.style.willChange = '';
  }

  #tap(event: PointerEvent): void {
    const { timeStamp: time, target } = event;
    const at = this.#pointOf(event);
    const last = this.#lastTap;
    const again =
      !wantsEveryTap(target) &&
      last !== undefined &&
      last.target === target &&
      time - last.time < DOUBLE.time &&
      distance(last.at, at) < DOUBLE.distance;
    this.#lastTap = again ? undefined : { at, time, target };
    if (!again || !this.#bounds) return;
    // The second tap is for the board alone.
    this.#moved = true;
    if (zoomOf(this.#camera, this.#bounds) > 1.05) this.fit();
    else this.#go(zoomed(this.#camera, DOUBLE_TAP_ZOOM, at, this.#bounds), true);
  }

  /** Swallows the click at the end of a pan. Clicks of the keyboard have no count. */
  #click(event: MouseEvent): void {
    if (!this.#moved || event.detail === 0) return;
    this.#moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #wheel(event: WheelEvent): void {
    if (!this.#bounds) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // Browsers tell a pinch on a touch pad as a wheel with Ctrl, in small steps.
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    this.#go(zoomed(this.#camera, factor, this.#pointOf(event), this.#bounds), false);
  }

  #key(event: KeyboardEvent): void {
    if (!this.#bounds || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { view } = this.#bounds;
    const arrow = ARROWS[event.key];
    if (arrow) {
      this.#go(shifted(this.#camera, { x: arrow.x * view.width, y: arrow.y * view.height }, this.#bounds), true);
    } else if (event.key === '+' || event.key === '=') this.#zoomByKey(KEY_ZOOM);
    else if (event.key === '-') this.#zoomByKey(1 / KEY_ZOOM);
    else if (event.key === '0') this.fit();
    else return;
    event.preventDefault();
  }

  #zoomByKey(factor: number): void {
    if (!this.#bounds) return;
    const { width, height } = this.#bounds.view;
    this.#go(zoomed(this.#camera, factor, { x: width / 2, y: height / 2 }, this.#bounds), true);
  }

  /** What the keyboard reaches comes into sight. */
  #focused({ target }: FocusEvent): void {
    if (target instanceof Element && target !== this.#view && target.matches(':focus-visible')) this.#bring(target);
  }

  /** So does what somebody points at. */
  #reveal(event: Event): void {
    event.preventDefault();
    this.#bring(event.target as Element);
  }

  #bring(target: Element): void {
    if (!this.#bounds) return;
    const inner = target.getBoundingClientRect();
    const outer = this.#view.getBoundingClientRect();
    const x = Math.max(0, outer.left - inner.left) - Math.max(0, inner.right - outer.right);
    const y = Math.max(0, outer.top - inner.top) - Math.max(0, inner.bottom - outer.bottom);
    if (x !== 0 || y !== 0) this.#go(shifted(this.#camera, { x, y }, this.#bounds), true);
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#view.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Parts of a board that mean something by a quick second tap carry `data-every-tap`. */
function wantsEveryTap(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-every-tap]') !== null;
}
