import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, if the browser allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let here = true;
    // The browser releases the lock whenever the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // The browser may refuse if the battery is low: then the screen turns off as usual.
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
