import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import type { HandOver, SeatTaken } from '@lantern/protocol/credentials';
import type { SeatCopy } from '@lantern/protocol/heldRooms';
import type { RoomView } from '@lantern/protocol/rooms';
import { usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import type { RecordedTable } from './recordedTable';
import type { Recorder } from './recorder';

export interface RecordedRoom {
  /** Its address on the server. */
  path: string;
  code: string;
  hostKey: string;
  matchId: string;
  /** The keys of its seats, in order. */
  keys: string[];
}

const SERVER_PATHS = ['/api/health', '/api/health/live', '/api/health/serving', '/api/privacy'];

/** Maximum number of checks whether a departure was noticed. */
const MAX_CHECKS = 100;

/** The requests of players during the match: a pause, and take-backs. */
export async function atTheTable(recorder: Recorder, { path, hostKey, keys }: RecordedRoom, table: RecordedTable) {
  await recorder.call('POST', `${path}/pause`, { paused: true }, hostKey);
  for (const wanted of [true, false])
    await recorder.call('POST', `${path}/pause/vote`, { wanted, about: 'resume' }, keys[0]);
  await recorder.call('POST', `${path}/pause`, { paused: false }, hostKey);
  await recorder.attempt('POST', `${path}/time-out`, { decisionId: table.decisionId }, hostKey);
  await recorder.attempt('POST', `${path}/time-out/vote`, { decisionId: table.decisionId, wanted: true }, keys[0]);
  for (const wanted of [true, false])
    await recorder.call('POST', `${path}/tempo/vote`, { tempo: usualTempo(3, 'Europe/Berlin'), wanted }, keys[0]);
  await recorder.call('POST', `${path}/hint`, {}, keys[0]);
  for (const time of ['double', 'usual']) await recorder.call('POST', `${path}/seats/0/extra-time`, { time }, keys[0]);
  for (const what of ['grant', 'let-bot', 'nudge'])
    await recorder.attempt('POST', `${path}/seats/0/${what}`, {}, keys[1]);
  const { seat, version } = table.last;
  const own = keys[Number(seat)];
  // Whether it is free, and still possible, depends on the game.
  await recorder.attempt('POST', `${path}/take-back`, { version }, own);
  for (const agreed of [false, true]) {
    await recorder.attempt('POST', `${path}/take-back/ask`, { version }, own);
    for (const key of keys)
      if (key !== own) await recorder.attempt('POST', `${path}/take-back/answer`, { agreed }, key);
  }
}

/** Requests about the next game night, its guests, seat requests of newcomers, and the history of the group. */
export async function aroundTheRoom(recorder: Recorder, { path, code, hostKey, keys }: RecordedRoom): Promise<void> {
  const browser = 'browser-of-cy';
  await recorder.call('POST', `${path}/game-night`, { at: Date.now() + DAY }, hostKey);
  // Whether guests may still answer, newcomers ask, or the group move on depends on the match.
  await recorder.attempt('POST', `${path}/game-night/reply`, { name: 'Cy', reply: 'maybe', browser });
  await recorder.attempt('POST', `${path}/game-night/guests/cy/remove`, {}, hostKey);
  await recorder.call('POST', `${path}/game-night`, { at: null }, hostKey);
  await recorder.attempt('POST', `${path}/seats/1/ask`, { name: 'Cy', browser });
  await recorder.attempt('POST', `${path}/seat-requests/cy/answer`, { agreed: false }, keys[0]);
  await recorder.attempt('POST', `${path}/undo`, { seat: '1' }, keys[1]);
  await recorder.attempt('POST', `${path}/host`, {}, hostKey);
  await recorder.attempt('POST', `${path}/next`, {}, hostKey);
  await recorder.call('GET', `${path}/next`, null, keys[0]);
  await recorder.call('GET', `${path}/group`);
  await recorder.call('GET', `${path}/glance`);
  await recorder.call('POST', '/api/desk', { rooms: [{ code, keys: [keys[0] ?? '', hostKey] }] });
  await recorder.call('POST', `${path}/report`, { speaker: { seat: '1', name: 'Ben 1' } }, keys[0]);
  await recorder.call('POST', `${path}/own-data`, {}, keys[0]);
  await recorder.attempt('POST', `${path}/own-data/delete`, {}, 'not the key');
  await recorder.attempt('POST', `${path}/report`, { message: { audience: 'all', n: 1 } });
  await recorder.attempt('POST', `${path}/group/delete`, {}, hostKey);
}

/** The keys of a browser: copied to another device, and kept for it. */
export async function keysOfBrowser(recorder: Recorder, { code, hostKey, keys }: RecordedRoom): Promise<void> {
  const seats = keys.slice(0, 1).map((seatKey) => ({ seat: '0', seatKey, name: 'Ana' }));
  const held = { rooms: [{ code, game: 'toy', hostKey, seats }] };
  const { token } = (await recorder.call('POST', '/api/seat-copies', held)) as SeatCopy;
  recorder.is(token, '{token}');
  await recorder.call('POST', '/api/seat-copies/state', {}, token);
  // Only few may be tried from one address.
  await recorder.attempt('POST', '/api/seat-copies/take', {}, token);
  await recorder.call('POST', '/api/seat-copies/end', {}, token);
  await recorder.call('POST', '/api/keep', held);
  for (const what of ['restore', 'forget']) await recorder.call('POST', `/api/keep/${what}`, {});
}

/** Requests about notifications, other devices, the replay, and the fair-play check. */
export async function aroundAMatch(
  recorder: Recorder,
  { path, matchId, keys }: RecordedRoom,
  push: string,
): Promise<void> {
  await recorder.call('GET', '/api/push');
  for (const [status, language] of [
    [201, 'en'],
    [404, 'de'],
    [500, 'en'],
  ] as const) {
    const address = { endpoint: `${push}/${status}`, keys: browserKeys() };
    await recorder.call('POST', `${path}/seats/0/push`, { address, language }, keys[0]);
  }
  for (const what of ['push-state', 'push-test', 'push-end'])
    await recorder.call('POST', `${path}/seats/0/${what}`, { endpoint: `${push}/500` }, keys[0]);
  const match = `${path}/matches/${matchId}`;
  await recorder.call('GET', `${match}/past`);
  for (const page of [0, 1]) await recorder.call('GET', `${match}/past?page=${page}`, null, keys[0]);
  await recorder.call('GET', `${match}/fair`);
  for (const what of ['commitment', 'number'])
    await recorder.attempt('POST', `${path}/contribute`, { matchId, [what]: 'ab'.repeat(32) }, keys[0]);
  const offer = () => recorder.call('POST', `${path}/seats/0/hand-over`, {}, keys[0]) as Promise<HandOver>;
  const refused = await offer();
  recorder.is(refused.token, '{token}');
  await recorder.call('POST', `${path}/seats/0/keep`, {}, keys[0]);
  const { token } = await offer();
  recorder.is(token, '{token}');
  const { seatKey } = (await recorder.call('POST', `${path}/redeem`, {}, token)) as SeatTaken;
  recorder.is(seatKey, '{key}');
  keys[0] = seatKey;
}

/** Votes, the end, the next match, and another host. */
export async function endOfTheMatch(recorder: Recorder, room: RecordedRoom, table: RecordedTable): Promise<void> {
  const { path, matchId, hostKey, keys } = room;
  table.leave('1');
  await away(recorder, path, '1');
  for (const wanted of [true, false]) await recorder.call('POST', `${path}/seats/1/stand-in`, { wanted }, keys[0]);
  await recorder.call('POST', `${path}/end`, { wanted: true }, keys[0]);
  await recorder.attempt('POST', `${path}/end`, { wanted: false }, keys[0]);
  for (const key of keys) await recorder.attempt('POST', `${path}/end`, { wanted: true }, key);
  const { offer } = (await recorder.call('POST', `${path}/rematch`, {}, hostKey)) as RoomView;
  const offered = `${path}/offer/${offer?.id ?? 'none'}`;
  await recorder.attempt('POST', `${offered}/start`, { without: ['7'] }, hostKey);
  for (const key of keys) await recorder.attempt('POST', `${offered}/answer`, { agreed: true }, key);
  await recorder.call('GET', `${path}/matches/${matchId}/past?page=0`, null, keys[0]);
  await recorder.call('GET', `${path}/matches/${matchId}/fair`);
  for (const what of ['past?page=0', 'fair']) await recorder.call('GET', `/api/matches/${matchId}/${what}`);
  await recorder.call('POST', `${path}/seats/0/host`, {}, hostKey);
  await recorder.call('POST', `${path}/seats/0/stand`, {}, keys[1]);
}

/** Requests about matches over days, mails and channels; all are refused in a match in one go, or if switched off. */
export async function overDays(recorder: Recorder, { path, hostKey, keys }: RecordedRoom): Promise<void> {
  const own = `${path}/seats/0`;
  const [key] = keys;
  for (const what of ['orders', 'note']) await recorder.attempt('GET', `${own}/${what}`, null, key);
  await recorder.attempt('POST', `${own}/orders`, { orders: { respond: 'never' } }, key);
  await recorder.attempt('POST', `${own}/note`, { text: 'North first' }, key);
  await recorder.attempt('POST', `${own}/holiday`, { first: '2030-08-03', last: '2030-08-09', by: 'wait' }, key);
  await recorder.attempt('POST', `${own}/holiday-end`, {}, key);
  const mails = { mode: 'digest', language: 'en', zone: 'Europe/Berlin' };
  await recorder.attempt('POST', `${own}/mail`, { address: 'ana@example.org', ...mails }, key);
  for (const what of ['mail-state', 'mail-end']) await recorder.attempt('POST', `${own}/${what}`, { token: '' }, key);
  await recorder.attempt('POST', '/api/mail/forget', { token: 'none' });
  for (const what of ['confirm', 'unsubscribe']) await recorder.attempt('POST', `/api/mail/${what}`, { link: 'none' });
  await recorder.attempt('POST', '/api/mail/unsubscribe/none');
  await recorder.attempt('GET', `${path}/hooks`);
  const hook = { kind: 'ntfy', url: 'https://ntfy.sh/our-match', events: ['turn'], language: 'en' };
  await recorder.attempt('POST', `${path}/hooks`, hook, hostKey);
  for (const what of ['test', 'remove']) await recorder.attempt('POST', `${path}/hooks/${what}`, { n: 1 }, hostKey);
  await recorder.attempt('POST', '/api/turn', { tag: 'none', rooms: [] });
}

/** The requests of an operator, without the operator's token. */
export async function asOperator(recorder: Recorder, { code }: RecordedRoom): Promise<void> {
  const token = 'not the token';
  for (const what of ['rooms', 'reports', 'audit']) await recorder.attempt('GET', `/api/admin/${what}`, null, token);
  await recorder.attempt('POST', `/api/admin/rooms/${code}`, { act: 'end' }, token);
  await recorder.attempt('POST', '/api/admin/reports/1/done', {}, token);
  await recorder.attempt('POST', '/api/admin/say', { text: 'Restart at ten' }, token);
  await recorder.attempt('POST', '/api/admin/block', { address: '192.0.2.7', hours: 3 }, token);
}

/** The pages that browsers load. */
export async function pages(recorder: Recorder, { id }: AnyModule, { code, matchId }: RecordedRoom): Promise<void> {
  const own = [
    `/r/${code}`,
    `/r/${code}/m/${matchId}`,
    `/m/${matchId}`,
    `/tv/${code}`,
    `/open/${id}`,
    `/learn/${id}`,
    `/minute/${id}`,
    `/rules/${id}`,
  ];
  const others = [
    '/',
    '/replay',
    '/seats',
    '/settings',
    '/about',
    '/privacy',
    '/admin',
    '/sw.js',
    '/manifest.webmanifest',
  ];
  for (const page of [...own, ...others, ...SERVER_PATHS]) await recorder.call('GET', page);
  await recorder.call('GET', '/socket.io/?EIO=4&transport=polling');
}

/** Resolves when the room shows that nobody is on that seat. */
async function away(recorder: Recorder, path: string, seat: string): Promise<void> {
  for (let looks = 0; looks < MAX_CHECKS; looks++) {
    const { seats } = (await (await fetch(recorder.server + path)).json()) as RoomView;
    if (!seats.find((seatView) => seatView.seat === seat)?.here) return;
    await pause(20);
  }
  throw new Error(`seat ${seat} of the recorded room does not become empty`);
}

/** The keys of a browser with a subscription. */
export function browserKeys() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}
