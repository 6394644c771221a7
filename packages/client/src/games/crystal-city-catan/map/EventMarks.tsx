import type { Size } from '@lantern/games/crystal-city-catan/board';
import type { EventMark } from '../turnFacts';
import styles from './Colony.module.css';
import { footOf } from './layout';

/** The outlines of upright pyramids that were lost. */
const LOST: Readonly<Record<Size, string>> = {
  1: 'M-12-.5 2.400 4.100 12-1.200 0-29zM2.400 4.100 0-29',
  2: 'M-16.500-.7 3.300 5.600 16.500-1.600 0-40zM3.300 5.600 0-40',
  3: 'M-21.500-.9 4.300 7.300 21.500-2.100 0-52zM4.300 7.300 0-52',
};

/** The effects of this turn's event at the affected places: lost pieces as outlines, amounts as labels. */
export function EventMarks({ marks, pitch }: { marks: readonly EventMark[]; pitch: number }) {
  return marks.map(({ cell, change, lost }) => {
    const { x, y } = footOf(cell, pitch);
    const tone = lost ? styles.plagueEvent : change < 0 ? styles.lossEvent : '';
    return (
      <g key={`${cell.x} ${cell.y}`} transform={`translate(${x} ${y})`} className={`${styles.event} ${tone}`}>
        {lost && <path d={LOST[lost]} strokeDasharray="3 2.500" strokeLinejoin="round" />}
        {change !== 0 && (
          <g transform="translate(16 -20)">
            <g className={styles.grown}>
              <rect x={-14} y={-9} width={28} height={18} rx={9} />
              <text y={4.6}>{change > 0 ? `+${change}` : `−${-change}`}</text>
            </g>
          </g>
        )}
      </g>
    );
  });
}
