import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePresses } from './usePresses';

let sent = 0;

function Table({ decisionId, pending = false }: { decisionId: number; pending?: boolean }) {
  const frame = usePresses({ mustDecide: true, decisionId } as CommonView, pending);
  return (
    <div ref={frame}>
      <button type="button" onClick={() => (sent += 1)}>
        Seal
      </button>
    </div>
  );
}

/** Taps the button twice, with something happening between the two taps. */
async function tapTwice(between: () => void): Promise<void> {
  const user = userEvent.setup();
  const spot = { target: screen.getByRole('button'), coords: { clientX: 5, clientY: 5 } };
  await user.pointer([{ keys: '[TouchA]', ...spot }]);
  between();
  await user.pointer([{ keys: '[TouchA]', ...spot }]);
}

beforeEach(() => {
  sent = 0;
});

test('of two taps on the same answer the second does nothing once the first was sent as a move', async () => {
  const { rerender } = render(<Table decisionId={1} />);
  await tapTwice(() => {
    rerender(<Table decisionId={1} pending />);
    rerender(<Table decisionId={1} />);
  });
  expect(sent).toBe(1);
});

test('of two taps on the same answer the second does nothing once another decision is open', async () => {
  const { rerender } = render(<Table decisionId={1} />);
  await tapTwice(() => rerender(<Table decisionId={2} />));
  expect(sent).toBe(1);
});

test('two taps on a control that sends nothing are two taps', async () => {
  render(<Table decisionId={1} />);
  await tapTwice(() => undefined);
  expect(sent).toBe(2);
});
