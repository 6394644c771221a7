import { catalogue } from '@lantern/games/catalogue';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntroductionButton } from './IntroductionButton';

async function opened(game: string) {
  render(<IntroductionButton game={game} />);
  await userEvent.click(screen.getByRole('button', { name: / in one minute$/ }));
  await screen.findByRole('button', { name: 'Next' }, { timeout: 60_000 });
}

const introduced = catalogue.filter(({ introduction }) => introduction).map(({ id }) => id);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(introduced)('the introduction to %s shows its board with each sentence, to its end', async (game) => {
  await opened(game);
  const told = new Set<string | null>();
  while (screen.queryByRole('button', { name: 'Next' })) {
    told.add(screen.getByText(/^\d of \d:$/).parentElement?.textContent ?? null);
    expect(document.querySelector('[inert]')?.childElementCount).toBeGreaterThan(0);
    await press('Next');
  }
  expect(told.size).toBeGreaterThanOrEqual(3);
  await press('Got it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one goes back to the picture before, and on by a tap on a picture', async () => {
  await opened('crystal-wars');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await userEvent.click(document.querySelector('[inert]')?.parentElement as Element);
  expect(screen.getByText('2 of 5:')).toBeInTheDocument();
  await press('Back');
  expect(screen.getByText('1 of 5:')).toBeInTheDocument();
});

test('a game that has none offers none', () => {
  const { container } = render(<IntroductionButton game="chess" />);
  expect(container).toBeEmptyDOMElement();
});
