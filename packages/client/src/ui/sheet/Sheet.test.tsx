import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Sheet } from './Sheet';

function Page() {
  const [open, setOpen] = useState(false);
  const [taps, setTaps] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'Opened' : 'Open'}
      </button>
      {open && (
        <Sheet title="Prices" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setTaps(taps + 1)}>
            {`${taps} taps`}
          </button>
        </Sheet>
      )}
    </>
  );
}

/** Returns the state of the page when the browser may first paint after a tap. */
async function tap(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

/** Renders the page and opens the sheet with a button that had the focus. */
async function opened(): Promise<HTMLElement> {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.click();
  const sheet = await screen.findByRole('dialog', { name: 'Prices' });
  screen.getByRole('button', { name: '0 taps' }).focus();
  return sheet;
}

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a tap that opens or closes a sheet is answered before the sheet is laid out', async () => {
  render(<Page />);
  await tap('Open');
  expect(screen.getByText('Opened')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Prices' })).toBeVisible();
  await tap('0 taps');
  await tap('1 taps');
  expect(screen.getByRole('button', { name: '2 taps' })).toBeVisible();
  await tap('Close');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(await screen.findByText('Open')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, (sheet: HTMLElement) => void]>([
  ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (sheet) => void fireEvent(sheet, new Event('cancel', { cancelable: true }))],
  ['a tap beside it', (sheet) => void fireEvent.click(sheet)],
  ['a step back', () => void fireEvent.popState(window)],
])('a sheet that is closed by %s gives the focus back to what opened it', async (_, close) => {
  const sheet = await opened();
  close(sheet);
  expect(await screen.findByRole('button', { name: 'Open' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
