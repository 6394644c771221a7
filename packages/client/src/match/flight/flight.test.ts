/** @jest-environment ./test/page.ts */
import type { CommonView } from '@lantern/games/module';
import type { Beats } from '../timeline/beats';
import { flightsBetween, MOST_FLIGHTS } from './flights';
import { fly } from './fly';

const beats: Beats<CommonView> = {
  found: { hold: 500, flies: ({ seat }) => [{ from: 'pile', to: `seat:${seat}`, as: 'card' }] },
};
const view = (...seats: string[]) =>
  ({ story: seats.map((seat, at) => ({ n: at + 1, kind: 'found', data: { seat } })) }) as unknown as CommonView;

test('the flight of a fact starts when it has landed, and not again', () => {
  expect(flightsBetween(beats, view(), view('1'))).toEqual([{ from: 'pile', to: 'seat:1', as: 'card' }]);
  expect(flightsBetween(beats, view('1'), view('1'))).toEqual([]);
});

test.each([
  [MOST_FLIGHTS, MOST_FLIGHTS],
  [MOST_FLIGHTS + 1, 0],
])('of %i things that come at once %i fly', (come, flown) => {
  expect(flightsBetween(beats, view(), view(...Array(come).fill('0')))).toHaveLength(flown);
});

/** Returns where the pieces take off and land on a table with a rail of people, a board and a piece on it. */
function flown(from: string, to: string) {
  document.body.innerHTML =
    '<div id="table"><nav><button data-about="seat:1"></button></nav>' +
    '<main><i data-about="seat:1"></i><i data-about="room:y2"></i></main></div>';
  const places: Record<string, number> = { BUTTON: 10, MAIN: 100, I: 200 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { x: places[this.tagName] ?? 0, y: 0, width: 0, height: 0 } as DOMRect;
  });
  const ways: string[] = [];
  // jsdom does not implement `Element.animate`.
  Element.prototype.animate = ((frames: { transform: string }[]) => {
    ways.push(`${frames[0]?.transform.split('px')[0]} ${frames.at(-1)?.transform.split('px')[0]}`);
    return { finished: Promise.resolve() };
  }) as never;
  fly(document.getElementById('table') as HTMLElement, [{ from, to, as: 'card' }]);
  return ways.map((way) => way.replaceAll('translate(', ''));
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['from a piece on the board to a person of the rail', 'seat:1', 'seat:1', ['200 10']],
  ['from the middle of the board where it leaves nothing that can be seen', 'pile', 'seat:1', ['100 10']],
  ['nowhere without a place for it', 'seat:1', 'seat:7', []],
])('a piece flies %s', (_what, from, to, ways) => {
  expect(flown(from, to)).toEqual(ways);
});

test('a piece that has landed is removed', async () => {
  flown('seat:1', 'room:y2');
  await Promise.resolve();
  await Promise.resolve();
  expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});
