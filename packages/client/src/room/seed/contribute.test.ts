import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Contribution } from '@lantern/protocol/bodies';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import { forget } from '../../state/storage';
import { notedCommitment } from './commitments';
import { contribute } from './contribute';
import { witnessOf } from './witness';

/** What was handed in, with the key that was shown. */
let sent: { key: string; body: Contribution }[];
/** What the server says of a number. */
let takesNumbers: boolean;
let matchId: string;
let matches = 0;

beforeEach(() => {
  forget('witnesses');
  forget('promises');
  sent = [];
  takesNumbers = true;
  matchId = `match ${matches++}`;
  globalThis.fetch = (async (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const told = JSON.parse(body) as Contribution;
    sent.push({ key: String(headers.authorization).replace('Bearer ', ''), body: told });
    return { ok: true, json: async () => ({ taken: 'commitment' in told || takesNumbers }) };
  }) as unknown as typeof fetch;
});

const exchange = (step: SeedExchangeView['step'], commitments = {}): SeedExchangeView => ({
  ...{ matchId, promise: 'ab'.repeat(32), step, commitments },
});
const held = [
  { seat: '0', seatKey: 'ana' },
  { seat: '1', seatKey: 'ben' },
];
/** The hash that was handed in with a key. */
const handedIn = (key: string) => sent.find((one) => one.key === key)?.body as { commitment: string };

/** Both seats of this browser announce a number; on the way to the match they change places. */
async function announced() {
  await contribute('ROOM', exchange('commit'), held);
  const commitments = { '0': handedIn('ben').commitment, '1': handedIn('ana').commitment, '2': 'cd'.repeat(32) };
  sent = [];
  return commitments;
}

test('every seat of this browser announces a number of its own, and the promise is noted before', async () => {
  await contribute('ROOM', exchange('commit'), held);
  expect(sent.map(({ key }) => key)).toEqual(['ana', 'ben']);
  expect(handedIn('ana').commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(handedIn('ana').commitment).not.toBe(handedIn('ben').commitment);
  expect(notedCommitment(matchId)).toBe('ab'.repeat(32));
});

test('once all are told, the numbers are handed in that were announced, and noted with all hashes', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', commitments), held);
  const witness = witnessOf(matchId);
  expect(witness?.commitments).toEqual(commitments);
  for (const { body } of sent) expect(Object.values(witness?.own ?? {})).toContain((body as { number: string }).number);
  expect(commitmentOf(matchId, witness?.own['0'] ?? '')).toBe(commitments['0']);
  expect(commitmentOf(matchId, witness?.own['1'] ?? '')).toBe(commitments['1']);
});

test('a number that somebody else has announced for the seat is not told', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', { ...commitments, '1': 'ef'.repeat(32) }), held);
  expect(sent.map(({ key }) => key)).toEqual(['ben']);
  expect(Object.keys(witnessOf(matchId)?.own ?? {})).toEqual(['0']);
});

test('a number that came too late is not missed later', async () => {
  const commitments = await announced();
  takesNumbers = false;
  await contribute('ROOM', exchange('open', commitments), held);
  expect(witnessOf(matchId)).toEqual({ commitments, own: {} });
});

test('the hashes that were told first count, whatever is told later', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', commitments), held);
  await contribute('ROOM', exchange('open', { ...commitments, '2': '00'.repeat(32) }), held);
  expect(witnessOf(matchId)?.commitments).toEqual(commitments);
});

test('whoever has no seat here notes what is told, and adds nothing', async () => {
  await contribute('ROOM', exchange('open', { '0': 'cd'.repeat(32) }), []);
  expect(sent).toEqual([]);
  expect(witnessOf(matchId)).toEqual({ commitments: { '0': 'cd'.repeat(32) }, own: {} });
});
