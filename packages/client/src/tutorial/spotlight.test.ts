/** @jest-environment ./test/page.ts */
import type { Halt } from '@lantern/games/engine/lessonFrames';
import { litOnTable } from './spotlight';

const HALT = { accepts: [{ choice: { move: 'buy', args: ['shield'] } }], lights: ['item:shield', 'move:buy'] };

beforeEach(() => {
  document.elementFromPoint = () => null;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 44, 44));
});
afterEach(() => jest.restoreAllMocks());

/** Returns the target of the arrow while the button of the move is in this state. */
function pointedAt(button: string): string | null | undefined {
  document.body.innerHTML = `<button data-about="item:shield" data-lit="true">Shield</button>${button}`;
  return litOnTable({}, HALT as unknown as Halt).target?.textContent;
}

test('the arrow points to the button of the move once it can be made', () => {
  expect(pointedAt('<button data-move="buy">Buy</button>')).toBe('Buy');
});

test('while a wrong thing is selected, the arrow points to the right one', () => {
  expect(pointedAt('<button data-move="buy" aria-disabled="true">Buy for 40</button>')).toBe('Shield');
});
