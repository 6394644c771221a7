import type { HeroClass, Race } from '@lantern/games/improvised-dungeon-crawl/board';
import { GARMENTS, HATS, HEADS } from './heroes';
import { Strokes } from './Picture';
import styles from './Portrait.module.css';

export interface PortraitProps {
  heroClass: HeroClass;
  race: Race;
  dead?: boolean;
  className?: string;
}

/** Head and shoulders of a hero before the colour of the class. Decorative. */
export function Portrait({ heroClass, race, dead, className }: PortraitProps) {
  return (
    <span
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      data-class={heroClass}
      data-dead={dead || undefined}
      aria-hidden="true"
    >
      <svg
        aria-hidden="true"
        viewBox="-6 -10 112 108"
        strokeLinejoin="round"
        strokeLinecap="round"
        preserveAspectRatio="xMidYMax meet"
      >
        <Strokes drawing={GARMENTS[heroClass]} />
        <Strokes drawing={HEADS[race]} />
        <Strokes drawing={HATS[heroClass]} />
      </svg>
    </span>
  );
}
