import { memo } from 'react';
import { mirrored } from './mirrored';
import { type Drawing, INK, PAINTS, type Paint, type Stroke } from './paints';

/** Width of the pen by paint; none without an outline. */
const PENS: Partial<Record<Paint, number>> = { line: 2.4, fine: 1.2, shade: 0, light: 0, glow: 0, ember: 0 };

/** The strokes of a drawing, for use inside a larger one. */
export const Strokes = memo(function Strokes({ drawing }: { drawing: Drawing }) {
  return drawing.map(([paint, d, how], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
    <StrokePath key={index} paint={paint} d={d} how={how} />
  ));
});

function StrokePath({ paint, d, how }: { paint: Paint; d: string; how: Stroke[2] }) {
  if (typeof how === 'number') {
    return (
      <g fill="none">
        <path d={d} stroke={INK} strokeWidth={how + 3.6} />
        <path d={d} stroke={PAINTS[paint]} strokeWidth={how} />
      </g>
    );
  }
  const pen = PENS[paint] ?? 1.8;
  const path = (
    <path d={how === 'half' ? mirrored(d) : d} fill={PAINTS[paint]} stroke={pen > 0 ? INK : 'none'} strokeWidth={pen} />
  );
  if (how !== 'pair') return path;
  return (
    <>
      {path}
      <g transform="matrix(-1 0 0 1 100 0)">{path}</g>
    </>
  );
}

/** A single drawing. Decorative: a name is shown beside it. */
export function Picture({ drawing }: { drawing: Drawing }) {
  return (
    <svg viewBox="-4 -8 108 108" strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <Strokes drawing={drawing} />
    </svg>
  );
}
