import {
  type Bounds,
  type Camera,
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

/** The distance that a finger may move before its tap becomes a pan. */
const SLIP_PX = 8;
/** A thing is large enough at this share of the scale at which it fits. */
const LARGE_ENOUGH = 0.75;
interface Shown {
  rect: Rect;
  /** The rectangle to show instead when gliding, at the current zoom if it fits. */
  keeping?: Rect;
}

/** Two taps within this distance in pixels and this time in milliseconds are a double tap. */
const DOUBLE = { distance: 24, time: 300 };
const DOUBLE_TAP_ZOOM = 2.5;
const KEY_ZOOM = 1.4;
/** The share of the view that an arrow key moves by. */
const KEY_STEP = 0.2;
/** The pixels per line, for mice that report the wheel in lines. */
const PX_PER_LINE = 16;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/**
 * Handles fingers, mouse, wheel and keys on a board that is larger than its view, by moving the layer with a transform.
 * React only learns whether everything fits.
 */
export class PanZoomControl {
  readonly #view: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #tellFitted: (fitted: boolean) => void;
  readonly #listening = new AbortController();
  /** The last positions of the fingers on the view. */
  readonly #fingers = new Map<number, Point>();
  #bounds: Bounds | undefined;
  #camera: Camera = { scale: 1, left: 0, top: 0 };
  #fitted = true;
  /** The layer is gliding to its camera. */
  #gliding = false;
  /** The last shown rectangle, until the user moves the board. */
  #shown: { rect: Rect; chosen: number | undefined } | undefined;
  /** The scale left by the last gesture, or by the last rectangle shown as large as it fits. */
  #chosen = 1;
  /** The fingers have moved the board, so lifting them is no tap. */
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
    // React listens to wheel events passively, so the page would scroll too.
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
   * Sets new content, or a new size of the view. A board that is shown whole stays whole; another one keeps its
   * position, unless the focus would be invisible or much smaller than it fits.
   */
  setBounds(bounds: Bounds): void {
    const before = this.#bounds;
    this.#bounds = bounds;
    const grown = before !== undefined && before.view.width > 0 && !sameRect(before.content, bounds.content);
    const [shown, chosen] = [this.#shown, this.#chosen];
    const kept = this.#fitted ? fitted(bounds) : held(this.#camera, bounds);
    const again = shown && showing(shown.rect, bounds, shown.chosen);
    const isShown = !again || (isInSight(shown.rect, kept, bounds) && kept.scale >= again.scale * LARGE_ENOUGH);
    this.#go(isShown ? kept : again, grown);
    this.#shown = shown;
    // Content that grows makes the whole smaller; the next rectangle is shown at the scale from before.
    this.#chosen = chosen;
  }

  /** Shows a rectangle of the content as large as it fits, or glides to another one at the current zoom. */
  show({ rect, keeping }: Shown, gliding: boolean): void {
    const [shown, chosen] = keeping && gliding ? [keeping, this.#chosen] : [rect];
    if (this.#bounds) this.#go(showing(shown, this.#bounds, chosen), gliding);
    this.#chosen = chosen ?? this.#camera.scale;
    this.#shown = { rect: shown, chosen };
  }

  /** Shows everything. */
  fit(): void {
    if (this.#bounds) this.#go(fitted(this.#bounds), true);
  }

  #go(camera: Camera, gliding: boolean): void {
    if (camera.scale !== this.#camera.scale) this.#chosen = camera.scale;
    this.#camera = camera;
    this.#gliding = gliding;
    this.#shown = undefined;
    this.#layer.style.transition = gliding ? 'transform var(--slow) var(--ease-in-out)' : 'none';
    this.#layer.style.transform = `translate(${camera.left}px, ${camera.top}px) scale(${camera.scale})`;
    // Hides details that could not be read at this scale.
    this.#layer.toggleAttribute('data-shrunk', camera.scale < 1);
    const whole = !this.#bounds || sameCamera(camera, fitted(this.#bounds), this.#bounds);
    if (whole === this.#fitted) return;
    this.#fitted = whole;
    this.#tellFitted(whole);
  }

  #arrived({ target }: TransitionEvent): void {
    if (target === this.#layer) this.#gliding = false;
  }

  /**
   * Stops a gliding board at its current position. A board at rest is not measured, since that would force a layout.
   */
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
    // The button was released outside of the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      this.#lift(event);
      return;
    }
    const now = this.#pointOf(event);
    if (!this.#moved) {
      if (distance(before, now) <= SLIP_PX) return;
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

  /** Captures the fingers, so that the elements below them receive no more events. */
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
    // Makes the browser draw the layer again, sharp at its new size.
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
    // The second tap zooms the board and does nothing else.
    this.#moved = true;
    if (zoomOf(this.#camera, this.#bounds) > 1.05) this.fit();
    else this.#go(zoomed(this.#camera, DOUBLE_TAP_ZOOM, at, this.#bounds), true);
  }

  /** Swallows the click at the end of a pan. Clicks by the keyboard have no count. */
  #click(event: MouseEvent): void {
    if (!this.#moved || event.detail === 0) return;
    this.#moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #wheel(event: WheelEvent): void {
    if (!this.#bounds) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PX_PER_LINE : 1);
    // Browsers report a pinch on a touch pad as a wheel with Ctrl, in small steps.
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

  #focused({ target }: FocusEvent): void {
    if (target instanceof Element && target !== this.#view && target.matches(':focus-visible')) this.#bring(target);
  }

  /** Brings an element that something points at into view. */
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

function distance(point: Point, other: Point): number {
  return Math.hypot(point.x - other.x, point.y - other.y);
}

function between(point: Point, other: Point): Point {
  return { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
}

/** Whether a part of a board reacts to a second quick tap itself; such parts carry `data-every-tap`. */
function wantsEveryTap(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-every-tap]') !== null;
}
