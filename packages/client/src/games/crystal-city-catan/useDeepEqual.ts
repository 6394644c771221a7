import { useRef } from 'react';

/** Returns the previous object as long as the content is equal, so that memoised parts are not rendered again. */
export function useDeepEqual<Value>(value: Value): Value {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
