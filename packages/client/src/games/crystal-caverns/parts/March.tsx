import { rowsOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { t } from '../strings';
import { ClassMark, HeroCrystals } from './HeroToken';
import styles from './March.module.css';

/** Heroes as they march: two abreast, the front row first. */
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

/** A hero to tap: its crystals, its name, its class and its hit points. */
export function HeroButton({ view, voice, seat, className, ...rest }: HeroButtonProps) {
  const hero = view.heroes[seat];
  if (!hero) return null;
  return (
    <button type="button" className={`${styles.hero} ${className}`} {...rest}>
      <HeroCrystals hero={hero} palette={view.options.palette} unit={20} />
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
