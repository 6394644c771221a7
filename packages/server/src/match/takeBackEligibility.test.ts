import type { Learned } from '@lantern/protocol/learned';
import { afterHiddenMove, afterMove, takeableBy } from './takeBackEligibility';

const nothing = { showing: (): Learned[] => [], closed: undefined };
const free = { version: 3, free: true, spent: 500 };
const moved = afterMove(undefined, 1, nothing, { seat: '0', ...free });

test('a public move ends the free take-back of the move before it', () => {
  expect(takeableBy(moved, '0')?.way).toBe('free');
  expect(takeableBy(afterMove(moved, 2, nothing, { seat: '1', ...free }), '0')?.way).toBe('ask');
  expect(takeableBy(afterMove(moved, 2, nothing), '0')?.way).toBe('ask');
});

test('a hidden move of another seat does not change what a seat can take back, nor how', () => {
  const hidden = afterHiddenMove(moved, { ...nothing, closed: { seat: '1', spent: 700 } });
  expect(hidden).toEqual(moved);
  expect(takeableBy(hidden, '0')).toEqual(takeableBy(moved, '0'));
});

test('a hidden move cannot be taken back itself', () => {
  expect(takeableBy(afterHiddenMove(moved, nothing), '1')).toBeUndefined();
  expect(takeableBy(afterHiddenMove(undefined, nothing), '1')).toBeUndefined();
});
