import { ARROW, arrowTo } from './arrow';

const window = { x: 0, y: 0, width: 360, height: 640 };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 40 });

test('an arrow comes from above if there is room', () => {
  expect(arrowTo(at(100, ARROW.length), window, [])).toEqual({ x: 130, y: ARROW.length, turn: 0 });
});

test('at the upper edge it comes from below', () => {
  expect(arrowTo(at(100, ARROW.length - 1), window, [])).toMatchObject({ y: 79, turn: 180 });
});

test('it covers no text if it can come from a side', () => {
  const coach = { x: 0, y: 540, width: 360, height: 50 };
  expect(arrowTo(at(290, 595), window, [coach])).toEqual({ x: 290, y: 615, turn: -90 });
  expect(arrowTo(at(0, 595), window, [coach])).toEqual({ x: 60, y: 615, turn: 90 });
});

test('it stays in the window if it must cover something', () => {
  const everything = { ...window };
  expect(arrowTo(at(100, 300), window, [everything])).toMatchObject({ turn: 0 });
});
