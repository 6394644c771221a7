import { render, screen } from '@testing-library/react';
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

/** What a tap has made of the page by the time the browser may paint it. */
async function tap(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
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
