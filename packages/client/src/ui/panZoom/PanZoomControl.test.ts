/** @jest-environment ./test/page.ts */
import type { Bounds, Size } from './camera';
import { PanZoomControl } from './PanZoomControl';

const BOUNDS = { content: { x: 0, y: 0, width: 1000, height: 1000 }, minZoom: 1, maxZoom: 10, largestFit: 1 };
const TALL: Size = { width: 400, height: 800 };

/** A board in a tall view that shows a square near its lower right corner. */
function shown() {
  const [view, layer] = [document.createElement('div'), document.createElement('div')];
  const control = new PanZoomControl(view, layer, () => undefined);
  const bounds = (size: Size): Bounds => ({ ...BOUNDS, view: size });
  control.setBounds(bounds(TALL));
  control.show({ rect: { x: 800, y: 600, width: 150, height: 150 } }, false);
  return { view, layer, resize: (size: Size) => control.setBounds(bounds(size)) };
}

/** Returns the position of the centre of the square in the view. */
function middle(layer: HTMLElement): { x: number; y: number } {
  const [left = 0, top = 0, scale = 0] = (layer.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x: Math.round(left + scale * 875), y: Math.round(top + scale * 675) };
}

test('a view that gets a little smaller leaves the board where it is', () => {
  const { layer, resize } = shown();
  const before = layer.style.transform;
  resize({ width: 400, height: 780 });
  expect(layer.style.transform).toBe(before);
});

test('a view that is rotated shows its focus again', () => {
  const { layer, resize } = shown();
  resize({ width: 800, height: 300 });
  expect(middle(layer)).toEqual({ x: 400, y: 150 });
});

test('a view that was tiny for a moment shows its focus again, at the former scale', () => {
  const { layer, resize } = shown();
  const before = layer.style.transform;
  resize({ width: 1, height: 1 });
  resize(TALL);
  expect(layer.style.transform).toBe(before);
});

test('a board moved by the user stays there', () => {
  const { view, layer, resize } = shown();
  view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  resize({ width: 800, height: 300 });
  expect(middle(layer)).not.toEqual({ x: 400, y: 150 });
});

test('only a gliding board is measured when a finger comes down', () => {
  const { view, layer } = shown();
  const asked = jest.spyOn(window, 'getComputedStyle');
  const touch = () => view.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true }));
  const before = layer.style.transform;
  touch();
  expect(asked).not.toHaveBeenCalled();
  expect(layer.style.transform).toBe(before);
  view.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
  touch();
  expect(asked).toHaveBeenCalled();
  asked.mockClear();
  view.dispatchEvent(new KeyboardEvent('keydown', { key: '-' }));
  layer.dispatchEvent(new Event('transitionend'));
  touch();
  expect(asked).not.toHaveBeenCalled();
});

describe('a rectangle shown at the chosen zoom', () => {
  const scaleOf = (layer: HTMLElement) => Number(/scale\(([\d.]+)\)/.exec(layer.style.transform)?.[1]);
  const square = (x: number, side: number) => ({ rect: { x, y: 600, width: side, height: side } });
  const kept = (x: number, side: number) => ({ rect: square(0, 1000).rect, keeping: square(x, side).rect });

  /** Returns a board zoomed in with `+`, and its scale. */
  function zoomed() {
    const [view, layer] = [document.createElement('div'), document.createElement('div')];
    const control = new PanZoomControl(view, layer, () => undefined);
    control.setBounds({ ...BOUNDS, view: TALL });
    control.show(square(800, 400), false);
    view.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
    return { control, layer, scale: scaleOf(layer) };
  }

  test('is centred, and has the same scale as before', () => {
    const { control, layer, scale } = zoomed();
    control.show(kept(300, 50), true);
    expect(scaleOf(layer)).toBe(scale);
    expect(Math.round(Number(/translate\((-?[\d.]+)px/.exec(layer.style.transform)?.[1]) + scale * 325)).toBe(200);
  });

  test('is smaller if it would not fit; the next one that fits has the former size', () => {
    const { control, layer, scale } = zoomed();
    control.show(kept(300, 600), true);
    expect(scaleOf(layer)).toBeLessThan(scale);
    control.show(kept(300, 50), true);
    expect(scaleOf(layer)).toBe(scale);
  });

  test('is as large as it fits if the zoom need not be kept', () => {
    const { control, layer, scale } = zoomed();
    control.show(square(300, 50), true);
    expect(scaleOf(layer)).toBeGreaterThan(scale);
  });
});
