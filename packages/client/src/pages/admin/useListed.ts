import { useEffect, useState } from 'react';
import { sentenceOf } from '../../net/api/failure';
import { toast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';

/**
 * Reads a list, and reads it again after each act.
 * @param acts read again when this number changes
 * @returns the list; empty until it is read
 */
export function useListed<One>(read: () => Promise<One[]>, acts: number): readonly One[] {
  const [list, setList] = useState<readonly One[]>([]);
  const latest = useLatest(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act
  useEffect(() => {
    let here = true;
    latest.current().then(
      (found) => here && setList(found),
      (error: unknown) => toast(sentenceOf(error), 'refusal'),
    );
    return () => {
      here = false;
    };
  }, [acts]);
  return list;
}
