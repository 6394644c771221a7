import type { CSSProperties } from 'react';
import { DieOutline } from '../art/DieOutline';
import { COINS, DRAGON_BACK, DRAGON_FRONT, DRAGON_HEAD } from '../art/dragon';
import { Strokes } from '../art/Picture';
import type { CrawlFact } from '../beats';
import { t } from '../strings';
import styles from './DragonFigure.module.css';

const EMBERS = [4, 13, 22, 30, 39, 47, 55, 64, 72, 81, 90, 97] as const;

export interface DragonFigureProps {
  /** The number of counters left on its stack. */
  left: number;
  of: number;
  fact: CrawlFact | null;
}

/** The dragon on its hoard: it breathes, embers rise, and a blow shakes it. Decorative. */
export function DragonFigure({ left, of, fact }: DragonFigureProps) {
  const dragonFact = fact && 'monster' in fact.data && fact.data.monster === 'dragon' ? fact.kind : undefined;
  return (
    <span className={styles.dragon} data-fact={dragonFact} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="-46 -27 192 133"
        preserveAspectRatio="xMidYMax meet"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <defs>
          <radialGradient id="crawl-fire">
            <stop stopColor="#ffd27a" stopOpacity="0.95" />
            <stop offset="0.35" stopColor="#ff8a2b" stopOpacity="0.5" />
            <stop offset="1" stopColor="#ff5a1b" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="50" cy="48" r="96" fill="url(#crawl-fire)" className={styles.aura} />
        <g className={styles.back}>
          <Strokes drawing={DRAGON_BACK} />
          <Strokes drawing={COINS} />
        </g>
        <g className={styles.front}>
          <Strokes drawing={DRAGON_FRONT} />
          <Strokes drawing={DRAGON_HEAD} />
        </g>
        <circle cx="50" cy="66" r="30" fill="url(#crawl-fire)" className={styles.breath} />
      </svg>
      {EMBERS.map((place, index) => (
        <i
          key={place}
          className={styles.ember}
          style={{ left: `${place}%`, '--delay': `${-index * 0.47}s` } as CSSProperties}
        />
      ))}
      <span className={styles.stats}>
        <DieOutline sides={12} look="monster" size={34} />
        <b>{t().wt(6)}</b>
        <span>{t().scene.woundsLeft(left, of)}</span>
      </span>
    </span>
  );
}
