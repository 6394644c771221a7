import { type ReactNode, useContext } from 'react';
import styles from './ActionBar.module.css';
import { FrameContext } from './FrameContext';

export interface ActionBarProps {
  /** What is asked, in few words; `null` where `children` ask it. */
  prompt: ReactNode;
  /** The buttons, the main one last. Each at least 44 px. */
  buttons?: ReactNode;
  /** What a longer decision shows above the buttons. It scrolls where it is long; the buttons stay in sight. */
  children?: ReactNode;
}

/** The line at the lower edge that asks and answers: it grows upwards with a decision and never leaves the screen. */
export function ActionBar({ prompt, buttons, children }: ActionBarProps) {
  const frame = useContext(FrameContext);
  return (
    <section className={styles.bar}>
      {children && <div className={styles.more}>{children}</div>}
      <div className={styles.row}>
        {prompt !== null && (
          <p className={styles.prompt} data-asked>
            {prompt}
          </p>
        )}
        <div className={styles.buttons}>
          {frame?.takeback}
          {buttons}
        </div>
      </div>
    </section>
  );
}
