import { FACES, type Face } from '@lantern/games/crystal-caverns/board';
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

/** A face of a Treehouse die that tells what it does. */
export function FaceTerm({ face, children }: { face: Face; children: ReactNode }) {
  return (
    <Term name={face} what={t().faces[face]} rule={RULES[face]} className={styles.face}>
      {children}
    </Term>
  );
}

/** All six faces in a row, for those who have not met them. */
export function FaceTerms() {
  return (
    <div className={styles.faces}>
      <p className={styles.calm}>{t().arena.treehouse}</p>
      <ul>
        {FACES.map((face) => (
          <li key={face}>
            <FaceTerm face={face}>
              <TreehouseSign face={face} size={20} />
              {face}
            </FaceTerm>
          </li>
        ))}
      </ul>
    </div>
  );
}
