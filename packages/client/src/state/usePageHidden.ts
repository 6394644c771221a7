import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back as soon as the page goes into the background. Changes made by the callback are visible before the system
 * takes the picture that it shows among the open apps.
 */
export function usePageHidden(hidden: () => void): void {
  const latest = useRef(hidden);
  latest.current = hidden;
  useEffect(() => {
    const leave = () => flushSync(() => latest.current());
    const look = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
