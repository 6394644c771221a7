/** @jest-environment ./test/page.ts */
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const EMPTY = { from: null as string | null, count: 0 };

function rendered() {
  const seen: { decision: string; from: string | null }[] = [];
  const hook = renderHook(
    ({ decision }: { decision: string }) => {
      const [selection, change] = useSelection(decision, EMPTY);
      seen.push({ decision, from: selection.from });
      return { selection, change };
    },
    { initialProps: { decision: 'one' } },
  );
  return { ...hook, seen };
}

test('a change keeps the other parts of the selection', () => {
  const { result } = rendered();
  act(() => result.current.change({ from: 'a1' }));
  act(() => result.current.change({ count: 2 }));
  expect(result.current.selection).toEqual({ from: 'a1', count: 2 });
});

test('no render of a new decision has the selection of the previous one', () => {
  const { result, rerender, seen } = rendered();
  act(() => result.current.change({ from: 'a1' }));
  rerender({ decision: 'two' });
  expect(result.current.selection).toEqual(EMPTY);
  expect(seen.filter(({ decision }) => decision === 'two').map(({ from }) => from)).not.toContain('a1');
});

test('a selection stays while the decision is the same', () => {
  const { result, rerender } = rendered();
  act(() => result.current.change({ from: 'a1' }));
  rerender({ decision: 'one' });
  expect(result.current.selection.from).toBe('a1');
});
