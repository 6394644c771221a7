import { MINUTE } from '@lantern/protocol/timeUnits';
import { useEffect } from 'react';
import type { RoomHandle } from '../connection/roomHandle';

/** The time for which a person counts as looking at the page after a touch. */
const ATTENTION_MS = 5 * MINUTE;

/** The events that show that a person is at the page. */
const SIGNS = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/**
 * Reports to the server whether somebody looks at the page; in a match over days they get no notifications meanwhile.
 */
export function useAttention({ attend, status }: Pick<RoomHandle, 'attend' | 'status'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection starts without state
  useEffect(() => {
    if (status !== 'here') return;
    let told = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (attends: boolean) => {
      if (attends !== told) attend(attends);
      told = attends;
    };
    const look = () => {
      clearTimeout(timer);
      const visible = document.visibilityState === 'visible';
      tell(visible);
      if (visible) timer = setTimeout(tell, ATTENTION_MS, false);
    };
    look();
    for (const sign of SIGNS) document.addEventListener(sign, look);
    return () => {
      clearTimeout(timer);
      tell(false);
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, [status]);
}
