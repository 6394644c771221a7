import { useEffect, useState } from 'react';
import { keep, recall } from '../../../state/storage';

/**
 * Returns whether a piece of advice has been shown fewer than `times` times on this device. Each mount counts as one
 * time.
 */
export function useFirstTimes(advice: string, times: number): boolean {
  const key = `wars.${advice}`;
  const [news] = useState(() => (recall<number>(key) ?? 0) < times);
  useEffect(() => {
    const shown = recall<number>(key) ?? 0;
    if (shown < times) keep(key, shown + 1);
  }, [key, times]);
  return news;
}
