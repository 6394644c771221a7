import { type EventId, eventOf } from '@lantern/games/crystal-city-catan/data/events';
import type { Roll } from '@lantern/games/crystal-city-catan/state';
import styles from './EventStrip.module.css';

/** The event die and the production die; they tumble when they appear. */
export function Dice({ roll }: { roll: Roll }) {
  return (
    <>
      <EventDie event={eventOf(roll.event)} />
      <svg viewBox="0 0 48 48" className={`${styles.die} ${styles.production}`} aria-hidden="true">
        <rect x="3" y="3" width="42" height="42" rx="9" />
        {PIPS[roll.production]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" />
        ))}
      </svg>
    </>
  );
}

/** The violet die by one of its six events. */
export function EventDie({ event }: { event: EventId }) {
  return (
    <svg viewBox="0 0 48 48" className={`${styles.die} ${styles.event}`} aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d={EVENT_ICONS[event]} />
    </svg>
  );
}

/** Drawn on a field of 48, in the middle of the violet die. */
const EVENT_ICONS: Readonly<Record<EventId, string>> = {
  epidemic: 'M20 12h8v8h8v8h-8v8h-8v-8h-8v-8h8z',
  wager: 'M14 37 30 11l7 4-6 5 4 5-10-2zM34 37 18 11l-7 4 6 5-4 5 10-2z',
  quarterlyGains: 'M19 13h10l-3 5q10 6 10 13 0 6-6 6H18q-6 0-6-6 0-7 10-13z',
  traders: 'M10 20h18v13H10zM28 24h6l4 5v4H28zM15 37a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM31 37a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  champion: 'M14 36V24q0-12 10-12t10 12v12h-6V26h-8v10zM22 9h4v6h-4z',
  marauders:
    'M24 11q12 0 12 11 0 6-5 9v6H17v-6q-5-3-5-9 0-11 12-11zM19 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM29 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

const [near, middle, far] = [14, 24, 34] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ],
  5: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
    [middle, middle],
  ],
  6: [
    [near, near],
    [near, middle],
    [near, far],
    [far, near],
    [far, middle],
    [far, far],
  ],
};
