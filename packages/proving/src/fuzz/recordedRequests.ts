import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import type { HandOver, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { RecordedTable } from './recordedTable';
import type { Recorder } from './recorder';

/** A room that is recorded. */
export interface RecordedRoom {
  /** Its address on the server. */
  path: string;
  code: string;
  hostKey: string;
  matchId: string;
  /** The keys of its seats, in their order. */
  keys: string[];
}

const DAY = 24 * 60 * 60_000;

/** How often it is looked whether somebody's leaving has been noticed. */
const LOOKS = 100;

/** What those who sit ask for while they play: a pause, and their moves back. */
export async function atTheTable(recorder: Recorder, { path, hostKey, keys }: RecordedRoom, table: RecordedTable) {
  for (const paused of [true, false]) await recorder.call('POST', `${path}/pause`, { paused }, hostKey);
  await recorder.attempt('POST', `${path}/time-out`, { decisionId: table.decisionId }, hostKey);
  await recorder.attempt('POST', `${path}/time-out/vote`, { decisionId: table.decisionId, wanted: true }, keys[0]);
  await recorder.call('POST', `${path}/hint`, {}, keys[0]);
  const { seat, version } = table.last;
  const own = keys[Number(seat)];
  // Whether it is free, and whether it still stands, is for the game to say.
  await recorder.attempt('POST', `${path}/take-back`, { version }, own);
  for (const agreed of [false, true]) {
    await recorder.attempt('POST', `${path}/take-back/ask`, { version }, own);
    for (const key of keys)
      if (key !== own) await recorder.attempt('POST', `${path}/take-back/answer`, { agreed }, key);
  }
}

/** A date for the next evening, its guests, newcomers who ask for a seat, and what the group has played. */
export async function aroundTheRoom(recorder: Recorder, { path, hostKey, keys }: RecordedRoom): Promise<void> {
  const browser = 'browser-of-cy';
  await recorder.call('POST', `${path}/game-night`, { at: Date.now() + DAY }, hostKey);
  // Whether anybody may still answer, ask, or go on in another room is for the course of the match to say.
  await recorder.attempt('POST', `${path}/game-night/reply`, { name: 'Cy', reply: 'maybe', browser });
  await recorder.attempt('POST', `${path}/game-night/guests/cy/remove`, {}, hostKey);
  await recorder.call('POST', `${path}/game-night`, { at: null }, hostKey);
  await recorder.attempt('POST', `${path}/seats/1/ask`, { name: 'Cy', browser });
  await recorder.attempt('POST', `${path}/seat-requests/cy/answer`, { agreed: false }, keys[0]);
  await recorder.attempt('POST', `${path}/next`, {}, hostKey);
  await recorder.call('GET', `${path}/next`, null, keys[0]);
  await recorder.call('GET', `${path}/group`);
  await recorder.attempt('POST', `${path}/group/delete`, {}, hostKey);
}

/** Calls for those who are away, other devices, looking back, and whether all is fair. */
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
  await recorder.call('POST', `${path}/seats/0/push-end`, { endpoint: `${push}/500` }, keys[0]);
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
  await recorder.call('POST', `${path}/rematch`, {}, hostKey);
  await recorder.call('GET', `${path}/matches/${matchId}/past?page=0`, null, keys[0]);
  await recorder.call('GET', `${path}/matches/${matchId}/fair`);
  await recorder.call('POST', `${path}/seats/0/host`, {}, hostKey);
  await recorder.call('POST', `${path}/seats/0/stand`, {}, keys[1]);
}

/** What browsers load. */
export async function pages(recorder: Recorder, { id }: AnyModule, { code, matchId }: RecordedRoom): Promise<void> {
  const own = [`/r/${code}`, `/r/${code}/m/${matchId}`, `/tv/${code}`, `/open/${id}`, `/learn/${id}`];
  const others = ['/', '/replay', '/settings', '/about', '/sw.js', '/manifest.webmanifest'];
  for (const page of [...own, ...others, '/api/health', '/api/health/live']) await recorder.call('GET', page);
  await recorder.call('GET', '/socket.io/?EIO=4&transport=polling');
}

/** Resolves once the room says that nobody is on that seat. */
async function away(recorder: Recorder, path: string, seat: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const { seats } = (await (await fetch(recorder.server + path)).json()) as RoomView;
    if (!seats.find((one) => one.seat === seat)?.here) return;
    await pause(20);
  }
  throw new Error(`seat ${seat} of the room to be recorded does not get empty`);
}

/** What a browser has made for its push service. */
function browserKeys() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}
