import { boxOf, footOf, PITCH, pitchFor, sizeOf } from './layout';

const COLUMNS = [-3, -2, -1, 0, 1, 2, 3];

test('cells of a row touch and do not overlap', () => {
  const boxes = COLUMNS.map((x) => boxOf({ x, y: 0 }, PITCH.usual));
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    if (next) expect(box.left + box.width).toBeCloseTo(next.left);
  }
});

test('rows touch, and every cell lies in the colony', () => {
  for (const pitch of [PITCH.least, PITCH.most]) {
    const [back, middle, front] = [-1, 0, 1].map((y) => boxOf({ x: 3, y }, pitch));
    expect((back?.top ?? 0) + (back?.height ?? 0)).toBeCloseTo(middle?.top ?? 0);
    expect((middle?.top ?? 0) + (middle?.height ?? 0)).toBeCloseTo(front?.top ?? 0);
    expect(back?.top).toBeGreaterThanOrEqual(0);
    expect((front?.top ?? 0) + (front?.height ?? 0)).toBeLessThanOrEqual(100);
    expect((front?.left ?? 0) + (front?.width ?? 0)).toBeLessThanOrEqual(100);
  }
});

test('the base of a piece is inside its cell', () => {
  const { width, height } = sizeOf(PITCH.usual);
  for (const x of COLUMNS)
    for (const y of [-1, 0, 1]) {
      const box = boxOf({ x, y }, PITCH.usual);
      const foot = footOf({ x, y }, PITCH.usual);
      const left = (100 * (foot.x + width / 2)) / width;
      expect(left).toBeGreaterThan(box.left);
      expect(left).toBeLessThan(box.left + box.width);
      const top = (100 * (foot.y + PITCH.usual + 60)) / height;
      expect(top).toBeGreaterThan(box.top);
      expect(top).toBeLessThan(box.top + box.height);
    }
});

test.each([
  [390, 100, PITCH.least],
  [390, 2 * 60 + 96, 60],
  [780, 2 * (2 * 60 + 96), 60],
  [390, 1000, PITCH.most],
])('rows of a colony %i wide and at most %i high lie %i apart', (width, height, pitch) => {
  expect(pitchFor(width, height)).toBe(pitch);
});

test('at 342 pixels of width every place has 44 pixels', () => {
  const { width, height } = sizeOf(PITCH.least);
  const scale = 342 / width;
  for (const x of COLUMNS) {
    const box = boxOf({ x, y: 0 }, PITCH.least);
    expect((box.width / 100) * width * scale).toBeGreaterThanOrEqual(44);
    expect((box.height / 100) * height * scale).toBeGreaterThanOrEqual(44);
  }
});
