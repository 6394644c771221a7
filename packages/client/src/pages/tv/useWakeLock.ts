import { useEffect } from 'react';

/** Keeps the screen lit while the page is in sight, where the browser allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let here = true;
    // A lock is lost whenever the page goes out of sight.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A battery that runs low may refuse it: then the screen goes dark as it always does.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (here) lock = held;
      else void held?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
