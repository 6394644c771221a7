import type { MailState } from '@lantern/protocol/mail';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keep, recall } from '../../state/storage';
import { Toasts } from '../../ui/Toast';
import { MailChoice } from './MailChoice';

const own = { code: 'K7WQ3H', seat: '0', seatKey: 'key' };
const at = '/api/rooms/K7WQ3H/seats/0';
const box = { address: 'a…@example.org', confirmed: true, mode: 'each' as const };
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const quiet = { begins: 22, ends: 8 };

/** Opens the choice on a server with this state. @returns the requests after the first */
async function opened(state: Partial<MailState>, later: Partial<MailState> = state) {
  const asked: unknown[] = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    const isFirst = path.endsWith('/mail-state');
    if (!isFirst) asked.push([path, JSON.parse(String(body))]);
    const told = { on: true, here: false, box: null, ...(isFirst ? state : later) };
    return { ok: true, json: async () => (path.endsWith('/mail') ? { token: 'token', ...told } : told) };
  }) as unknown as typeof fetch;
  await act(async () => {
    render(
      <>
        <MailChoice own={own} />
        <Toasts />
      </>,
    );
  });
  const door = screen.queryByRole('button', { name: 'By mail' });
  if (door) await userEvent.click(door);
  return asked;
}

beforeEach(() => localStorage.clear());

test('a server that sends no mails offers none', async () => {
  await opened({ on: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('an address is entered, and this browser keeps its token', async () => {
  const asked = await opened({}, { here: true, box: { ...box, confirmed: false } });
  await userEvent.type(screen.getByLabelText('Mail address'), 'ana@example.org');
  await userEvent.click(screen.getByRole('radio', { name: 'Once a day, at eight' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm by mail' }));
  expect(asked).toEqual([[`${at}/mail`, { address: 'ana@example.org', mode: 'daily', language: 'en', zone, quiet }]]);
  expect(recall('mail')).toBe('token');
  expect(screen.getByText('Open the mail to a…@example.org and confirm the address.')).toBeVisible();
});

describe('a known address', () => {
  beforeEach(() => keep('mail', 'token'));
  const wish = { token: 'token', language: 'en', zone, quiet };

  test('is used for another match with one tap', async () => {
    const asked = await opened({ box }, { here: true, box });
    await userEvent.click(screen.getByRole('button', { name: 'Mails to a…@example.org' }));
    expect(asked).toEqual([[`${at}/mail`, { ...wish, mode: 'each' }]]);
    expect(screen.getByText('Mails about this match go to a…@example.org.')).toBeVisible();
  });

  test('changes when mails come', async () => {
    const asked = await opened({ here: true, box });
    await userEvent.click(screen.getByRole('radio', { name: 'Once a day, at eight' }));
    expect(asked).toEqual([[`${at}/mail`, { ...wish, mode: 'daily' }]]);
  });

  test('gets none in the quiet hours of the device', async () => {
    const asked = await opened({ here: true, box });
    await userEvent.click(screen.getByRole('button', { name: 'Quiet from 22:00 to 8:00' }));
    await userEvent.click(within(screen.getByRole('group', { name: 'From' })).getByRole('button', { name: 'More' }));
    expect(asked).toEqual([[`${at}/mail`, { ...wish, mode: 'each', quiet: { begins: 23, ends: 8 } }]]);
    expect(screen.getByRole('button', { name: 'Quiet from 23:00 to 8:00' })).toBeVisible();
  });

  test('ends for this match', async () => {
    const asked = await opened({ here: true, box }, { box });
    await userEvent.click(screen.getByRole('button', { name: 'No mails about this match' }));
    expect(asked).toEqual([[`${at}/mail-end`, { token: 'token' }]]);
    expect(screen.getByRole('button', { name: 'Mails to a…@example.org' })).toBeVisible();
  });

  test('is forgotten by the server and by this browser', async () => {
    const asked = await opened({ here: true, box });
    await userEvent.click(screen.getByRole('button', { name: 'Forget my address' }));
    expect(asked).toEqual([['/api/mail/forget', { token: 'token' }]]);
    expect(recall('mail')).toBeUndefined();
    expect(screen.getByLabelText('Mail address')).toBeVisible();
  });
});
