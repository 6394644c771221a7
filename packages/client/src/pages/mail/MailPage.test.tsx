import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailPage } from './MailPage';

/** Opens the page with this link. @returns the requests */
function opened(hash: string, status = 200): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))]);
    const refusal = { code: 'MAIL_GONE', message: 'This link is not valid any more.' };
    return { ok: status === 200, json: async () => (status === 200 ? {} : refusal) };
  }) as unknown as typeof fetch;
  history.replaceState(null, '', `/mail${hash}`);
  render(<MailPage />);
  return asked;
}

test.each([
  ['confirm', 'Confirm the address', 'Your address is confirmed.'],
  ['unsubscribe', 'Unsubscribe', 'Your address is deleted. You get no more mails.'],
])('the link to %s does nothing before a tap', async (what, name, done) => {
  const asked = opened(`#${what}.id.signature`);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(asked).toEqual([[`/api/mail/${what}`, { link: 'id.signature' }]]);
});

test('a link that is no longer valid says so', async () => {
  opened('#confirm.old', 403);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await screen.findByText('This link is not valid any more.')).toBeVisible();
});

test.each(['', '#other.link'])('there is no page without a link: %j', (hash) => {
  opened(hash);
  expect(screen.queryByRole('button')).toBeNull();
});
