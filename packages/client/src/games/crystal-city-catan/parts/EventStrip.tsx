import { eventOf, type View } from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import { Button } from '../../../ui/Button';
import { t } from '../strings';
import { eventLines } from '../turnFacts';
import { Dice } from './Dice';
import styles from './EventStrip.module.css';

/** Both dice, the event by its name, and what it did; until it has, what it does. */
export function EventStrip({ view, voice, onTables }: { view: View; voice: Voice; onTables(): void }) {
  const { roll } = view;
  const { events, strip } = t();
  const words = roll && events[eventOf(roll.event)];
  const done = eventLines(view, voice).join(' ');
  return (
    <section className={styles.strip} aria-label={strip.label}>
      {roll && <Dice key={view.turnNo} roll={roll} />}
      <div className={styles.words}>
        <strong>{words ? words.name : view.turnNo === 0 ? strip.laidOut : strip.diceWait(view.turnNo)}</strong>
        {roll && <span className="unseen">{strip.produces(roll.production)}</span>}
        {roll?.double && <span className={styles.double}>{strip.doubles}</span>}
        {words && <p>{done || words.what}</p>}
        {!words && view.turnNo === 0 && <p>{openingWords(view, voice)}</p>}
      </div>
      <Button look="quiet" icon="help" iconOnly onClick={onTables}>
        {strip.tables}
      </Button>
    </section>
  );
}

function openingWords(view: View, voice: Voice): string {
  const { you, strip } = t();
  if (view.step === 'layout') return strip.layout;
  if (view.step === 'numbers') return strip.numbers;
  const last = view.setupRolls.off[view.setupRolls.off.length - 1] ?? {};
  const sums = Object.entries(last).map(([seat, [a, b]]) => `${seat === voice.you ? you : voice.name(seat)} ${a + b}`);
  return strip.rollOff(sums);
}
