import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { isActionBarChosen, isActionBarFocused, keepFocus } from './actionFocus';

interface TableProps {
  /** The only button of the action bar. */
  asked?: string;
  barred?: boolean;
  sheet?: boolean;
}

function Table({ asked, barred = false, sheet = false }: TableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={frame}>
        <main data-frame="board">
          <button type="button">Dark field</button>
          <button type="button" data-lit>
            Lit field
          </button>
          <button type="button" data-lit="false">
            Dark room
          </button>
        </main>
        <div data-frame="hand">
          <button type="button" data-lit tabIndex={-1}>
            Lit card
          </button>
        </div>
        <section data-frame="action" aria-label="What is asked" tabIndex={-1}>
          {asked && (
            <button key={asked} type="button" disabled={barred}>
              {asked}
            </button>
          )}
        </section>
        {sheet && <dialog open>A sheet</dialog>}
      </div>
    </>
  );
}

const bar = () => screen.getByRole('region', { name: 'What is asked' });
const button = (name: string) => screen.getByRole('button', { name });
/** Flushes the mutation observers of the document. */
const heard = () => act(async () => undefined);

describe('after a step', () => {
  test('the focus moves to the action bar if its control is gone', async () => {
    const { rerender } = render(<Table asked="Roll" />);
    button('Roll').focus();
    rerender(<Table asked="End turn" />);
    await heard();
    expect(bar()).toHaveFocus();
  });

  test('the focus moves to the action bar if its control is disabled', async () => {
    const { rerender } = render(<Table asked="Roll" />);
    button('Roll').focus();
    rerender(<Table asked="Roll" barred />);
    await heard();
    expect(bar()).toHaveFocus();
  });

  test('the focus stays on a control that still exists', async () => {
    const { rerender } = render(<Table asked="Roll" />);
    button('Dark field').focus();
    rerender(<Table asked="End turn" />);
    await heard();
    expect(button('Dark field')).toHaveFocus();
  });

  test('the focus stays in a text field', async () => {
    const { rerender } = render(<Table asked="Roll" />);
    screen.getByLabelText('Elsewhere').focus();
    rerender(<Table asked="End turn" />);
    await heard();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  test('the focus does not move if it was outside of the frame', async () => {
    const { rerender } = render(<Table asked="Roll" />);
    rerender(<Table asked="End turn" />);
    await heard();
    expect(document.body).toHaveFocus();
  });

  test('the focus waits until an open sheet is closed', async () => {
    const { rerender } = render(<Table asked="Roll" sheet />);
    button('Roll').focus();
    rerender(<Table asked="End turn" sheet />);
    await heard();
    expect(document.body).toHaveFocus();
    rerender(<Table asked="End turn" />);
    await heard();
    expect(bar()).toHaveFocus();
  });
});

test('single keys act only after the user has moved the focus to the action bar', async () => {
  const { rerender } = render(<Table asked="Roll" />);
  button('Roll').focus();
  rerender(<Table asked="End turn" />);
  await heard();
  expect([isActionBarFocused(), isActionBarChosen()]).toEqual([true, false]);
  await userEvent.keyboard('.');
  expect([isActionBarFocused(), isActionBarChosen()]).toEqual([true, true]);
});

describe('the full stop', () => {
  test('leads to the action bar, then to each highlighted thing, then back', async () => {
    const user = userEvent.setup();
    render(<Table asked="Roll" />);
    const stations = [bar(), button('Lit field'), button('Lit card'), bar()];
    for (const station of stations) {
      await user.keyboard('.');
      expect(station).toHaveFocus();
    }
  });

  test('leads to the action bar first from elsewhere in the frame', async () => {
    render(<Table asked="Roll" />);
    button('Dark field').focus();
    await userEvent.keyboard('.');
    expect(bar()).toHaveFocus();
  });

  test('is written in a text field', async () => {
    render(<Table asked="Roll" />);
    await userEvent.type(screen.getByLabelText('Elsewhere'), '.');
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
    expect(screen.getByLabelText('Elsewhere')).toHaveValue('.');
  });

  test('leads nowhere while a sheet is open', async () => {
    render(<Table asked="Roll" sheet />);
    await userEvent.keyboard('.');
    expect(document.body).toHaveFocus();
  });
});
