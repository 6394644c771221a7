import { useEffect, useState } from 'react';

/** How often it is looked how much is left, in milliseconds. */
const LOOK = 250;

/**
 * Whole seconds until a moment, counting down to 0.
 * @param endsAt by `performance.now()`, which no change of the device's clock touches; nothing has no time left
 */
export function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === undefined) return;
    const look = () => setNow(performance.now());
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
