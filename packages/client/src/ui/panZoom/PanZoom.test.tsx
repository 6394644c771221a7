import { fireEvent, render, screen } from '@testing-library/react';
import { PanZoom, type PanZoomProps } from './PanZoom';

const content = { x: 0, y: 0, width: 400, height: 400 };
const tap = jest.fn();
const sizes = { clientWidth: 416, clientHeight: 316 };

beforeEach(() => {
  tap.mockClear();
  for (const [name, value] of Object.entries(sizes)) {
    jest.spyOn(Element.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Board(props: Partial<PanZoomProps>) {
  return (
    <PanZoom label="The map" content={content} {...props}>
      <button type="button" onClick={tap}>
        A square
      </button>
    </PanZoom>
  );
}

const square = () => screen.getByRole('button', { name: 'A square' });
const fit = () => screen.queryByRole('button', { name: 'Show everything' });

function camera(): { left: number; top: number; scale: number } {
  const { transform } = (square().parentElement as HTMLElement).style;
  const [left = 0, top = 0, scale = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { left, top, scale };
}

/** Puts a finger down on the square, moves it over some points and lifts it; then the browser sends a click. */
function drag(...points: readonly [number, number][]): void {
  const finger = (x: number, y: number) => ({ pointerId: 1, isPrimary: true, buttons: 1, clientX: x, clientY: y });
  const [first = [0, 0]] = points;
  fireEvent.pointerDown(square(), finger(...first));
  for (const point of points.slice(1)) fireEvent.pointerMove(square(), finger(...point));
  fireEvent.pointerUp(square(), finger(...(points.at(-1) ?? first)));
  fireEvent.click(square(), { detail: 1 });
}

const zoomIn = () => fireEvent.keyDown(screen.getByRole('group'), { key: '+' });

test('starts with everything visible, centred, and without the button for it', () => {
  render(<Board />);
  expect(camera()).toEqual({ scale: 0.75, left: 58, top: 8 });
  expect(fit()).toBeNull();
});

test('a board shown smaller than it is drawn is marked, so that it can hide unreadable details', () => {
  render(<Board />);
  const layer = square().parentElement as HTMLElement;
  expect(layer).toHaveAttribute('data-shrunk');
  zoomIn();
  expect(camera().scale).toBeGreaterThan(1);
  expect(layer).not.toHaveAttribute('data-shrunk');
});

test('small content is not enlarged beyond the largest fit', () => {
  render(<Board content={{ x: 0, y: 0, width: 40, height: 40 }} largestFit={2} />);
  expect(camera()).toEqual({ scale: 2, left: 168, top: 118 });
});

test('a finger that moves by 8 pixels still taps, and moves nothing', () => {
  render(<Board />);
  zoomIn();
  const before = camera();
  drag([100, 100], [108, 100]);
  expect(tap).toHaveBeenCalledTimes(1);
  expect(camera()).toEqual(before);
});

test('a finger that moves further pans the board, and lifting it is no tap', () => {
  render(<Board />);
  zoomIn();
  zoomIn();
  const before = camera();
  drag([100, 100], [109, 100], [129, 110]);
  expect(tap).not.toHaveBeenCalled();
  expect(camera()).toEqual({ ...before, left: before.left + 20, top: before.top + 10 });
});

test('the tap after a pan counts, and so does a click of the keyboard', () => {
  render(<Board />);
  drag([100, 100], [130, 100]);
  fireEvent.click(square(), { detail: 0 });
  expect(tap).toHaveBeenCalledTimes(1);
  drag([300, 100]);
  expect(tap).toHaveBeenCalledTimes(2);
});

test('two fingers zoom around the point between them', () => {
  render(<Board />);
  const finger = (id: number, x: number) => ({ pointerId: id, isPrimary: id === 1, clientX: x, clientY: 158 });
  fireEvent.pointerDown(square(), finger(1, 158));
  fireEvent.pointerDown(square(), finger(2, 258));
  fireEvent.pointerMove(square(), finger(1, 108));
  fireEvent.pointerMove(square(), finger(2, 308));
  expect(camera()).toEqual({ scale: 1.5, left: -92, top: -142 });
});

test('a double tap zooms, its second tap does not reach the content, and another shows everything', () => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  render(<Board />);
  drag([208, 158]);
  drag([208, 158]);
  expect(tap).toHaveBeenCalledTimes(1);
  expect(camera().scale).toBeCloseTo(0.75 * 2.5);
  drag([208, 158]);
  drag([208, 158]);
  expect(camera().scale).toBe(0.75);
  jest.restoreAllMocks();
});

test('a part of the board that takes every tap also gets a quick second one, and nothing zooms', () => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  render(<Board />);
  square().dataset.everyTap = '';
  drag([208, 158]);
  drag([208, 158]);
  expect(tap).toHaveBeenCalledTimes(2);
  expect(camera().scale).toBe(0.75);
  jest.restoreAllMocks();
});

test('the wheel zooms and keeps what is under the pointer under it', () => {
  render(<Board />);
  const under = ({ left, scale }: ReturnType<typeof camera>) => (300 - left) / scale;
  const before = camera();
  fireEvent.wheel(square(), { deltaY: -300, clientX: 300, clientY: 158 });
  expect(camera().scale).toBeGreaterThan(before.scale);
  expect(under(camera())).toBeCloseTo(under(before));
});

test('the zoom stays within its limits', () => {
  render(<Board minZoom={0.5} maxZoom={3} />);
  fireEvent.wheel(square(), { deltaY: -99_999 });
  expect(camera().scale).toBeCloseTo(0.75 * 3);
  fireEvent.wheel(square(), { deltaY: 99_999 });
  expect(camera().scale).toBeCloseTo(0.75 * 0.5);
});

test('the board cannot be lost: at most a quarter of the view is empty beside it', () => {
  render(<Board />);
  fireEvent.wheel(square(), { deltaY: -99_999 });
  drag([0, 0], [10, 0], [9999, 9999]);
  expect(camera()).toMatchObject({ left: 416 / 4, top: 316 / 4 });
  drag([0, 0], [-10, 0], [-9999, -9999]);
  expect(camera()).toMatchObject({ left: 416 - 416 / 4 - 1200, top: 316 - 316 / 4 - 1200 });
});

test('the button shows everything again and disappears', () => {
  render(<Board />);
  zoomIn();
  fireEvent.click(fit() as HTMLElement);
  expect(camera().scale).toBe(0.75);
  expect(fit()).toBeNull();
});

test('the key 0 shows everything again', () => {
  render(<Board />);
  zoomIn();
  fireEvent.keyDown(square(), { key: '0' });
  expect(fit()).toBeNull();
});

test('an element that gets the keyboard focus is brought into view', () => {
  render(<Board />);
  zoomIn();
  zoomIn();
  const before = camera();
  const box = (left: number) => ({ left, right: left + 40, top: 10, bottom: 50 }) as DOMRect;
  jest.spyOn(screen.getByRole('group'), 'getBoundingClientRect').mockReturnValue(box(0));
  jest.spyOn(square(), 'getBoundingClientRect').mockReturnValue(box(30));
  square().focus();
  expect(camera()).toEqual({ ...before, left: before.left - 30 });
});

test('content that grows is shown whole if it was before', () => {
  const { rerender } = render(<Board />);
  rerender(<Board content={{ x: -400, y: 0, width: 800, height: 400 }} />);
  expect(camera()).toEqual({ scale: 0.5, left: 208, top: 58 });
});

test('content that grows keeps its position if the user has zoomed in', () => {
  const { rerender } = render(<Board />);
  fireEvent.wheel(square(), { deltaY: -500, clientX: 208, clientY: 158 });
  const before = camera();
  rerender(<Board content={{ x: -20, y: 0, width: 440, height: 400 }} />);
  expect(camera()).toEqual(before);
});

test('a new key of the focus centres its rectangle; the same key does not', () => {
  const rect = { x: 100, y: 100, width: 100, height: 150 };
  const { rerender } = render(<Board focus={{ key: 1, rect }} />);
  expect(camera()).toEqual({ scale: 2, left: 208 - 300, top: 158 - 350 });
  rerender(<Board focus={{ key: 1, rect: { ...rect, x: 200 } }} />);
  expect(camera().left).toBe(208 - 300);
  rerender(<Board focus={{ key: 2, rect: { ...rect, x: 200 } }} />);
  expect(camera().left).toBe(208 - 500);
});
