import { createHash, createHmac } from 'node:crypto';
import { HEX_256 } from '@lantern/protocol/seedExchange';
import { commitmentOf, seedOf, serverCommitmentOf } from './seedCommitment';

const NUMBERS = { '0': 'aa'.repeat(32), '2': 'bb'.repeat(32), '10': 'cc'.repeat(32) };

test('the seed is the HMAC under the secret over seats and numbers, by seat', () => {
  const text = `0:${NUMBERS['0']},2:${NUMBERS['2']},10:${NUMBERS['10']}`;
  const { '10': ten, ...others } = NUMBERS;
  expect(seedOf('secret', { '10': ten, ...others })).toBe(createHmac('sha256', 'secret').update(text).digest('hex'));
});

test('without contributed numbers the seed still follows from the secret', () => {
  expect(seedOf('secret', {})).toBe(createHmac('sha256', 'secret').update('').digest('hex'));
});

test('the seed depends on the secret, every number and its seat', () => {
  const seeds = [
    seedOf('secret', NUMBERS),
    seedOf('other', NUMBERS),
    seedOf('secret', { ...NUMBERS, '2': 'dd'.repeat(32) }),
    seedOf('secret', { '1': NUMBERS['0'], '2': NUMBERS['2'], '10': NUMBERS['10'] }),
    seedOf('secret', {}),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('commitment and announcement apply to one match only', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(serverCommitmentOf('salt', 'match', 'secret')).toBe(hash('salt:match:secret'));
  expect(commitmentOf('match', 'number')).toBe(hash('match:number'));
});

test.each(['', 'ab'.repeat(31), 'ab'.repeat(33), 'AB'.repeat(32), `${'ab'.repeat(31)}g0`])(
  '%j is not a number',
  (text) => {
    expect(HEX_256.test(text)).toBe(false);
  },
);
