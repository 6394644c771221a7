/** @jest-environment ./test/page.ts */
import { DEAD_TIME, guardPresses } from './pressGuard';

let sent: string[] = [];
let step: string;
let release: () => void;

beforeEach(() => {
  sent = [];
  step = 'one';
  document.body.innerHTML = '';
  release = guardPresses(() => step);
});
afterEach(() => release());

/** Creates a button that records its label when it is pressed. */
function button(words: string, inside: Element = document.body): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = words;
  made.addEventListener('click', () => sent.push(made.textContent ?? ''));
  inside.append(made);
  return made;
}

function fire(target: Element, event: Event, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return target.dispatchEvent(event);
}

const down = (target: Element, at: number, x = 50) =>
  fire(target, new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: 50 }), at);
const lift = (target: Element, at: number, x = 50) =>
  fire(target, new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 50 }), at);

function tap(target: Element, at: number, x = 50): void {
  down(target, at, x);
  lift(target, at + 1, x);
}

/** Presses Enter, which activates the button with the focus. */
function enter(target: HTMLElement, at: number, repeat = false): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  if (fire(target, event, at)) target.click();
}

describe('a second tap at the same place', () => {
  test.each([
    [DEAD_TIME - 1, ['Roll']],
    [DEAD_TIME, ['Roll', 'End turn']],
  ])('after %i ms on another control', (later, expected) => {
    const roll = button('Roll');
    tap(roll, 1000);
    roll.remove();
    tap(button('End turn'), 1000 + later);
    expect(sent).toEqual(expected);
  });

  test('does nothing on a control with a new label', () => {
    const one = button('Draw');
    tap(one, 1000);
    one.textContent = 'Stay';
    tap(one, 1200);
    expect(sent).toEqual(['Draw']);
  });

  test('does nothing on a control with the same label at the next step', () => {
    const one = button('Pass');
    tap(one, 1000);
    step = 'two';
    tap(one, 1200);
    expect(sent).toEqual(['Pass']);
  });

  test('passes on the same control, also if a number on it has changed', () => {
    const more = button('Pay 1 more');
    tap(more, 1000);
    more.textContent = 'Pay 2 more';
    tap(more, 1100);
    expect(sent).toEqual(['Pay 1 more', 'Pay 2 more']);
  });

  test('passes in the bar, whatever the decision', () => {
    const bar = document.createElement('header');
    bar.dataset.frame = 'bar';
    document.body.append(bar);
    const help = button('Help', bar);
    tap(help, 1000);
    step = 'none';
    tap(help, 1100);
    expect(sent).toEqual(['Help', 'Help']);
  });

  test('does nothing on a sheet that has opened under the finger', () => {
    const trade = button('Trade');
    tap(trade, 1000);
    const sheet = document.createElement('dialog');
    sheet.addEventListener('click', () => sent.push('closed'));
    document.body.append(sheet);
    tap(sheet, 1200);
    expect(sent).toEqual(['Trade']);
  });

  test('does not block the control any longer once it was swallowed', () => {
    const roll = button('Roll');
    tap(roll, 1000);
    roll.remove();
    const end = button('End turn');
    tap(end, 1300);
    tap(end, 1000 + DEAD_TIME);
    expect(sent).toEqual(['Roll', 'End turn']);
  });
});

test('a tap elsewhere counts, however soon it comes', () => {
  tap(button('Roll'), 1000, 50);
  tap(button('End turn'), 1010, 74);
  expect(sent).toEqual(['Roll', 'End turn']);
});

test('a control that changes under the finger is not pressed', () => {
  const one = button('Roll');
  down(one, 1000);
  one.textContent = 'End turn';
  lift(one, 1080);
  expect(sent).toEqual([]);
});

test('a press without a finger or a key, as from screen readers, passes', () => {
  tap(button('Roll'), 1000);
  button('End turn').click();
  expect(sent).toEqual(['Roll', 'End turn']);
});

describe('a key', () => {
  test('that is held down never presses the control that has taken the focus', () => {
    const roll = button('Roll');
    enter(roll, 1000);
    const end = button('End turn');
    enter(end, 1500, true);
    enter(end, 3000, true);
    expect(sent).toEqual(['Roll']);
  });

  test.each([
    [DEAD_TIME - 1, ['Roll']],
    [DEAD_TIME, ['Roll', 'End turn']],
  ])('pressed again after %i ms', (later, expected) => {
    enter(button('Roll'), 1000);
    enter(button('End turn'), 1000 + later);
    expect(sent).toEqual(expected);
  });

  test('passes at once if another key has moved the focus to the control', () => {
    enter(button('Roll'), 1000);
    const end = button('End turn');
    fire(end, new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }), 1050);
    enter(end, 1100);
    expect(sent).toEqual(['Roll', 'End turn']);
  });

  test('that is held down on the same control keeps pressing it', () => {
    const more = button('More');
    enter(more, 1000);
    enter(more, 1500, true);
    expect(sent).toEqual(['More', 'More']);
  });

  test('goes into a text field, whatever the decision', () => {
    const field = document.createElement('input');
    document.body.append(field);
    const key = () => new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
    fire(field, key(), 1000);
    step = 'two';
    expect(fire(field, key(), 1100)).toBe(true);
  });
});
