import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Returns the whole seconds until an instant, counting down to 0.
 * @param endsAt in milliseconds of `performance.now()`, which changes of the device's clock do not affect; `undefined`
 * means that no time is left
 */
export function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === undefined) return;
    const look = () => setNow(performance.now());
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
