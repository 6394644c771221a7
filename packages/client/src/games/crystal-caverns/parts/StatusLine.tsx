import { BOTTOM, LAST_EXHAUSTION } from '@lantern/games/crystal-caverns/data/levels';
import type { View } from '@lantern/games/crystal-caverns/view';
import { Sign } from './Sign';
import styles from './StatusLine.module.css';

/** How deep the party is and what is left to come; a tap shows it card by card. */
export function StatusLine({ view, onOpen }: { view: View; onOpen(): void }) {
  const { level, cavern, monsterPile, exhausted, turnNo } = view;
  return (
    <button
      type="button"
      className={styles.line}
      onClick={onOpen}
      aria-label={`Level ${level} of ${BOTTOM}, turn ${turnNo}. ${cavern.length} cavern cards left. ${
        exhausted === LAST_EXHAUSTION
          ? 'No more monster cards on this level'
          : `${monsterPile.length} monster cards left, run out ${exhausted} of ${LAST_EXHAUSTION} times`
      }. Open for what is left in decks and bag.`}
    >
      <span className={styles.level}>
        <Sign name="stairs" size={20} />
        <b>{level}</b>
        <span>/{BOTTOM}</span>
      </span>
      <span className={styles.item}>
        <Sign name="cards" />
        <b>{cavern.length}</b> <span className={styles.wide}>cards</span>
      </span>
      <span className={styles.item}>
        <Sign name="monster" />
        <b>{exhausted === LAST_EXHAUSTION ? 0 : monsterPile.length}</b> <span className={styles.wide}>monsters</span>
        <span className={styles.pips}>
          {[1, 2].map((pip) => (
            <span key={pip} className={styles.pip} data-on={exhausted >= pip || undefined} />
          ))}
        </span>
      </span>
      <span className={styles.turn}>Turn {turnNo}</span>
    </button>
  );
}
