import type { RoomView } from '@lantern/protocol/rooms';
import { DAY } from '@lantern/protocol/timeUnits';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { keepPlayerName } from '../../state/roomKeys';
import type { RoomHandle } from '../connection/roomHandle';
import { handleOf } from '../testing';
import { GameNight } from './GameNight';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

beforeEach(() => keepPlayerName(''));

/** A room of the real server and its panel, for the host or a guest; `look` renders the current state of the room. */
async function panel({ host }: { host: boolean }, at?: number) {
  const { room, hostKey } = await call('POST /api/rooms', {}, { game: 'crystal-wars', players: 2, options: {} });
  const handle: RoomHandle = { ...handleOf().handle, code: room.code, host, hostKey };
  if (at !== undefined) {
    const body = JSON.stringify({ at });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${hostKey}` };
    await server.fetch(`/api/rooms/${room.code}/game-night`, { method: 'POST', headers, body });
  }
  const page = (now: RoomView) => <GameNight handle={handle} room={now} />;
  const { rerender } = render(page(await call('GET /api/rooms/:code', { code: room.code })));
  const look = async (fits: (now: RoomView) => boolean) => {
    await waitFor(async () => expect(fits(await call('GET /api/rooms/:code', { code: room.code }))).toBe(true));
    rerender(page(await call('GET /api/rooms/:code', { code: room.code })));
  };
  return { code: room.code, look, page, rerender };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the host sets a date, and removes it again', async () => {
  const { look } = await panel({ host: true });
  await press('Set a date');
  fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2027-11-26T20:00' } });
  await press('Save date');
  await look(({ gameNight }) => gameNight?.at === new Date('2027-11-26T20:00').getTime());
  expect(screen.getByText(/Friday,? 26 November 2027 at 20:00/)).toBeVisible();
  await press('Change the date');
  expect(await screen.findByLabelText('Date and time')).toHaveValue('2027-11-26T20:00');
  await press('Remove the date');
  await look(({ gameNight }) => gameNight === undefined);
  expect(screen.getByRole('button', { name: 'Set a date' })).toBeVisible();
});

test('a date without a time is not sent', async () => {
  await panel({ host: true });
  await press('Set a date');
  fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '' } });
  await press('Save date');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day and a time.');
});

test('without a date guests see nothing of it', async () => {
  await panel({ host: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a guest who opens the link says whether they come, and may change that', async () => {
  const { look } = await panel({ host: false }, Date.now() + DAY);
  expect(screen.getByText('Nobody has answered yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the date' })).toBeNull();
  await press('Maybe');
  expect(screen.getByRole('alert')).toHaveTextContent('Type your name first.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Cy');
  await press('Maybe');
  await look(({ gameNight }) => gameNight?.guests[0]?.reply === 'maybe');
  expect(screen.getByRole('list', { name: 'Maybe' })).toHaveTextContent('Cy (you)');
  await press('I am coming');
  await look(({ gameNight }) => gameNight?.guests[0]?.reply === 'yes');
  expect(screen.getByRole('list', { name: 'Coming' })).toHaveTextContent('Cy (you)');
  expect(screen.getByRole('button', { name: 'I am coming', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('the host removes an answer', async () => {
  const { code, look } = await panel({ host: true }, Date.now() + DAY);
  const body = JSON.stringify({ name: 'Cy', reply: 'no', browser: 'another-browser-there' });
  const headers = { 'content-type': 'application/json' };
  await server.fetch(`/api/rooms/${code}/game-night/reply`, { method: 'POST', headers, body });
  await look(({ gameNight }) => gameNight?.guests.length === 1);
  await press('Remove the answer of Cy');
  await look(({ gameNight }) => gameNight?.guests.length === 0);
  expect(screen.queryByText('Cy')).toBeNull();
});

test('once a match has begun the date stays and the answers go', async () => {
  const { code, page, rerender } = await panel({ host: false }, Date.now() + DAY);
  rerender(page({ ...(await call('GET /api/rooms/:code', { code })), state: 'over' }));
  expect(screen.getByRole('heading', { name: 'Game night' })).toBeVisible();
  expect(screen.queryByText('Are you coming?')).toBeNull();
});

describe('the invitation', () => {
  test('is copied in a chosen language if the device has no dialog for sharing', async () => {
    const user = userEvent.setup();
    const { code } = await panel({ host: false }, Date.UTC(2027, 10, 26, 19));
    await user.click(screen.getByRole('button', { name: 'Share the invitation' }));
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await user.click(within('Share the invitation'));
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Spieleabend: Crystal Wars\nFreitag, 26\. November 2027/);
    expect(text).toMatch(new RegExp(`/r/${code}$`));
  });

  test('is also a calendar file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:x';
    };
    const { code } = await panel({ host: false }, Date.UTC(2027, 10, 26, 19));
    await press('Add to calendar');
    const text = await new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsText(files[0] as Blob);
    });
    expect(files[0]?.type).toBe('text/calendar');
    expect(text).toMatch(/\r\nDTSTART:20271126T190000Z\r\n/);
    expect(text).toMatch(new RegExp(`\r\nURL:http://localhost/r/${code}\r\n`));
  });
});

/** Returns the button with this name in the open sheet. */
function within(name: string): HTMLElement {
  return screen.getAllByRole('button', { name }).at(-1) as HTMLElement;
}
