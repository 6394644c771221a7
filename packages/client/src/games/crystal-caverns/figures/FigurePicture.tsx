import type { ReactNode } from 'react';
import { rem } from '../../../ui/rem';

/** The view boxes of figures around their foot: left, top, width and height. */
const BOXES = {
  hero: [-66, -116, 126, 132],
  monster: [-78, -118, 156, 134],
  dragon: [-246, -306, 492, 334],
} as const;

type FigureKind = keyof typeof BOXES;

interface FigurePictureProps {
  kind: FigureKind;
  /** The height in pixels; omitted if the style sheet sets it. */
  high?: number;
  className?: string;
  children: ReactNode;
}

/** A figure as a picture of its own. Figures of the same kind share a baseline. */
export function FigurePicture({ kind, high, className, children }: FigurePictureProps) {
  const box = BOXES[kind];
  return (
    <svg
      viewBox={box.join(' ')}
      className={className}
      style={high === undefined ? undefined : { height: rem(high), width: rem((high * box[2]) / box[3]) }}
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
