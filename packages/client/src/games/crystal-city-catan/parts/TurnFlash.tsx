import { eventOf, type View } from '@lantern/games/crystal-city-catan/board';
import { useEffect, useRef, useState } from 'react';
import { t } from '../strings';
import { Dice } from './Dice';
import styles from './TurnFlash.module.css';

/** A new roll, shown large over the board for a moment; not the one that was there when the page was opened. */
export function TurnFlash({ view: { roll, turnNo } }: { view: View }) {
  const [first] = useState(roll ? turnNo : -1);
  const moment = useRef<HTMLDivElement>(null);
  // Any tap ends it, and goes to what lies below: the tap waits for nothing.
  useEffect(() => {
    const end = () => moment.current?.setAttribute('data-ended', '');
    addEventListener('pointerdown', end, { passive: true });
    return () => removeEventListener('pointerdown', end);
  }, []);
  if (!roll || turnNo === first) return null;
  return (
    <div key={turnNo} ref={moment} className={styles.moment} aria-hidden="true">
      <div>
        <Dice roll={roll} />
      </div>
      <strong>{t().events[eventOf(roll.event)].name}</strong>
    </div>
  );
}
