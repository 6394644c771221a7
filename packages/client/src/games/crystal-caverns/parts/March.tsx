import { rowsOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { HeroPicture } from '../figures/pictures';
import { t } from '../strings';
import { ClassMark } from './ClassMark';
import styles from './March.module.css';

/** Heroes in party order, two side by side, the front row first. */
export function March({ order, children }: { order: readonly Seat[]; children(seat: Seat): ReactNode }) {
  const rows = rowsOf({ order: [...order] });
  return (
    <div className={styles.march}>
      {rows.map((row, index) => (
        <div key={t().rows[index]} className={styles.row}>
          <span className={styles.rowName}>{rows.length === 1 ? t().oneRow : t().rows[index]}</span>
          {row.map(children)}
        </div>
      ))}
    </div>
  );
}

export interface HeroButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  view: View;
  voice: Voice;
  seat: Seat;
}

/** A button for a hero: its figure, name, class and hit points. */
export function HeroButton({ view, voice, seat, className, ...rest }: HeroButtonProps) {
  const hero = view.heroes[seat];
  if (!hero?.colour) return null;
  return (
    <button type="button" className={`${styles.hero} ${className}`} {...rest}>
      <HeroPicture colour={hero.colour} palette={view.options.palette} high={42} />
      <span className={styles.words}>
        <span className={styles.name}>{seat === voice.you ? t().You : voice.name(seat)}</span>
        <span className={styles.state}>
          <ClassMark hero={hero} />
          <b>{hero.hp}</b>
          <span className="unseen"> {t().hitPoints}</span>
        </span>
      </span>
    </button>
  );
}
