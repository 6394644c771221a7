import { renderHook } from '@testing-library/react';
import { useLatest } from './useLatest';

test('what was held before tells the value that was drawn last', () => {
  const { result, rerender } = renderHook(useLatest<string>, { initialProps: 'first' });
  const held = result.current;
  rerender('second');
  expect(held.current).toBe('second');
  expect(result.current).toBe(held);
});
