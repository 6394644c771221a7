import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { atSpeed, isMotionReduced } from '../../../state/settings';
import type { Point } from './layout';
import styles from './map.module.css';

/** Duration per square, and of a jump through a vortex. */
const STEP_MS = 180;
const JUMP_MS = 560;

export interface Way {
  /** The points of the way; the last one is the destination. */
  points: readonly Point[];
  leap: boolean;
}

/** Moves a piece along its last way; without one the piece appears at its place. */
export function Journey({ way, children }: { way: Way | null; children: ReactNode }) {
  const group = useRef<SVGGElement>(null);
  const begun = useRef(way);
  useLayoutEffect(() => {
    if (!begun.current || !group.current?.animate || isMotionReduced()) return;
    const { points, leap } = begun.current;
    const frames = leap ? leapFrames(points) : strideFrames(points);
    const animation = group.current.animate(frames, {
      duration: atSpeed(leap ? JUMP_MS : STEP_MS * (points.length - 1)),
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

/** The piece shrinks into one vortex and grows out of the other. */
function leapFrames(points: readonly Point[]): Keyframe[] {
  const start = shift(points[0] as Point, points);
  return [
    { transform: `${start} scale(1) rotate(0deg)` },
    { transform: `${start} scale(.05) rotate(300deg)`, offset: 0.49 },
    { transform: 'translate(0, 0) scale(.05) rotate(-300deg)', offset: 0.51 },
    { transform: 'translate(0, 0) scale(1) rotate(0deg)' },
  ];
}

/** The offset of a point of the way from its end. */
function shift({ x, y }: Point, points: readonly Point[]): string {
  const end = points.at(-1) as Point;
  return `translate(${x - end.x}px, ${y - end.y}px)`;
}
