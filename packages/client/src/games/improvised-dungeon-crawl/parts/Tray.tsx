import type { Die as DieRolled, DieTag } from '@lantern/games/improvised-dungeon-crawl/board';
import { factSentence } from '@lantern/games/kit/strings';
import { afterCount, CountUp } from '../../../art/dice/CountUp';
import { DiceRoll } from '../../../art/dice/DiceRoll';
import type { DieProps } from '../../../art/dice/Die';
import type { DieKind } from '../../../art/dice/solids';
import type { DieTone } from '../../../art/dice/tones';
import { factsAfter } from '../../../match/timeline/step';
import { type CrawlFact, hasBeat } from '../beats';
import type { DungeonContext } from '../context';
import { t } from '../strings';
import styles from './Tray.module.css';

/** The tone of dice by their role in a roll (section 13). */
const TONES: Readonly<Record<DieTag, DieTone>> = {
  attack: 'ivory',
  slay: 'ruby',
  buff: 'violet',
  spell: 'sapphire',
  die: 'gold',
};

/** Dice with their tones; those of monsters are black. */
export function diceOf(dice: readonly DieRolled[], monster = false): DieProps[] {
  return dice.map(({ sides, value, tag }) => ({
    kind: `d${sides}` as DieKind,
    value,
    figures: true,
    tone: monster ? 'onyx' : TONES[tag],
    label: '',
  }));
}

function diceIn(fact: CrawlFact | null): DieProps[] {
  if (!fact || !('dice' in fact.data) || !Array.isArray(fact.data.dice)) return [];
  return diceOf(fact.data.dice, fact.kind === 'monsterAttacked');
}

/** Returns the sum of a throw, with all modifiers; `null` if the fact has none. */
function sumOf({ kind, data }: CrawlFact): number | null {
  if (kind === 'attacked' || kind === 'missile') return data.total;
  return kind === 'resurrected' ? data.sum : null;
}

/** The last roll: its dice and, when they have landed, its result in words. */
export function Tray({ context: { view, fact: now, phase, voice } }: { context: DungeonContext }) {
  const fact = now ?? factsAfter(view.story, 0).findLast(hasBeat) ?? null;
  const dice = diceIn(fact);
  const rolling = phase === 'rolling';
  const counting = phase === 'landed';
  const sum = fact && sumOf(fact);
  return (
    <div className={styles.tray} aria-hidden="true">
      {fact && dice.length > 0 && (
        <span className={styles.dice} data-many={dice.length > 4 || undefined}>
          <DiceRoll rolling={rolling} dice={dice} />
        </span>
      )}
      {sum !== null && !rolling && (
        <b key={fact?.n} className={styles.sum}>
          <CountUp value={sum} counting={counting} />
        </b>
      )}
      <span
        key={`${fact?.n} ${rolling}`}
        className={`${styles.words} ${sum !== null && counting ? afterCount : ''}`}
        data-telling={(now && sum === null) || undefined}
      >
        {!rolling && (fact ? factSentence(t().text, fact, voice) : t().diceWait)}
      </span>
    </div>
  );
}
