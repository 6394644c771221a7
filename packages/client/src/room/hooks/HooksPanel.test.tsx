import type { HookWish } from '@lantern/protocol/bodies';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { Toasts } from '../../ui/Toast';
import { HooksPanel } from './HooksPanel';

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});
afterAll(() => server.stop());

const opened = () => call('POST /api/rooms', {}, { game: 'crystal-wars', players: 2, options: {} });
const ntfy: HookWish = { kind: 'ntfy', url: 'https://ntfy.sh/topic', events: ['end'], language: 'en' };

/** The panel of a room, for its host or another person. */
async function shown(code: string, hostKey: string, host = true) {
  await act(async () => {
    render(
      <>
        <HooksPanel handle={{ code, host, hostKey }} />
        <Toasts />
      </>,
    );
  });
}

test('the host adds a channel, whose address is not shown again', async () => {
  const { room, hostKey } = await opened();
  await shown(room.code, hostKey);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
  await userEvent.click(screen.getByRole('radio', { name: 'ntfy' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://ntfy.sh/our-topic');
  await userEvent.click(screen.getByRole('switch', { name: 'The end of the match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Turns are also posted in a channel of ntfy.')).toBeVisible();
  expect(screen.getByText('ntfy.sh')).toBeVisible();
  expect(screen.queryByText(/our-topic/)).toBeNull();
  expect(screen.queryByLabelText('Address')).toBeNull();
});

test('the key for the host’s own program is shown once', async () => {
  const { room, hostKey } = await opened();
  await shown(room.code, hostKey);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Own program' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://ntfy.sh/our-program');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^[\w-]{32}$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/^[\w-]{32}$/)).toBeNull();
});

test('an address that the server does not post to is refused, and can be corrected', async () => {
  const { room, hostKey } = await opened();
  await shown(room.code, hostKey);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://127.0.0.1/');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^This server does not post to that address/)).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('https://127.0.0.1/');
});

test('the host removes a channel', async () => {
  const { room, hostKey } = await opened();
  await call('POST /api/rooms/:code/hooks', { code: room.code, key: hostKey }, ntfy);
  await shown(room.code, hostKey);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The server can post whose turn it is in a channel of yours.')).toBeVisible();
});

test('everybody else sees that there is a channel, but neither its server nor controls', async () => {
  const { room, hostKey } = await opened();
  await call('POST /api/rooms/:code/hooks', { code: room.code, key: hostKey }, ntfy);
  await shown(room.code, '', false);
  expect(await screen.findByText('Turns are also posted in a channel of ntfy.')).toBeVisible();
  expect(screen.queryByText('ntfy.sh')).toBeNull();
  for (const name of ['Test', 'Remove', 'Add a channel']) expect(screen.queryByRole('button', { name })).toBeNull();
});
