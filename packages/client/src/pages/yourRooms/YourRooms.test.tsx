import type { DeskRoom } from '@lantern/protocol/desk';
import type { RoomGlance } from '@lantern/protocol/roomGlance';
import type { DayClockView } from '@lantern/protocol/tempo';
import { HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roomWith } from '../../room/testing';
import { keepKeys, keysOf, knownRooms, listedRooms, rememberRoom } from '../../state/roomKeys';
import { recall } from '../../state/storage';
import { Toasts } from '../../ui/Toast';
import { YourRooms } from './YourRooms';

/** An event of Crystal Wars. */
const fact = { n: 1, kind: 'conceded', data: { seat: '1' } };

/** The rooms of the server, and the turns of its matches in one go. Other rooms do not exist. */
let server: Record<string, DeskRoom>;
let turns: Record<string, RoomGlance['turn']>;
/** Rooms that the server reports neither as existing nor as gone. */
let untold: string[];
let down: boolean;
let asked: string[];
beforeEach(() => {
  localStorage.clear();
  [server, turns, untold, down, asked] = [{}, {}, [], false, []];
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    asked.push(address);
    if (down) throw new TypeError('network');
    const answer = address.endsWith('/desk') ? desk(JSON.parse(String(body))) : glance(address.split('/')[3] ?? '');
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
});

function desk({ rooms }: { rooms: { code: string; keys: string[] }[] }) {
  const codes = rooms.map(({ code }) => code).filter((code) => !untold.includes(code));
  return { rooms: codes.flatMap((code) => server[code] ?? []), gone: codes.filter((code) => !server[code]) };
}

const glance = (code: string): RoomGlance => ({ room: roomWith({ code }), turn: turns[code] ?? null });

/** Adds a room of Ana, who holds seat 0 in this browser, and Ben. */
function room(code: string, state: DeskRoom['state'], more: Partial<DeskRoom> = {}): void {
  server[code] = {
    ...{ code, game: 'crystal-wars', state, paused: false, mine: ['0'], overDays: false, ago: null, unread: 0 },
    seats: [
      { seat: '0', kind: 'person', name: 'Ana' },
      { seat: '1', kind: 'person', name: 'Ben' },
    ],
    ...more,
  };
  rememberRoom({ code, game: 'crystal-wars', at: knownRooms().length });
  keepKeys(code, { seats: [{ seat: '0', seatKey: 's' }] });
}

/** Adds a room with a match in one go that waits for seats. */
function inOneGo(code: string, seats: string[], ago = 0): void {
  room(code, 'playing', { ago });
  turns[code] = { seats, ago, told: null };
}

/** Adds a room with a match over days in which a seat must move within this number of hours. */
function overDays(code: string, seat: string, hours: number | null, more: Partial<DeskRoom> = {}): void {
  const until = hours === null ? null : Date.now() + hours * HOUR;
  const dayClock: DayClockView = {
    ...{ decisionId: 1, kind: 'turn', dueAt: until, holidays: [] },
    owing: [{ seat, until, reserve: 0, bot: false, nudgeFrom: null }],
  };
  room(code, 'playing', { overDays: true, dayClock, ago: HOUR, ...more });
}

async function shown() {
  const onNone = jest.fn();
  const rooms = listedRooms();
  const page = (
    <>
      <YourRooms rooms={rooms} onNone={onNone} />
      <Toasts />
    </>
  );
  const { unmount } = await act(async () => render(page));
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return { onNone, unmount, cards: () => links().filter((href) => href !== '/seats') };
}

test('rooms that wait for the viewer come first, the longest wait at the top, then other matches, open rooms and finished ones', async () => {
  room('OVER22', 'over');
  room('OPEN22', 'open');
  inOneGo('THEIRS', ['1']);
  const { cards } = await shown();
  expect(cards()).toEqual(['/r/THEIRS', '/r/OPEN22', '/r/OVER22']);
});

test('of two matches that wait for the viewer the one with the longer wait comes first', async () => {
  inOneGo('LONGER', ['0'], 90 * MINUTE);
  inOneGo('BRIEF2', ['0', '1'], MINUTE);
  inOneGo('THEIRS', ['1'], 999 * MINUTE);
  const { cards } = await shown();
  expect(cards()).toEqual(['/r/LONGER', '/r/BRIEF2', '/r/THEIRS']);
  const [first, , last] = screen.getAllByRole('listitem') as HTMLElement[];
  expect(first).toHaveTextContent('Your turnfor 1 h');
  expect(last).toHaveTextContent('Waiting for Benfor 16 h');
  expect(within(first as HTMLElement).getByText('Play')).toBeInTheDocument();
});

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [MINUTE, 'for 1 min'],
  [59 * MINUTE, 'for 59 min'],
  [60 * MINUTE, 'for 1 h'],
  [47 * 60 * MINUTE, 'for 47 h'],
  [48 * 60 * MINUTE, 'for 2 days'],
])('a wait of %s milliseconds is shown as %s', async (ago, words) => {
  inOneGo('THEIRS', ['1'], ago);
  await shown();
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

test('a paused match waits for nobody', async () => {
  overDays('PAUSED', '0', 9, { paused: true });
  inOneGo('PAUSE2', ['0'], MINUTE);
  (server.PAUSE2 as DeskRoom).paused = true;
  await shown();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).toHaveTextContent(/PausedABYou, Ben/);
  expect(screen.queryByText('Your turn')).toBeNull();
});

test('over days the matches that wait for the viewer come first, the nearest deadline at the top', async () => {
  overDays('NEVER2', '0', null);
  overDays('LATER2', '0', 50);
  overDays('SOON22', '0', 1);
  overDays('PASSED', '0', -1);
  overDays('THEIRS', '1', 0.5);
  inOneGo('ONEGO2', ['0']);
  const { cards } = await shown();
  expect(cards()).toEqual(['/r/PASSED', '/r/SOON22', '/r/LATER2', '/r/NEVER2', '/r/ONEGO2']);
  await userEvent.click(screen.getByRole('button', { name: 'All 6 rooms' }));
  const states = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(states[0]).toContain('Your turntime is up');
  expect(states[1]).toContain('Your turn60 min left');
  expect(states[2]).toMatch(/Your turnuntil \w{3} \d\d:\d\d/);
  expect(states[3]).toContain('Your turnfor 1 h');
  expect(states[5]).toContain('Waiting for Ben30 min left');
});

test('a glance is requested only for rooms with a running match in one go', async () => {
  overDays('DAYS22', '0', 9);
  inOneGo('ONEGO2', ['0']);
  room('OPEN22', 'open');
  await shown();
  expect(asked).toEqual(['/api/desk', '/api/rooms/ONEGO2/glance']);
});

test('the card of a room counts unread messages', async () => {
  room('TALK22', 'open', { unread: 2 });
  room('CALM22', 'open');
  await shown();
  const [calm, talk] = screen.getAllByRole('listitem');
  expect(talk).toHaveTextContent('2 new messages');
  expect(calm).not.toHaveTextContent('new message');
});

test('a room is forgotten only if the server reports that it no longer exists', async () => {
  room('GONE22', 'open');
  room('KEPT22', 'open');
  delete server.GONE22;
  untold = ['KEPT22'];
  const { cards } = await shown();
  expect(cards()).toEqual(['/r/KEPT22']);
  expect(knownRooms().map(({ code }) => code)).toEqual(['KEPT22']);
  expect(keysOf('KEPT22').seats).toHaveLength(1);
});

test('without a connection the rooms are shown in their last known state, with its time', async () => {
  overDays('DAYS22', '0', 30);
  (await shown()).unmount();
  down = true;
  await shown();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Your turnuntil/);
  expect(screen.getByText(/^No connection. As of \w{3} \d\d:\d\d\.$/)).toBeInTheDocument();
  expect(knownRooms()).toHaveLength(1);
});

test('a room without a known state says that there is no connection', async () => {
  room('DOWN22', 'open');
  down = true;
  await shown();
  expect(screen.getByRole('listitem')).toHaveTextContent('No connection');
  expect(screen.queryByText(/As of/)).toBeNull();
});

test('the stored state of rooms contains no key', async () => {
  overDays('DAYS22', '0', 30);
  keepKeys('DAYS22', { seats: [{ seat: '0', seatKey: 'a-secret-key' }] });
  await shown();
  expect(JSON.stringify(recall('desk'))).toContain('DAYS22');
  expect(JSON.stringify(recall('desk'))).not.toContain('a-secret-key');
});

test('a room is removed and comes back, and its seat is never lost', async () => {
  room('KEEP22', 'open');
  room('AWAY22', 'open');
  const { cards } = await shown();
  await userEvent.click(screen.getByRole('button', { name: /room AWAY22/ }));
  expect(cards()).toEqual(['/r/KEEP22']);
  expect(listedRooms().map(({ code }) => code)).toEqual(['KEEP22']);
  expect(keysOf('AWAY22').seats).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cards()).toEqual(['/r/AWAY22', '/r/KEEP22']);
  expect(listedRooms()).toHaveLength(2);
});

test('a room that was removed comes back when it is opened again', async () => {
  room('AWAY22', 'open');
  const { onNone } = await shown();
  await userEvent.click(screen.getByRole('button', { name: /room AWAY22/ }));
  expect(onNone).toHaveBeenCalled();
  rememberRoom({ code: 'AWAY22', game: 'crystal-wars', at: 9 });
  expect(listedRooms()).toHaveLength(1);
});

test('three rooms are shown at first, all of them after a tap', async () => {
  for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD']) room(code, 'open');
  const { cards } = await shown();
  expect(cards()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'All 4 rooms' }));
  expect(cards()).toHaveLength(4);
});

test('a viewer who returns to the page sees the current state', async () => {
  inOneGo('THEIRS', ['1']);
  await shown();
  turns.THEIRS = { seats: ['0'], ago: 0, told: null };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Your turn')).toBeInTheDocument();
  expect(asked).toHaveLength(4);
});

test('the last public event of a match is shown as a sentence', async () => {
  inOneGo('THEIRS', ['1']);
  turns.THEIRS = { seats: ['1'], ago: 0, told: fact };
  await shown();
  expect(await screen.findByText(/^Ben /)).toBeInTheDocument();
});
