import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../state/settings';
import { GESTURE_SECONDS } from './moment';

/**
 * The pose of a part at a moment of the gesture: seconds, a CSS transform relative to its drawing, and its opacity (1
 * by default).
 */
export type Pose = readonly [at: number, transform: string, opacity?: number];

/** The time at which the parts return to their first poses, in seconds. */
const RETURN = GESTURE_SECONDS - 0.35;

interface MovingProps {
  /**
   * The poses in order of time, the first at 0; must stay the same array. Without animations the part is drawn in the
   * last pose.
   */
  poses: readonly Pose[];
  /** A CSS easing between every two poses. */
  easing?: string;
  children: ReactNode;
}

/** A part of a drawing that moves through its poses in a loop. It rotates and scales around the origin of its group. */
export function Moving({ poses, easing = 'cubic-bezier(0.4, 0, 0.2, 1)', children }: MovingProps) {
  const part = useRef<SVGGElement>(null);
  const last = poses.at(-1);
  const [frames] = useState(() => framesOf(poses, easing));
  useEffect(() => {
    if (isMotionReduced()) return;
    const options = { duration: GESTURE_SECONDS * 1000, iterations: Number.POSITIVE_INFINITY };
    const animation = part.current?.animate?.(frames, options);
    return () => animation?.cancel();
  }, [frames]);
  return (
    <g ref={part} style={{ transform: last?.[1], opacity: last?.[2] }}>
      {children}
    </g>
  );
}

/**
 * Returns the keyframes. A part that is invisible at first fades out before the loop starts again; any other one moves
 * back.
 */
function framesOf(poses: readonly Pose[], easing: string): Keyframe[] {
  const frames = poses.map(([at, transform, opacity = 1]) => ({
    offset: at / GESTURE_SECONDS,
    transform,
    opacity,
    easing,
  }));
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) return [];
  const stays = { ...last, offset: RETURN / GESTURE_SECONDS };
  if (first.opacity > 0) return [...frames, stays, { ...first, offset: 1 }];
  return [...frames, stays, { ...last, opacity: 0, offset: 0.99 }, { ...first, offset: 1 }];
}

/** The position and the scale of a drawing in a larger one. */
export function At({ x, y, scale = 1, children }: { x: number; y: number; scale?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}
