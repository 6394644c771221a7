import styles from '../decisions/Decision.module.css';
import { GroundMark, type Mark, Pin } from '../map/Marks';
import { Wall } from '../map/Walls';
import { t } from '../strings';

export const MOVE_MARKS: readonly Mark[] = ['plain', 'flow', 'vortex'];
export const FIGHT_MARKS: readonly Mark[] = ['battle', 'siege'];
export const TALK_MARKS: readonly Mark[] = ['persuade', 'sabotage'];

/** The meanings of the marks on the map, and of its walls if it has any. */
export function Legend({ marks, walls = false }: { marks: readonly Mark[]; walls?: boolean }) {
  return (
    <ul className={styles.legend} aria-label={t().bar.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          {MOVE_MARKS.includes(mark) ? (
            <svg viewBox="-28 -28 56 56" width="20" height="20" aria-hidden="true">
              <GroundMark mark={mark} bare />
            </svg>
          ) : (
            <svg viewBox="-48 -46 38 38" width="20" height="20" aria-hidden="true">
              <Pin mark={mark} />
            </svg>
          )}
          {t().bar.meanings[mark]}
        </li>
      ))}
      {walls && (
        <li>
          <svg viewBox="-40 -20 80 40" width="30" height="15" aria-hidden="true">
            <Wall />
          </svg>
          {t().bar.wall}
        </li>
      )}
    </ul>
  );
}
