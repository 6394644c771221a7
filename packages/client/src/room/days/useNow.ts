import { MINUTE } from '@lantern/protocol/timeUnits';
import { useEffect, useState } from 'react';

/** The time of this device in milliseconds since 1970, updated every minute and at a given instant. */
export function useNow(at: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ahead = at === null || at <= now ? MINUTE : at - now;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(MINUTE, ahead));
    return () => clearTimeout(timer);
  }, [at, now]);
  return now;
}
