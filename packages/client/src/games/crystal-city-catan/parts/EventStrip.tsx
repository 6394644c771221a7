import { EVENTS, eventOf, type Roll, type View } from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import { Button } from '../../../ui/Button';
import { Term } from '../../../ui/term/Term';
import { t } from '../strings';
import { eventLines } from '../turnFacts';
import { Dice } from './Dice';
import styles from './EventStrip.module.css';

interface EventStripProps {
  view: View;
  voice: Voice;
  /** The throw whose dice are still rolling. */
  throwing: Roll | null;
  onTables(): void;
}

/** Both dice, and their results once they have landed. */
export function EventStrip({ view, voice, throwing, onTables }: EventStripProps) {
  const { roll } = view;
  const dice = throwing ?? roll;
  const { strip } = t();
  return (
    <section className={styles.strip} aria-label={strip.label}>
      {dice && <Dice roll={dice} rolling={throwing !== null} />}
      {roll && !throwing ? (
        <Event {...{ view, voice, roll }} />
      ) : (
        <Opening {...{ view, voice }} throwing={throwing !== null} />
      )}
      <Button look="quiet" icon="help" iconOnly onClick={onTables}>
        {strip.tables}
      </Button>
    </section>
  );
}

/** The name of the event and its last effect on the viewer; without one, a short description. A tap explains it. */
function Event({ view, voice, roll }: { view: View; voice: Voice; roll: NonNullable<View['roll']> }) {
  const { events, strip } = t();
  const event = eventOf(roll.event);
  const { name, what } = events[event];
  const lines = eventLines(view, voice);
  const shown = lines.findLast(({ seat }) => seat === voice.you) ?? lines.at(-1);
  return (
    <Term
      name={name}
      what={[what, ...lines.map(({ sentence }) => sentence)].join(' ')}
      rule={`R8.${EVENTS.indexOf(event) + 1}`}
      className={styles.words}
    >
      <strong>{name}</strong>
      <span className="unseen">{strip.produces(roll.production)}</span>
      {roll.double && <span className={styles.double}>{strip.doubles}</span>}
      <span className={styles.what}>{shown ? firstOf(shown.sentence) : strip.brief[event]}</span>
    </Term>
  );
}

const firstOf = (sentences: string): string => /^.*?[.!?](?=\s|$)/.exec(sentences)?.[0] ?? sentences;

/** The state of a turn before its dice have landed. */
function Opening({ view, voice, throwing }: { view: View; voice: Voice; throwing: boolean }) {
  const { strip } = t();
  const dice = throwing ? strip.diceRoll : strip.diceWait;
  return (
    <div className={styles.words}>
      <strong>{view.turnNo === 0 ? strip.laidOut : dice(view.turnNo)}</strong>
      {view.turnNo === 0 && <span className={styles.what}>{openingWords(view, voice)}</span>}
    </div>
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
