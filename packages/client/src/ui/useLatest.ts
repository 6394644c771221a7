import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value as it was last drawn, for functions that stay the same while it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
