import { type ReactNode, Suspense, useContext } from 'react';
import styles from './ActionBar.module.css';
import { FrameContext } from './FrameContext';

export interface ActionBarProps {
  /** The question in few words; `null` if `children` contain it. */
  prompt: ReactNode;
  /** The buttons, the main one last. Each is at least 44 px high. */
  buttons?: ReactNode;
  /** The content of a longer decision, above the buttons. It scrolls if it is long; the buttons stay visible. */
  children?: ReactNode;
}

/**
 * The bar at the lower edge with the question and its answers: it grows upwards with a decision and never leaves the
 * screen.
 */
export function ActionBar({ prompt, buttons, children }: ActionBarProps) {
  const frame = useContext(FrameContext);
  const plain = (
    <p className={styles.prompt ?? ''} data-asked>
      {prompt}
    </p>
  );
  const words =
    prompt !== null &&
    (frame?.hint ? <Suspense fallback={plain}>{frame.hint(prompt, styles.prompt ?? '')}</Suspense> : plain);
  return (
    <section className={styles.bar}>
      {children && <div className={styles.more}>{children}</div>}
      <div className={styles.row}>
        {words && frame?.since ? (
          <Suspense fallback={words}>
            {frame.since}
            <p className="unseen" data-asked>
              {prompt}
            </p>
          </Suspense>
        ) : (
          words
        )}
        <div className={styles.buttons}>
          {frame?.button}
          {buttons}
        </div>
      </div>
    </section>
  );
}
