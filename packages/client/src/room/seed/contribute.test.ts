/** @jest-environment ./test/page.ts */
import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Contribution } from '@lantern/protocol/bodies';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { forget } from '../../state/storage';
import { Toasts } from '../../ui/Toast';
import { notedCommitment } from './commitments';
import { contribute } from './contribute';
import { witnessOf } from './witness';

/** The contributions that were sent, each with its key. */
let sent: { key: string; body: Contribution }[];
/** Whether the server accepts numbers. */
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

const exchange = (step: SeedExchangeView['step'], commitments = {}, redraws = 0): SeedExchangeView => ({
  ...{ matchId, promise: 'ab'.repeat(32), step, redraws, commitments },
});
const held = [
  { seat: '0', seatKey: 'ana' },
  { seat: '1', seatKey: 'ben' },
];
/** Returns the hash that was sent with a key. */
const handedIn = (key: string) => sent.find((one) => one.key === key)?.body as { commitment: string };

/** Both seats of this browser commit to a number and change places before they reveal it. */
async function announced() {
  await contribute('ROOM', exchange('commit'), held);
  const commitments = { '0': handedIn('ben').commitment, '1': handedIn('ana').commitment, '2': 'cd'.repeat(32) };
  sent = [];
  return commitments;
}

test('every seat of this browser commits to a number of its own, and the commitment of the server is noted before', async () => {
  await contribute('ROOM', exchange('commit'), held);
  expect(sent.map(({ key }) => key)).toEqual(['ana', 'ben']);
  expect(handedIn('ana').commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(handedIn('ana').commitment).not.toBe(handedIn('ben').commitment);
  expect(notedCommitment(matchId)).toBe('ab'.repeat(32));
});

test('once all hashes are published, the numbers behind them are sent, and noted with all hashes', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', commitments), held);
  const witness = witnessOf(matchId);
  expect(witness?.commitments).toEqual(commitments);
  for (const { body } of sent) expect(Object.values(witness?.own ?? {})).toContain((body as { number: string }).number);
  expect(commitmentOf(matchId, witness?.own['0'] ?? '')).toBe(commitments['0']);
  expect(commitmentOf(matchId, witness?.own['1'] ?? '')).toBe(commitments['1']);
});

test('a number is not sent if somebody else has committed to another one for the seat', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', { ...commitments, '1': 'ef'.repeat(32) }), held);
  expect(sent.map(({ key }) => key)).toEqual(['ben']);
  expect(Object.keys(witnessOf(matchId)?.own ?? {})).toEqual(['0']);
});

test('an own number that was committed to is noted whatever the server answers: if it is left out, the check must fail', async () => {
  const commitments = await announced();
  takesNumbers = false;
  await contribute('ROOM', exchange('open', commitments), held);
  expect(Object.keys(witnessOf(matchId)?.own ?? {})).toEqual(['0', '1']);
});

test('if a number of this browser is not among the published hashes, a message says so and it is noted', async () => {
  const { '1': _, ...commitments } = await announced();
  render(createElement(Toasts));
  await act(() => contribute('ROOM', exchange('open', commitments), held));
  expect(witnessOf(matchId)?.leftOut).toBe(true);
  expect(await screen.findByText(/number of this browser is not part of the deal/)).toBeInTheDocument();
});

test('if another page of the seat was faster, nothing was left out', async () => {
  const { fetch } = globalThis;
  const stale = { code: 'STALE_STATE', message: 'stale' };
  globalThis.fetch = (async () => ({ ok: false, status: 409, json: async () => stale })) as unknown as typeof fetch;
  await contribute('ROOM', exchange('commit'), held);
  globalThis.fetch = fetch;
  await contribute('ROOM', exchange('open', { '0': 'cd'.repeat(32) }), held);
  expect(witnessOf(matchId)).toMatchObject({ own: {}, leftOut: false });
});

test('a message says that all draw again', async () => {
  render(createElement(Toasts));
  await act(() => contribute('ROOM', exchange('commit', {}, 1), held));
  expect(await screen.findByText(/numbers are drawn again/)).toBeInTheDocument();
});

test('the hashes that were published first count', async () => {
  const commitments = await announced();
  await contribute('ROOM', exchange('open', commitments), held);
  await contribute('ROOM', exchange('open', { ...commitments, '2': '00'.repeat(32) }), held);
  expect(witnessOf(matchId)?.commitments).toEqual(commitments);
});

test('a browser without a seat notes the hashes and contributes nothing', async () => {
  await contribute('ROOM', exchange('open', { '0': 'cd'.repeat(32) }), []);
  expect(sent).toEqual([]);
  expect(witnessOf(matchId)).toEqual({ commitments: { '0': 'cd'.repeat(32) }, own: {}, leftOut: false });
});
