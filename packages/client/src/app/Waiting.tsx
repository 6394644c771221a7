import { useWords } from '../words/words';
import styles from './page.module.css';

/** The lantern, breathing, until something is here. It shows up only after a moment: most things are faster. */
export function Waiting({ children }: { children?: string }) {
  const { waiting } = useWords().house;
  return (
    <div className={styles.waiting} role="status">
      <img src="/lantern.svg" alt="" width={72} height={72} />
      <p>{children ?? waiting}</p>
    </div>
  );
}
