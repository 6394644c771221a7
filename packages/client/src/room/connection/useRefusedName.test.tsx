import type { ApiError } from '@lantern/protocol/apiError';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { act, render, screen } from '@testing-library/react';
import { keepPlayerName, playerName } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { useRefusedName } from './useRefusedName';

function Page({ code }: { code?: string }) {
  useRefusedName(code === undefined ? null : (REFUSALS[code] ?? null));
  return <Toasts />;
}

/** As the server sends them. */
const REFUSALS: Readonly<Record<string, ApiError>> = Object.fromEntries(
  (['FORBIDDEN_WORD', 'BAD_NAME'] as const).map((code) => [code, { code, message: serverRefusals[code]({}) }]),
);

beforeEach(() => {
  jest.useFakeTimers();
  keepPlayerName('Dumbo');
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test.each([
  ['FORBIDDEN_WORD', /^You are here without your name\. It contains a word that this server does not allow\./],
  ['BAD_NAME', /^You are here without your name\. /],
])('a person whose name is refused as %s reads why, and the browser forgets the name', async (code, sentence) => {
  render(<Page code={code} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('log')).toHaveTextContent(sentence);
  expect(playerName()).toBe('');
});

test('nothing is said about an accepted name, which stays', async () => {
  render(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  expect(playerName()).toBe('Dumbo');
});
