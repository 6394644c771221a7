import type { RunningMatch } from '../match/runningMatch';
import { type MatchServer, openMatchServer, type RawClient, settled, until } from '../testing/matchServer';

const LONG = 60_000;

let place: MatchServer;
let match: RunningMatch;
/** Ana's client on seat 0. */
let ana: RawClient;
/** Ends the wait for the clients. */
let stop: (() => void) | undefined;

beforeEach(async () => {
  place = await openMatchServer();
  match = (await place.matches.open(await place.deal())) as RunningMatch;
  ana = place.client();
  await ana.sync(match.id, '0');
});

afterEach(async () => {
  stop?.();
  await place.close();
});

/**
 * Ana's client has shown the start, and a move has followed.
 * @returns a function that tells whether all clients have shown the newest view
 */
async function behind(): Promise<() => boolean> {
  await ana.socket.emitWithAck('shown', match.id, match.snapshot('0').version, '0');
  await ana.move(match.id, '0', match.snapshot('0').version, 'draw', []);
  let all = false;
  stop = place.viewers.whenShown(match, LONG, () => {
    all = true;
  });
  expect(all).toBe(false);
  return () => all;
}

test('bots do not wait for a client that has shown the newest view of its seat', async () => {
  const all = await behind();
  await ana.socket.emitWithAck('shown', match.id, match.snapshot('0').version, '0');
  expect(all()).toBe(true);
});

test('bots do not wait for a client that has disconnected', async () => {
  const all = await behind();
  ana.socket.disconnect();
  await until(all);
});

test('bots do not wait for a client that has lost its seat', async () => {
  const all = await behind();
  place.gateway.dropSeat(match.id, '0');
  expect(all()).toBe(true);
});

test('a client reports versions only of the seat it follows', async () => {
  const all = await behind();
  const newest = match.snapshot('0').version;
  const wanda = place.client();
  await wanda.sync(match.id, null);
  for (const seat of ['0', '1']) expect(await wanda.refusal('shown', match.id, newest, seat)).toBe('NOT_YOUR_SEAT');
  expect(await ana.refusal('shown', match.id, newest, '1')).toBe('NOT_YOUR_SEAT');
  expect(await ana.refusal('shown', match.id, newest, null)).toBe('MALFORMED');
  expect(await ana.refusal('shown', match.id, 'newest', '0')).toBe('MALFORMED');
  expect(all()).toBe(false);
});

test('nobody else learns what a client has shown', async () => {
  const ben = place.client();
  await ben.sync(match.id, '1');
  await ana.socket.emitWithAck('shown', match.id, 0, '0');
  await settled(ben);
  expect(ben.heard.map(([event]) => event)).toEqual(['sync', 'lantern:refused']);
});
