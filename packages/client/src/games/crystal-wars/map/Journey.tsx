import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { atSpeed, isMotionReduced } from '../../../state/settings';
import type { Point } from './layout';
import styles from './map.module.css';

/** Milliseconds a field, and for a jump through a vortex. */
const STRIDE = 180;
const LEAP = 560;

export interface Way {
  /** The destination, on the field where it ends. */
  points: readonly Point[];
  leap: boolean;
}

/** Carries a piece along the way it has just come; without one it is set down where it stands. */
export function Journey({ way, children }: { way: Way | null; children: ReactNode }) {
  const group = useRef<SVGGElement>(null);
  const begun = useRef(way);
  useLayoutEffect(() => {
    if (!begun.current || !group.current?.animate || isMotionReduced()) return;
    const { points, leap } = begun.current;
    const frames = leap ? leapFrames(points) : strideFrames(points);
    const animation = group.current.animate(frames, {
      duration: atSpeed(leap ? LEAP : STRIDE * (points.length - 1)),
      easing: leap ? 'linear' : 'ease-in-out',
    });
    return () => animation.cancel();
  }, []);
  return (
    <g ref={group} className={way ? undefined : styles.arrive}>
      {children}
    </g>
  );
}

function strideFrames(points: readonly Point[]): Keyframe[] {
  return points.map((point) => ({ transform: shift(point, points) }));
}

/** Sucked in by one vortex, thrown out by the other. */
function leapFrames(points: readonly Point[]): Keyframe[] {
  const start = shift(points[0] as Point, points);
  return [
    { transform: `${start} scale(1) rotate(0deg)` },
    { transform: `${start} scale(.05) rotate(300deg)`, offset: 0.49 },
    { transform: 'translate(0, 0) scale(.05) rotate(-300deg)', offset: 0.51 },
    { transform: 'translate(0, 0) scale(1) rotate(0deg)' },
  ];
}

/** From the end of the way to one of its points. */
function shift({ x, y }: Point, points: readonly Point[]): string {
  const end = points.at(-1) as Point;
  return `translate(${x - end.x}px, ${y - end.y}px)`;
}
