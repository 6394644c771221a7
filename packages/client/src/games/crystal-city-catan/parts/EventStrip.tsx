import { eventOf } from '@lantern/games/crystal-city-catan/data/events';
import { EVENT_WORDS } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Voice } from '@lantern/games/kit/text';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { eventLines } from '../happened';
import { Dice } from './Dice';
import styles from './EventStrip.module.css';

/** Both dice, the event by its name, and what it did; until it has, what it does. */
export function EventStrip({ view, voice, onTables }: { view: View; voice: Voice; onTables(): void }) {
  const { roll } = view;
  const words = roll && EVENT_WORDS[eventOf(roll.event)];
  const done = eventLines(view, voice).join(' ');
  return (
    <section className={styles.strip} aria-label="Dice and event">
      {roll && <Dice key={view.turnNo} roll={roll} />}
      <div className={styles.words}>
        <strong>
          {words ? words.name : view.turnNo === 0 ? 'The colonies are laid out' : `Turn ${view.turnNo}: the dice wait`}
        </strong>
        {roll && <span className="unseen">, {roll.production} produces</span>}
        {roll?.double && <span className={styles.double}>Doubles</span>}
        {words && <p>{done || words.what}</p>}
        {!words && view.turnNo === 0 && <p>{openingWords(view, voice)}</p>}
      </div>
      <Button look="quiet" icon="help" iconOnly onClick={onTables}>
        Prices and events
      </Button>
    </section>
  );
}

function openingWords(view: View, voice: Voice): string {
  if (view.step === 'layout') return 'Both choose in secret, then both layouts are shown.';
  if (view.step === 'numbers') return 'Both give their four numbers in secret, then all are shown.';
  const last = view.setupRolls.off[view.setupRolls.off.length - 1] ?? {};
  const sums = Object.entries(last).map(
    ([seat, [a, b]]) => `${seat === voice.you ? 'You' : voice.name(seat)} ${a + b}`,
  );
  return `Roll-off: ${sums.join(', ')}.`;
}

/** A new roll, large over the table for a moment. What is on the table when one arrives is no news. */
export function Moment({ view }: { view: View }) {
  const { roll, turnNo } = view;
  const [first] = useState(roll ? turnNo : -1);
  if (!roll || turnNo === first) return null;
  return (
    <div key={turnNo} className={styles.moment} aria-hidden="true">
      <div>
        <Dice roll={roll} />
      </div>
      <strong>{EVENT_WORDS[eventOf(roll.event)].name}</strong>
    </div>
  );
}
