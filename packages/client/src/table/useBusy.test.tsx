import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBusy } from './useBusy';

function Moving() {
  const [pending, setPending] = useState(false);
  const busy = useBusy(pending);
  return (
    <button type="button" onClick={() => setPending(!pending)}>
      {`${pending ? 'sent' : 'answered'}, board ${busy ? 'waits' : 'may be tapped'}`}
    </button>
  );
}

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a move that is sent is shown before the board is drawn anew, its end with the board', async () => {
  render(<Moving />);
  const button = await screen.findByRole('button');
  const tap = async () => {
    button.click();
    await Promise.resolve();
  };
  await tap();
  expect(button).toHaveTextContent('sent, board may be tapped');
  expect(await screen.findByText('sent, board waits')).toBe(button);
  await tap();
  expect(button).toHaveTextContent('answered, board may be tapped');
});
