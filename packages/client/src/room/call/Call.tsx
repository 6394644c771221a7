import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './Call.module.css';

export interface CallProps {
  icon: IconName;
  /** The sentence, as a paragraph. */
  children: ReactNode;
  /** The buttons of those who may answer. */
  answers?: ReactNode;
}

/** A sentence that concerns everybody of the room (an offer, a vote, an absence, a pause), with its answers. */
export function Call({ icon, children, answers }: CallProps) {
  return (
    <div className={styles.call}>
      <Icon name={icon} />
      {children}
      <div className={styles.answers}>{answers}</div>
    </div>
  );
}
