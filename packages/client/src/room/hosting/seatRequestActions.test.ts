/** @jest-environment ./test/page.ts */
import { keepKeys, keysOf } from '../../state/roomKeys';
import { roomWith } from '../testing';
import { seatRequestActions } from './seatRequestActions';

const code = 'K7WQ3H';
const asked = { request: 'r', seat: '1', seatKey: 'key', name: 'Eve', version: 7 };
const ben = { seat: '1', seatKey: 'b', name: 'Ben' };

/** The requests to the server, and its answer; null while it is unreachable. */
let sent: { path: string; body: object; key: string | undefined }[];
let answer: object | null;

const actions = seatRequestActions({
  code,
  change: (to) => keepKeys(code, to(keysOf(code))),
  attempt: (request) =>
    request().then(
      () => true,
      () => false,
    ),
});

beforeEach(() => {
  localStorage.clear();
  sent = [];
  globalThis.fetch = (async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ path, body: JSON.parse(body), key: headers.authorization?.slice('Bearer '.length) });
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
});

test('a person who asks keeps the key of the request with the version of the room that has it, and all other keys', async () => {
  keepKeys(code, { hostKey: 'h', seats: [], former: [ben] });
  answer = { ...asked, room: roomWith({ version: 7 }) };
  expect(await actions.requestSeat('1', ' Eve ')).toBe(true);
  expect(keysOf(code)).toEqual({ hostKey: 'h', seats: [], former: [ben], asked });
  expect(sent[0]).toMatchObject({ path: `/api/rooms/${code}/seats/1/ask`, body: { name: 'Eve' } });
});

test('a person who withdraws the request no longer has its key', async () => {
  keepKeys(code, { seats: [], asked });
  answer = roomWith({ version: 8 });
  expect(await actions.withdrawSeatRequest()).toBe(true);
  expect(keysOf(code)).toEqual({ seats: [] });
  expect(sent).toMatchObject([
    { path: `/api/rooms/${code}/seat-requests/r/answer`, body: { agreed: false }, key: 'key' },
  ]);
});

test('a request that could not be withdrawn may still be granted: its key stays', async () => {
  keepKeys(code, { seats: [], asked });
  answer = null;
  expect(await actions.withdrawSeatRequest()).toBe(false);
  expect(keysOf(code)).toEqual({ seats: [], asked });
});

test('without a request nothing is withdrawn', async () => {
  expect(await actions.withdrawSeatRequest()).toBe(true);
  expect(sent).toEqual([]);
});
