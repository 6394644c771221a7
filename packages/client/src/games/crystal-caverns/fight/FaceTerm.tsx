import { FACES, type Face, type View } from '@lantern/games/crystal-caverns/board';
import type { ReactNode } from 'react';
import { TreehouseSign } from '../../../art/dice/treehouse';
import { Term } from '../../../ui/term/Term';
import { t } from '../strings';
import styles from './ExchangePanel.module.css';

const RULES: Readonly<Record<Face, string>> = {
  TIP: 'R10.1',
  HOP: 'R10.1',
  DIG: 'R9.1',
  AIM: 'R9.1',
  SWAP: 'R10.5',
  WILD: 'R10.4',
};

type Options = Pick<View, 'options'>;

/** A face of a Treehouse die, with an explanation. */
export function FaceTerm({ view, face, children }: { view: Options; face: Face; children: ReactNode }) {
  const { decide, faces } = t();
  const what = face === 'SWAP' && view.options.swapMonsters ? decide.swapEither : faces[face];
  return (
    <Term name={face} what={what} rule={RULES[face]} className={styles.face}>
      {children}
    </Term>
  );
}

/** All six faces in a row, for beginners. */
export function FaceTerms({ view }: { view: Options }) {
  return (
    <div className={styles.faces}>
      <p className={styles.calm}>{t().arena.treehouse}</p>
      <ul>
        {FACES.map((face) => (
          <li key={face}>
            <FaceTerm view={view} face={face}>
              <TreehouseSign face={face} size={20} />
              {face}
            </FaceTerm>
          </li>
        ))}
      </ul>
    </div>
  );
}
