import type { ParagraphInForce } from '@lantern/games/kit/rulebook';
import type { GameStrings } from '@lantern/games/kit/strings';
import { fireEvent, render, screen, act as settle, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../ui/Button';
import { Term } from '../../ui/term/Term';
import { ExplainLayer } from './ExplainLayer';
import { LONG_PRESS_TIME } from './triggers';

const text: Pick<GameStrings, 'moves'> = { moves: { sail: 'Sail', row: 'Row' } };
const rulebook: readonly ParagraphInForce[] = [
  { rule: 'R1', title: 'Sailing', body: 'With the wind.', dueTo: [] },
  { rule: 'R2.3', title: 'Rowing', body: 'Without it.', dueTo: [] },
];

function show() {
  const sent: string[] = [];
  const opened: string[] = [];
  render(
    <ExplainLayer
      text={text}
      rulebook={rulebook}
      moveRules={{ sail: 'R1', row: 'R2.3' }}
      whyNot={(move) =>
        move === 'row' ? { refusal: { code: 'NO_OARS', rule: 'R2.3a' }, sentence: 'There are no oars.' } : undefined
      }
      onRule={(rule) => opened.push(rule)}
    >
      <Button data-move="sail" data-lit onClick={() => sent.push('sail')}>
        Sail
      </Button>
      <Button data-move="row" disabled explain={{ why: () => ({ sentence: 'The oars are wet.' }), rule: 'R2.3' }}>
        Row
      </Button>
      <button type="button" data-move="row" onClick={() => sent.push('row')}>
        Try to row
      </button>
      <dialog open>
        <Button data-move="sail">Sail on</Button>
      </dialog>
      <Term name="Knot" what="A sea mile in an hour." rule="R1">
        kn
      </Term>
      <p>Water</p>
    </ExplainLayer>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  return { sent, opened, button, answer: () => screen.queryByRole('dialog', { name: /./ }) };
}

/** Presses an element with a finger for a time. */
function press(element: HTMLElement, time: number) {
  const finger = { isPrimary: true, clientX: 5, clientY: 5, bubbles: true };
  fireEvent(element, new MouseEvent('pointerdown', finger));
  settle(() => void jest.advanceTimersByTime(time));
  fireEvent(element, new MouseEvent('pointerup', finger));
  fireEvent.click(element);
}

beforeAll(() => {
  // jsdom has no pointers; every finger here is the primary one.
  Object.defineProperty(MouseEvent.prototype, 'isPrimary', { configurable: true, get: () => true });
});

describe('by touch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a long press explains a move, and does not make it', async () => {
    const { button, sent, answer } = show();
    press(button('Sail'), LONG_PRESS_TIME);
    await waitFor(() => expect(answer()).toHaveTextContent('With the wind.'));
    expect(sent).toEqual([]);
  });

  test('a tap makes the move and explains nothing', () => {
    const { button, sent, answer } = show();
    press(button('Sail'), LONG_PRESS_TIME - 1);
    expect(sent).toEqual(['sail']);
    expect(answer()).toBeNull();
  });

  test('a tap on a short word explains it, and leads to its rule', () => {
    const { button, opened, answer } = show();
    press(button('kn'), 10);
    expect(answer()).toHaveAccessibleName('Knot');
    expect(answer()).toHaveTextContent('A sea mile in an hour.');
    expect(answer()).not.toHaveTextContent('With the wind.');
    fireEvent.click(button('Read the rule R1'));
    expect(opened).toEqual(['R1']);
  });

  test('a long press on an impossible move says why, with the rule of the refusal', () => {
    const { button, answer } = show();
    press(button('Try to row'), LONG_PRESS_TIME);
    expect(answer()).toHaveTextContent('There are no oars.');
    expect(answer()).toHaveTextContent('Rowing');
  });

  test('a finger that moves requests nothing', () => {
    const { button, answer } = show();
    fireEvent(button('Sail'), new MouseEvent('pointerdown', { clientX: 5, clientY: 5, bubbles: true }));
    fireEvent(button('Sail'), new MouseEvent('pointermove', { clientX: 30, clientY: 5, bubbles: true }));
    settle(() => void jest.advanceTimersByTime(LONG_PRESS_TIME));
    expect(answer()).toBeNull();
  });

  test('a tap on a disabled button says why', () => {
    const { button, answer } = show();
    press(button('Row'), 0);
    expect(answer()).toHaveTextContent('The oars are wet.');
  });

  test('an element without an explanation shows none', () => {
    const { answer } = show();
    press(screen.getByText('Water'), LONG_PRESS_TIME);
    expect(answer()).toBeNull();
  });
});

describe('lingering', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pointer = (element: HTMLElement, kind: string, pointerType: string, x: number) => {
    const event = new MouseEvent(kind, { isPrimary: true, clientX: x, clientY: 5, bubbles: true } as MouseEventInit);
    fireEvent(element, Object.assign(event, { pointerType }));
  };
  const wait = () => settle(() => void jest.advanceTimersByTime(LONG_PRESS_TIME));
  const reason = () => screen.queryByRole('status');

  /** Taps the water, after which a disabled element is under the finger. */
  const tapWater = () => {
    pointer(screen.getByText('Water'), 'pointerdown', 'touch', 5);
    pointer(screen.getByText('Water'), 'pointerup', 'touch', 5);
  };

  test('a mouse that stays on a disabled element gets the reason', () => {
    const { button } = show();
    pointer(screen.getByText('Water'), 'pointerover', 'mouse', 40);
    pointer(button('Row'), 'pointerover', 'mouse', 5);
    wait();
    expect(reason()).toHaveTextContent('The oars are wet.');
  });

  test('a mouse that rests where the page appears explains nothing', () => {
    const { button } = show();
    pointer(button('Row'), 'pointerover', 'mouse', 5);
    wait();
    expect(reason()).toBeNull();
  });

  test('the mouse events that a browser emulates from a tap explain nothing', () => {
    const { button } = show();
    tapWater();
    pointer(button('Row'), 'pointerover', 'mouse', 5);
    wait();
    expect(reason()).toBeNull();
  });

  test('a mouse that has moved since the tap requests again', () => {
    const { button } = show();
    tapWater();
    pointer(button('Row'), 'pointerover', 'mouse', 40);
    wait();
    expect(reason()).toHaveTextContent('The oars are wet.');
  });

  test('the focus that a sheet sets after a tap requests nothing, the focus that a key moves does', () => {
    const { button } = show();
    tapWater();
    settle(() => button('Row').focus());
    wait();
    expect(reason()).toBeNull();
    fireEvent.keyDown(button('Row'), { key: 'Tab' });
    settle(() => button('Try to row').focus());
    wait();
    expect(reason()).toHaveTextContent('There are no oars.');
  });
});

test('`?` explains the element with the focus, Escape restores the focus', async () => {
  const { button, answer } = show();
  const user = userEvent.setup();
  button('Row').focus();
  await user.keyboard('?');
  expect(answer()).toHaveTextContent('The oars are wet.');
  expect(answer()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(answer()).toBeNull();
  expect(button('Row')).toHaveFocus();
});

test('a closed explanation does not open again by itself', () => {
  jest.useFakeTimers();
  const { button, answer } = show();
  settle(() => button('Row').focus());
  fireEvent.keyDown(button('Row'), { key: '?' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(button('Row')).toHaveFocus();
  settle(() => void jest.advanceTimersByTime(2 * LONG_PRESS_TIME));
  expect(answer()).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});

test('the reason is the description of a disabled element with the focus', () => {
  const { button } = show();
  settle(() => button('Row').focus());
  expect(button('Row')).toHaveAccessibleDescription('The oars are wet.');
  settle(() => button('Sail').focus());
  expect(button('Sail')).not.toHaveAccessibleDescription();
});

test('the rule is one tap away from the explanation', async () => {
  const { button, opened, answer } = show();
  const user = userEvent.setup();
  button('Row').focus();
  await user.keyboard('?');
  await user.click(button('Read the rule R2.3'));
  expect(opened).toEqual(['R2.3']);
  expect(answer()).toBeNull();
});

test('in a sheet the explanation is above the sheet', async () => {
  const { button, answer } = show();
  button('Sail on').focus();
  await userEvent.setup().keyboard('?');
  expect(answer()?.parentElement?.tagName).toBe('DIALOG');
});

test('a lingering explanation closes once its element is gone', async () => {
  jest.useFakeTimers();
  const { button } = show();
  const barred = button('Row');
  settle(() => barred.focus());
  settle(() => void jest.advanceTimersByTime(LONG_PRESS_TIME));
  expect(screen.getByRole('status')).toHaveTextContent('The oars are wet.');
  jest.useRealTimers();
  barred.remove();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

// 180 pixels are enough for the popover; jsdom's window is 768 pixels high.
test.each([
  ['above where it has room there', 181, 300, 'bottom', 768 - 181],
  ['below where it has none above, and more below', 180, 300, 'top', 300],
  ['above where there is little, and less below', 100, 700, 'bottom', 768 - 180],
  ['within the window where the thing reaches beyond both edges', -20, 780, 'top', 768 - 180],
] as const)('the answer lies %s', async (_, top, bottom, side, edge) => {
  const { button, answer } = show();
  jest.spyOn(button('Sail'), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 90, top, bottom } as DOMRect);
  button('Sail').focus();
  await userEvent.setup().keyboard('?');
  const { style } = answer() as HTMLElement;
  expect([style.top, style.bottom]).toEqual(side === 'top' ? ['var(--edge)', ''] : ['', 'var(--edge)']);
  expect(style.getPropertyValue('--edge')).toBe(`${edge}px`);
});
