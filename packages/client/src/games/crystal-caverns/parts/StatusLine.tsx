import { BOTTOM, LAST_EXHAUSTION, type View } from '@lantern/games/crystal-caverns/board';
import { t } from '../strings';
import { Sign } from './Sign';
import styles from './StatusLine.module.css';

/** The level of the party and the number of remaining cards; a tap lists them. */
export function StatusLine({ view, onOpen }: { view: View; onOpen(): void }) {
  const { level, cavern, monsterPile, exhausted, turnNo } = view;
  const { status } = t();
  return (
    <button
      type="button"
      className={styles.line}
      onClick={onOpen}
      aria-label={`${status.line(level, BOTTOM, turnNo, cavern.length)} ${
        exhausted === LAST_EXHAUSTION
          ? status.noMonsters
          : status.monsters(monsterPile.length, exhausted, LAST_EXHAUSTION)
      }. ${status.open}`}
    >
      <span className={styles.level}>
        <Sign name="stairs" size={20} />
        <b>{level}</b>
        <span>/{BOTTOM}</span>
      </span>
      <span className={styles.item}>
        <Sign name="cards" />
        <b>{cavern.length}</b> <span className={styles.wide}>{status.cards}</span>
      </span>
      <span className={styles.item}>
        <Sign name="monster" />
        <b>{exhausted === LAST_EXHAUSTION ? 0 : monsterPile.length}</b>{' '}
        <span className={styles.wide}>{status.monsterCards}</span>
        <span className={styles.pips}>
          {[1, 2].map((pip) => (
            <span key={pip} className={styles.pip} data-on={exhausted >= pip || undefined} />
          ))}
        </span>
      </span>
      {turnNo > 0 && <span className={styles.turn}>{status.turn(turnNo)}</span>}
    </button>
  );
}
