/** @jest-environment ./test/page.ts */
import { renderHook } from '@testing-library/react';
import { useLatest } from './useLatest';

test('an older ref has the value of the last render', () => {
  const { result, rerender } = renderHook(useLatest<string>, { initialProps: 'first' });
  const held = result.current;
  rerender('second');
  expect(held.current).toBe('second');
  expect(result.current).toBe(held);
});
