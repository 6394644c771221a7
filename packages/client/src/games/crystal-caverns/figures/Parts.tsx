import { memo } from 'react';
import type { PyramidColour } from '../../../art/pyramid/colours';
import styles from './inks.module.css';
import type { Part } from './part';

export interface PartsProps {
  parts: readonly Part[];
  ink: PyramidColour;
  /** The size of a monster; larger monsters have more parts. */
  size?: number;
  stunned?: boolean;
}

const INKS: ReadonlySet<string> = new Set(['l', 'm', 'd', 'k', 'g', 'pip', 'lite', 'in']);

const OUTLINE = 2.4;
/** The additional width of the outline of a limb. */
const LIMB_OUTLINE = 3.8;

/** The parts of a figure in the inks of its crystal. */
export const Parts = memo(function Parts({ parts, ink, size, stunned }: PartsProps) {
  const hidden = stunned ? 'up' : 'down';
  return (
    <g className={styles.ink} data-ink={ink} strokeLinejoin="round">
      {parts
        .filter(({ when, sizes }) => when !== hidden && (!sizes || sizes.includes(String(size))))
        .map((part) => (
          <Drawn key={`${part.d}${part.when}`} part={part} ink={ink} />
        ))}
    </g>
  );
});

function Drawn({ part, ink }: { part: Part; ink: PyramidColour }) {
  const { d } = part;
  if ('fill' in part) {
    const { fill, line = OUTLINE } = part;
    return <path d={d} fill={paint(fill, ink)} {...(line > 0 && { stroke: 'var(--k)', strokeWidth: line })} />;
  }
  if ('pen' in part) {
    return <path d={d} fill="none" stroke={paint(part.pen, ink)} strokeWidth={part.width} strokeLinecap="round" />;
  }
  return (
    <>
      <path d={d} fill="none" stroke="var(--k)" strokeWidth={part.width + LIMB_OUTLINE} />
      <path d={d} fill="none" stroke={paint(part.limb, ink)} strokeWidth={part.width} />
    </>
  );
}

/**
 * Returns the CSS paint of a name: a variable for an ink, a definition of `FigureDefs` for a face or pattern, else a
 * colour.
 */
function paint(name: string, ink: PyramidColour): string {
  if (name === 'fl' || name === 'fd' || name === 'pt') return `url(#cc-${name}-${ink})`;
  return INKS.has(name) ? `var(--${name})` : name;
}
