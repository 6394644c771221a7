/** @jest-environment ./test/page.ts */
import { forget, keep, outlivesPage, recall } from './storage';

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  forget('one');
});

test('a stored value survives a reload', () => {
  keep('one', 1);
  expect(recall('one')).toBe(1);
  expect(localStorage.getItem('lantern.one')).toBe('1');
  expect(outlivesPage('one')).toBe(true);
});

test('a value that a full storage rejects lasts as long as the page, and the earlier value does not return', () => {
  keep('one', 1);
  full();
  keep('one', 2);
  expect(recall('one')).toBe(2);
  expect(outlivesPage('one')).toBe(false);
});

test('a value survives a reload again once the storage accepts it', () => {
  full();
  keep('one', 1);
  jest.restoreAllMocks();
  keep('one', 2);
  expect(recall('one')).toBe(2);
  expect(outlivesPage('one')).toBe(true);
});

test('a removed value is gone, whether the storage accepted it or not', () => {
  keep('one', 1);
  full();
  keep('one', 2);
  forget('one');
  expect(recall('one')).toBeUndefined();
});
