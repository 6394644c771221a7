import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../ui/panZoom/camera';

/** The size of an element on the screen, in pixels; `null` before the first layout. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return room;
}
