import type { OwnData } from '@lantern/protocol/ownData';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { browserIdIn, keepKeys, keysOf, knownRooms, rememberRoom } from '../../state/roomKeys';
import type * as Download from '../../ui/download';
import { Toasts } from '../../ui/Toast';
import { OwnDataPart } from './OwnDataPart';

// jsdom saves no files.
const download = jest.spyOn(jest.requireActual<typeof Download>('../../ui/download'), 'download').mockReturnValue();

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  localStorage.clear();
  download.mockClear();
  globalThis.fetch = server.fetch;
});

/** Gives this browser Ana's seat in a new room, with or without the role of the host. */
async function seated(host = true) {
  const { room, hostKey, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {}, name: 'Ana' },
  );
  const seatKey = seat?.seatKey ?? '';
  rememberRoom({ code: room.code, game: room.game, at: 1 });
  keepKeys(room.code, { ...(host && { hostKey }), seats: [{ seat: '0', seatKey, name: 'Ana' }] });
  return { code: room.code, seatKey, hostKey };
}

const shown = () =>
  act(async () =>
    render(
      <>
        <OwnDataPart />
        <Toasts />
      </>,
    ),
  );
const named = (act: RegExp) => screen.getByRole('button', { name: act });
const nameIn = async (code: string) => (await call('GET /api/rooms/:code', { code })).seats[0]?.name;

test('a person saves what the server stores about them, with the keys of this browser', async () => {
  const { code, seatKey, hostKey } = await seated();
  await shown();
  await userEvent.click(named(/^Save my data in Crystal Wars \(.*\), as Ana/));
  await waitFor(() => expect(download).toHaveBeenCalled());
  const [file, text, type] = download.mock.calls[0] ?? [];
  expect([file, type]).toEqual([`lantern-${code}-my-data.json`, 'application/json']);
  expect(JSON.parse(text as string) as OwnData).toMatchObject({
    ...{ room: code, game: 'crystal-wars', seat: '0', name: 'Ana' },
    keys: { hostKey, seats: [{ seatKey }] },
  });
});

test('nothing is deleted before an explanation and a confirmation', async () => {
  const { code } = await seated();
  await shown();
  await userEvent.click(named(/^Delete my data/));
  expect(screen.getByText('your messages in the chat')).toBeVisible();
  expect(screen.getByText(/^You stay the host/)).toBeVisible();
  expect(await nameIn(code)).toBe('Ana');
});

test('after the deletion this browser forgets the seat, and a host keeps their role', async () => {
  const { code, seatKey, hostKey } = await seated();
  await shown();
  await userEvent.click(named(/^Delete my data/));
  await userEvent.click(named(/^Delete$/));
  expect(await screen.findByText('Your data in this room is deleted.')).toBeVisible();
  expect(await nameIn(code)).toBe('');
  expect(keysOf(code)).toEqual({ hostKey, seats: [], former: [] });
  const asked = call('POST /api/rooms/:code/own-data', { code, key: seatKey }, { browser: browserIdIn(code) });
  await expect(asked).rejects.toMatchObject({ code: 'NOT_YOUR_SEAT' });
});

test('a browser without another seat in the room forgets the room', async () => {
  await seated(false);
  await shown();
  await userEvent.click(named(/^Delete my data/));
  expect(screen.queryByText(/^You stay the host/)).toBeNull();
  await userEvent.click(named(/^Delete$/));
  expect(await screen.findByText('This browser knows no room.')).toBeVisible();
  expect(knownRooms()).toEqual([]);
});

test('a refused deletion is shown, and this browser forgets nothing', async () => {
  const { code, hostKey } = await seated();
  const seats = [{ seat: '0', seatKey: 'wrong', name: 'Ana' }];
  keepKeys(code, { hostKey, seats });
  await shown();
  await userEvent.click(named(/^Delete my data/));
  await userEvent.click(named(/^Delete$/));
  await waitFor(() => expect(screen.getByText(/^That is not your seat/)).toBeVisible());
  expect(keysOf(code)).toEqual({ hostKey, seats });
});
