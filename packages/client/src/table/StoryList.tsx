import { useEffect, useRef } from 'react';
import { useWords } from '../words/words';
import type { Line } from './sentences';
import styles from './sheets.module.css';

/** The story in sentences, the newest at the lower end and in sight. */
export function StoryList({ lines }: { lines: readonly Line[] }) {
  const { table } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (lines.length === 0) return <p className={styles.soft}>{table.nothingYet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className={styles.story} ref={list} tabIndex={0} aria-label={table.story}>
      {lines.map((line) => (
        <li key={line.n}>{line.sentence}</li>
      ))}
    </ol>
  );
}
