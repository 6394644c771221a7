import type { PrivacyFacts } from '@lantern/protocol/privacy';
import { render, screen } from '@testing-library/react';
import { privacy as german } from '../../i18n/privacy/de';
import { privacy as english } from '../../i18n/privacy/en';
import { PrivacyPage } from './PrivacyPage';

const usual: PrivacyFacts = {
  contact: null,
  keep: { finishedDays: 90, abandonedDays: 90 },
  push: true,
  hooks: true,
  mail: true,
};

/** The page on a server with these settings; `null` for one that does not answer. */
async function opened(more: Partial<PrivacyFacts> | null = {}) {
  globalThis.fetch = (async () => {
    if (more === null) throw new Error('unreachable');
    return { ok: true, json: async () => ({ ...usual, ...more }) };
  }) as unknown as typeof fetch;
  render(<PrivacyPage />);
  return screen.findByText(more === null ? english.failed : 'How to delete it');
}

test('names the days after which this server deletes rooms', async () => {
  await opened({ keep: { finishedDays: 1, abandonedDays: 30 } });
  expect(screen.getByText(/^A room whose match is over: it is deleted 1 day after/)).toBeVisible();
  expect(screen.getByText(/^A room that waits .*: it is deleted 30 days after/)).toBeVisible();
});

test('says that a server that deletes no rooms keeps them', async () => {
  await opened({ keep: { finishedDays: 0, abandonedDays: 0 } });
  expect(screen.getAllByText(/until it is deleted\.$/)).toHaveLength(2);
});

test('mentions notifications only where the server sends them', async () => {
  await opened({ push: false });
  expect(screen.queryByText(/push service/)).toBeNull();
  expect(screen.queryByText(/notifications/i)).toBeNull();
});

test.each([
  ['ops@example.org', 'mailto:ops@example.org'],
  ['https://example.org/imprint', 'https://example.org/imprint'],
])('links the address %s of the people who run the server', async (contact, href) => {
  await opened({ contact });
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', href);
});

test('says that it could not be loaded', async () => {
  expect(await opened(null)).toHaveAttribute('role', 'alert');
});

test('mentions mail addresses only where the server sends mails', async () => {
  await opened({ mail: false });
  expect(screen.queryByText(/mail address/)).toBeNull();
});

test('mentions channels only where hosts may set them', async () => {
  await opened({ hooks: false });
  expect(screen.queryByText(/channels/)).toBeNull();
});

test.each([true, false])('says the same in both languages, with notifications and channels: %s', (on) => {
  const counts = ({ sections }: typeof english) =>
    sections.map(({ lines }) => lines({ ...usual, push: on, hooks: on, mail: on }).length);
  expect(counts(german)).toEqual(counts(english));
});
