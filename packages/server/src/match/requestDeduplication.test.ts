import { refusal } from '@lantern/games/kit/move';
import type { Outcome } from './api';
import { RequestDeduplication, requestKey } from './requestDeduplication';

const done: Outcome = { ok: true, version: 1 };
const refusedAs = (code: string): Outcome => ({ ok: false, refusal: refusal(code) });

test('a request is identified by its id and seat; without an id it cannot be repeated', () => {
  const request = { seat: '0', move: 'draw', args: [] };
  expect(requestKey({ ...request, requestId: 'r' })).toBe('0:r');
  expect(requestKey({ ...request, seat: '1', requestId: 'r' })).toBe('1:r');
  expect(requestKey(request)).toBeNull();
  const answers = new RequestDeduplication();
  answers.keep(null, done);
  expect(answers.given(null)).toBeUndefined();
});

test('a repeated request gets its first answer, accepted or refused', () => {
  const answers = new RequestDeduplication();
  answers.keep('0:r', done);
  answers.keep('0:s', refusedAs('NO_CARD'));
  expect(['0:r', '0:s', '1:r'].map((key) => answers.given(key))).toEqual([done, refusedAs('NO_CARD'), undefined]);
});

test.each(['STORE_DOWN', 'TABLE_FROZEN', 'CLOSING'])('a request refused with %s is tried again', (code) => {
  const answers = new RequestDeduplication();
  answers.keep('0:r', refusedAs(code));
  expect(answers.given('0:r')).toBeUndefined();
});

test('the latest two hundred answers are remembered', () => {
  const answers = new RequestDeduplication();
  for (let n = 1; n <= 200; n++) answers.keep(`0:${n}`, done);
  expect(answers.given('0:1')).toBe(done);
  answers.keep('0:201', done);
  expect(['0:1', '0:2', '0:201'].map((key) => answers.given(key))).toEqual([undefined, done, done]);
});
