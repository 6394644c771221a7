import type { RoomCreated } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { followLanguage } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { keepKeys, keysOf, rememberRoom } from '../../state/roomKeys';
import { changeSettings } from '../../state/settings';
import type { RoomHandle } from '../connection/roomHandle';
import { handleOf } from '../testing';
import { recallFormerSeats } from './formerSeats';
import { Group } from './Group';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

beforeEach(() => history.replaceState(null, '', '/'));

/** A room of Ana, whose browser this is, after a match against Ben. */
async function played() {
  const { room, hostKey, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {}, name: 'Ana' },
  );
  const ben = await call('POST /api/rooms/:code/seats/:seat/sit', { code: room.code, seat: '1' }, { name: 'Ben' });
  const ana = seat?.seatKey ?? '';
  await playAgain(room.code, hostKey, [ana, ben.seatKey]);
  keepKeys(room.code, { hostKey, seats: [{ seat: '0', seatKey: ana, name: 'Ana' }] });
  rememberRoom({ code: room.code, game: room.game, at: 0 });
  return { code: room.code, hostKey, keys: { ana, ben: ben.seatKey } };
}

async function playAgain(code: string, hostKey: string, keys: readonly string[]): Promise<void> {
  await call('POST /api/rooms/:code/start', { code, key: hostKey });
  for (const key of keys) await call('POST /api/rooms/:code/end', { code, key }, { wanted: true });
}

/** Renders the panel of a room in its current state. */
async function panel(code: string, more: Partial<RoomHandle>) {
  const handle: RoomHandle = { ...handleOf().handle, code, seat: null, ...more };
  const room: RoomView = await call('GET /api/rooms/:code', { code });
  return render(<Group handle={handle} room={room} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const codeNow = () => location.pathname.slice('/r/'.length);

/** Opens the next room as the host does in the panel of the previous one. */
async function opened(before: { code: string; hostKey: string }) {
  const { unmount } = await panel(before.code, { hostKey: before.hostKey });
  await press('Next room, same group');
  await waitFor(() => expect(location.pathname).toMatch(/^\/r\//));
  unmount();
  return { code: codeNow(), hostKey: keysOf(codeNow()).hostKey ?? '' };
}

test('the host opens the next room and is its host, with the keys of their earlier seats', async () => {
  const before = await played();
  const { code, hostKey } = await opened(before);
  expect(code).not.toBe(before.code);
  expect(hostKey).not.toBe('');
  expect(keysOf(code).former).toEqual([{ seat: '0', seatKey: before.keys.ana, name: 'Ana' }]);
});

test('players of the earlier room go on to the next one; others see nothing of it', async () => {
  const before = await played();
  const { code } = await opened(before);
  const { unmount } = await panel(before.code, { host: false });
  await press('Go to the next room');
  await waitFor(() => expect(codeNow()).toBe(code));
  unmount();
  keepKeys(before.code, { seats: [] });
  await panel(before.code, { host: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player who comes by the link is recognised by the seat that this browser had in an earlier room', async () => {
  const before = await played();
  const second = await opened(before);
  keepKeys(second.code, { seats: [] });
  keepKeys(before.code, { seats: [{ seat: '1', seatKey: before.keys.ben, name: 'Ben' }] });
  rememberRoom({ code: before.code, game: 'crystal-wars', at: 0 });
  await recallFormerSeats(second.code);
  expect(keysOf(second.code).former).toEqual([{ seat: '1', seatKey: before.keys.ben, name: 'Ben' }]);
});

describe('the history of a group', () => {
  afterEach(() => act(async () => changeSettings({ language: 'en' })));

  async function second() {
    const before = await played();
    const next = await opened(before);
    const ana = await call(
      'POST /api/rooms/:code/seats/:seat/sit',
      { code: next.code, seat: '0', key: before.keys.ana },
      { name: 'Anna' },
    );
    const ben = await call('POST /api/rooms/:code/seats/:seat/sit', { code: next.code, seat: '1' }, { name: 'Ben' });
    await playAgain(next.code, next.hostKey, [ana.seatKey, ben.seatKey]);
    return next;
  }

  test('is counted over all nights, and says who was recognised by name only', async () => {
    const { code } = await second();
    await panel(code, { host: false });
    expect(await screen.findByRole('row', { name: 'Anna 0 2 2' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Ben\s*By name only 0 2 2/ })).toBeVisible();
    expect(screen.getByText(/^Ben: recognised by name only/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The group: 2 nights' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the earlier nights' })).toBeNull();
  });

  test('is shown in German to German readers', async () => {
    const { code, hostKey } = await second();
    changeSettings({ language: 'de' });
    await followLanguage();
    await panel(code, { hostKey });
    expect(await screen.findByRole('row', { name: 'Name Siege Partien Abende' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Die Gruppe: 2 Abende' })).toBeVisible();
    expect(screen.getByText(/^Ben: nur am Namen wiedererkannt\. Wer sonst schon/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nächster Raum, gleiche Gruppe' })).toBeVisible();
  });

  test('is saved as a table', async () => {
    const { code } = await second();
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:x';
    };
    await panel(code, { host: false });
    await screen.findByRole('table');
    await press('Save as table (CSV)');
    await press('Save as JSON');
    expect(files.map(({ type }) => type)).toEqual(['text/csv', 'application/json']);
  });

  test('is deleted by the host, who is asked first', async () => {
    const { code, hostKey } = await second();
    await panel(code, { hostKey });
    await screen.findByRole('table');
    await press('Delete the earlier nights');
    const [, sure] = await screen.findAllByRole('button', { name: 'Delete the earlier nights' });
    await userEvent.click(sure as HTMLElement);
    await waitFor(async () =>
      expect((await call('GET /api/rooms/:code', { code })).group).toEqual({ earlier: 0, next: false }),
    );
  });
});

test('does not appear in a room without a group and without a match', async () => {
  const { room, hostKey }: RoomCreated = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {} },
  );
  const { container } = await panel(room.code, { hostKey });
  expect(container).toBeEmptyDOMElement();
});
