import styles from './page.module.css';

/** The lantern, breathing, until something is here. It shows up only after a moment: most things are faster. */
export function Waiting({ children = 'One moment…' }: { children?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <img src="/lantern.svg" alt="" width={72} height={72} />
      <p>{children}</p>
    </div>
  );
}
