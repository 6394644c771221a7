import type { Bounds, Size } from './camera';
import { PanZoomControl } from './PanZoomControl';

const BOUNDS = { content: { x: 0, y: 0, width: 1000, height: 1000 }, minZoom: 1, maxZoom: 10, largestFit: 1 };
const TALL: Size = { width: 400, height: 800 };

/** A board on a tall view that shows a square near its lower right corner. */
function shown() {
  const [view, layer] = [document.createElement('div'), document.createElement('div')];
  const control = new PanZoomControl(view, layer, () => undefined);
  const bounds = (size: Size): Bounds => ({ ...BOUNDS, view: size });
  control.setBounds(bounds(TALL));
  control.show({ x: 800, y: 600, width: 150, height: 150 }, false);
  return { view, layer, resize: (size: Size) => control.setBounds(bounds(size)) };
}

/** Where the middle of the square is seen. */
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

test('a view turned on its side shows again what it was to show', () => {
  const { layer, resize } = shown();
  resize({ width: 800, height: 300 });
  expect(middle(layer)).toEqual({ x: 400, y: 150 });
});

test('a view that was tiny for a moment shows again what it was to show, as large as before', () => {
  const { layer, resize } = shown();
  const before = layer.style.transform;
  resize({ width: 1, height: 1 });
  resize(TALL);
  expect(layer.style.transform).toBe(before);
});

test('what a hand has moved stays where the hand has left it', () => {
  const { view, layer, resize } = shown();
  view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  resize({ width: 800, height: 300 });
  expect(middle(layer)).not.toEqual({ x: 400, y: 150 });
});

test('only a gliding board is asked where it is seen when a finger comes down', () => {
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
