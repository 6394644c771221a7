import { EVENTS, type EventId, eventOf, type Roll } from '@lantern/games/crystal-city-catan/board';
import { DiceRoll } from '../../../art/dice/DiceRoll';
import { Die, type DieProps } from '../../../art/dice/Die';
import styles from './EventStrip.module.css';

/** The event die and the production die. Decorative: the text beside them names the result. */
export function Dice({ roll, rolling }: { roll: Roll; rolling: boolean }) {
  const production: DieProps = { kind: 'd6', value: roll.production, label: '', className: styles.die };
  return <DiceRoll rolling={rolling} className={styles.dice} dice={[eventDie(eventOf(roll.event)), production]} />;
}

/** The violet die at rest. */
export function EventDie({ event }: { event: EventId }) {
  return <Die {...eventDie(event)} />;
}

/** The violet die showing one of its six events. */
function eventDie(event: EventId): DieProps {
  const face = (
    <path d={EVENT_ICONS[event]} fillRule="evenodd" transform="translate(12 12) scale(.62) translate(-24 -24)" />
  );
  return { kind: 'd6', value: EVENTS.indexOf(event) + 1, tone: 'violet', face, label: '', className: styles.die };
}

/** Drawn on a field of 48, in the middle of the violet die. */
export const EVENT_ICONS: Readonly<Record<EventId, string>> = {
  epidemic: 'M20 12h8v8h8v8h-8v8h-8v-8h-8v-8h8z',
  wager: 'M14 37 30 11l7 4-6 5 4 5-10-2zM34 37 18 11l-7 4 6 5-4 5 10-2z',
  quarterlyGains: 'M19 13h10l-3 5q10 6 10 13 0 6-6 6H18q-6 0-6-6 0-7 10-13z',
  traders: 'M10 20h18v13H10zM28 24h6l4 5v4H28zM15 37a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM31 37a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  champion: 'M14 36V24q0-12 10-12t10 12v12h-6V26h-8v10zM22 9h4v6h-4z',
  marauders:
    'M24 11q12 0 12 11 0 6-5 9v6H17v-6q-5-3-5-9 0-11 12-11zM19 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM29 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};
