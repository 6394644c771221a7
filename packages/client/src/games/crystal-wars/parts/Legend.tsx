import styles from '../decisions/Decision.module.css';
import { GroundMark, type Mark, Pin } from '../map/Marks';
import { t } from '../strings';

export const MOVE_MARKS: readonly Mark[] = ['plain', 'flow', 'vortex'];
export const FIGHT_MARKS: readonly Mark[] = ['battle', 'siege'];
export const TALK_MARKS: readonly Mark[] = ['persuade', 'sabotage'];

/** What the marks on the map mean. */
export function Legend({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={styles.legend} aria-label={t().bar.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          {MOVE_MARKS.includes(mark) ? (
            <svg viewBox="-28 -28 56 56" width="20" height="20" aria-hidden="true">
              <GroundMark mark={mark} hideTrails />
            </svg>
          ) : (
            <svg viewBox="10 -48 38 38" width="20" height="20" aria-hidden="true">
              <Pin mark={mark} />
            </svg>
          )}
          {t().bar.meanings[mark]}
        </li>
      ))}
    </ul>
  );
}
