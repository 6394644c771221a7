import type { Die as DieRolled, DieTag } from '@lantern/games/improvised-dungeon-crawl/board';
import { factSentence } from '@lantern/games/kit/strings';
import type { DieProps } from '../../../art/dice/Die';
import { DiceRoll } from '../../../art/dice/RollingDie';
import type { DieKind } from '../../../art/dice/solids';
import type { DieTone } from '../../../art/dice/tones';
import type { DungeonContext } from '../context';
import type { CrawlFact } from '../playback';
import { t } from '../strings';
import styles from './Tray.module.css';

/** Dice by what they are in a roll (section 13). */
const TONES: Readonly<Record<DieTag, DieTone>> = {
  attack: 'ivory',
  slay: 'ruby',
  buff: 'violet',
  spell: 'sapphire',
  die: 'gold',
};

/** Dice as they are drawn; those of monsters are black. */
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

/** The last roll: its dice, and in words what came of it. A tap tells the rest at once. */
export function Tray({ context: { playback, voice } }: { context: DungeonContext }) {
  const fact = playback.fact ?? playback.last;
  const dice = diceIn(fact);
  return (
    <button type="button" className={styles.tray} tabIndex={-1} aria-hidden="true" onClick={playback.skip}>
      {fact && dice.length > 0 && (
        <span className={styles.dice} data-many={dice.length > 4 || undefined}>
          <DiceRoll roll={fact.n} dice={dice} />
        </span>
      )}
      <span key={fact?.n} className={styles.words} data-telling={playback.fact ? true : undefined}>
        {fact ? factSentence(t().text, fact, voice) : t().diceWait}
      </span>
    </button>
  );
}
