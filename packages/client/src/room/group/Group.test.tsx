import type { RoomCreated } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { followLanguage } from '../../i18n/strings';
import { voteEnd } from '../../net/api/hosting/hosting';
import { createRoom, roomOf, sit, start } from '../../net/api/rooms';
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

/** A room of Ana's, whose browser this is, in which she has played a match with Ben. */
async function played() {
  const { room, hostKey, seat } = await createRoom({ game: 'crystal-wars', players: 2, options: {}, name: 'Ana' });
  const ben = await sit(room.code, '1', { name: 'Ben' });
  const ana = seat?.seatKey ?? '';
  await playAgain(room.code, hostKey, [ana, ben.seatKey]);
  keepKeys(room.code, { hostKey, seats: [{ seat: '0', seatKey: ana, name: 'Ana' }] });
  rememberRoom({ code: room.code, game: room.game, at: 0 });
  return { code: room.code, hostKey, keys: { ana, ben: ben.seatKey } };
}

async function playAgain(code: string, hostKey: string, keys: readonly string[]): Promise<void> {
  await start(code, hostKey);
  for (const key of keys) await voteEnd(code, true, key);
}

/** The panel of a room as it stands now. */
async function panel(code: string, more: Partial<RoomHandle>) {
  const handle: RoomHandle = { ...handleOf().handle, code, seat: null, ...more };
  const room: RoomView = await roomOf(code);
  return render(<Group handle={handle} room={room} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const codeNow = () => location.pathname.slice('/r/'.length);

/** The next room, as the host has opened it by the panel of the one before. */
async function opened(before: { code: string; hostKey: string }) {
  const { unmount } = await panel(before.code, { hostKey: before.hostKey });
  await press('Next room, same group');
  await waitFor(() => expect(location.pathname).toMatch(/^\/r\//));
  unmount();
  return { code: codeNow(), hostKey: keysOf(codeNow()).hostKey ?? '' };
}

test('the host opens the next room and is its host, with the keys of the seats they had', async () => {
  const before = await played();
  const { code, hostKey } = await opened(before);
  expect(code).not.toBe(before.code);
  expect(hostKey).not.toBe('');
  expect(keysOf(code).former).toEqual([{ seat: '0', seatKey: before.keys.ana, name: 'Ana' }]);
});

test('those who sat in the earlier room go on to the next one, others are told nothing', async () => {
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

test('whoever comes by the link is known again by the seat this browser had in an earlier room', async () => {
  const before = await played();
  const second = await opened(before);
  keepKeys(second.code, { seats: [] });
  keepKeys(before.code, { seats: [{ seat: '1', seatKey: before.keys.ben, name: 'Ben' }] });
  rememberRoom({ code: before.code, game: 'crystal-wars', at: 0 });
  await recallFormerSeats(second.code);
  expect(keysOf(second.code).former).toEqual([{ seat: '1', seatKey: before.keys.ben, name: 'Ben' }]);
});

describe('what was played', () => {
  afterEach(() => act(async () => changeSettings({ language: 'en' })));

  async function second() {
    const before = await played();
    const next = await opened(before);
    const ana = await sit(next.code, '0', { name: 'Anna', formerKey: before.keys.ana });
    const ben = await sit(next.code, '1', { name: 'Ben' });
    await playAgain(next.code, next.hostKey, [ana.seatKey, ben.seatKey]);
    return next;
  }

  test('is counted over all nights, and tells who was recognised by the name only', async () => {
    const { code } = await second();
    await panel(code, { host: false });
    expect(await screen.findByRole('row', { name: 'Anna 0 2 2' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Ben\s*By name only 0 2 2/ })).toBeVisible();
    expect(screen.getByText(/^Ben: taken for the same person because of the name/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The group: 2 nights' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the earlier nights' })).toBeNull();
  });

  test('is told in German to who reads German', async () => {
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
    await waitFor(async () => expect((await roomOf(code)).group).toEqual({ earlier: 0, next: false }));
  });
});

test('a room without a group and without a match shows nothing', async () => {
  const { room, hostKey }: RoomCreated = await createRoom({ game: 'crystal-wars', players: 2, options: {} });
  const { container } = await panel(room.code, { hostKey });
  expect(container).toBeEmptyDOMElement();
});
