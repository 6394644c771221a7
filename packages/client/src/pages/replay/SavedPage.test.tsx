import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serialiseMatch } from '../../replay/savedMatch';
import { botViews, pagesOf } from '../../replay/testing';
import { SavedPage } from './SavedPage';

/** Chooses a file with this text. */
async function open(text: string) {
  render(<SavedPage />);
  // jsdom implements files, but not reading them.
  const file = Object.assign(new File([text], 'lantern.json'), { text: async () => text });
  await userEvent.upload(screen.getByLabelText('Choose a file'), file, { applyAccept: false });
}

const pages = () => structuredClone(pagesOf(botViews(null, 12)));

test('a saved match is shown', async () => {
  await open(serialiseMatch([pages()], 1));
  expect(await screen.findByText('Looking back')).toBeInTheDocument();
});

test('another file is reported, and a new one can be chosen', async () => {
  await open('no match');
  expect(await screen.findByRole('alert')).toHaveTextContent('not a match saved by Lantern');
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('a match that the board cannot draw is damaged, and leads back to the choice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const all = pages();
  for (const page of all) {
    page.view = { ...page.view, story: [{ n: 1, kind: 'rolled', data: null as never }] };
    page.patches = page.patches.map(() => []);
  }
  await open(serialiseMatch([all], 1));
  expect(await screen.findByText(/That file is damaged/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open another file' }));
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
  jest.restoreAllMocks();
});
