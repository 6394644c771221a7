import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PITCH, pitchFor } from './layout';

/** Returns a `ref` for the window of a colony, and the pitch of rows that fills the window. */
export function useRowPitch(): [RefObject<HTMLDivElement | null>, number] {
  const field = useRef<HTMLDivElement>(null);
  const [pitch, setPitch] = useState<number>(PITCH.usual);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setPitch(pitchFor(clientWidth, clientHeight));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [field, pitch];
}
