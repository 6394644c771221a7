import { GroundMark, type Mark, Pin } from '../map/Marks';
import styles from './Decision.module.css';

export const MOVE_MARKS: readonly Mark[] = ['plain', 'flow', 'vortex'];
export const FIGHT_MARKS: readonly Mark[] = ['battle', 'siege'];
export const TALK_MARKS: readonly Mark[] = ['persuade', 'sabotage'];

const MEANINGS: Partial<Record<Mark, string>> = {
  plain: 'a plain way',
  flow: 'with The Flow',
  vortex: 'through a vortex',
  battle: 'battle',
  siege: 'siege',
  persuade: 'win over',
  sabotage: 'sabotage',
};

/** What the marks on the map mean. */
export function Legend({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={styles.legend} aria-label="Marks on the map">
      {marks.map((mark) => (
        <li key={mark}>
          {MOVE_MARKS.includes(mark) ? (
            <svg viewBox="-22 -22 44 44" width="20" height="20" overflow="visible" aria-hidden="true">
              <GroundMark mark={mark} bare />
            </svg>
          ) : (
            <svg viewBox="10 -48 38 38" width="20" height="20" aria-hidden="true">
              <Pin mark={mark} />
            </svg>
          )}
          {MEANINGS[mark]}
        </li>
      ))}
    </ul>
  );
}
