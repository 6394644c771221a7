import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

const LONG_PRESS = 450;

/** Returns props for a drawn element: `tap` for a tap (Enter, the space bar), `hold` for a long press (the key i). */
export function usePress(tap: () => void, hold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown() {
      release();
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        hold();
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick() {
      release();
      if (!held.current) tap();
      held.current = false;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'i') return hold();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      tap();
    },
  };
}
