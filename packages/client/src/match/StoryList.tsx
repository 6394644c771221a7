import { useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { type FactSubjects, isAbout, subjectsOfFact, subjectsOnBoard } from './highlight/subjects';
import styles from './StoryList.module.css';
import type { Line } from './sentences';

export interface StoryListProps {
  lines: readonly Line[];
  about: FactSubjects;
  /** Somebody wants to see on the board what a line is about. */
  onHighlight(subjects: readonly string[]): void;
}

/** Pixels above the lower end that still count as the end. */
const NEAR_END = 8;

/** The story in sentences, the newest at the lower end and in sight, unless somebody reads further up. A tap on one shows on the board what it is about. */
export function StoryList({ lines, about, onHighlight: onPoint }: StoryListProps) {
  const { match } = useStrings();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const [laid, look] = useState('');
  const lookAgain = () => look(subjectsOnBoard());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on the board changes with the story
  useEffect(lookAgain, [lines]);
  const told = useMemo(() => {
    const carried = laid.split('\n');
    return lines.map(({ n, sentence, fact }) => {
      const subjects = subjectsOfFact(about, fact);
      return { n, sentence, subjects, there: carried.some((one) => isAbout(one, subjects)) };
    });
  }, [lines, about, laid]);
  // Lines that show something are taller than they were when they came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with what is told
  useEffect(() => {
    if (atEnd.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  if (lines.length === 0) return <p className={styles.soft}>{match.nothingYet}</p>;
  return (
    <ol
      className={styles.story}
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={match.story}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
      onPointerEnter={lookAgain}
      onFocus={lookAgain}
    >
      {told.map(({ n, sentence, subjects, there }) => (
        <li key={n}>
          {there ? (
            <button type="button" title={match.showOnBoard} onClick={() => onPoint(subjects)}>
              {sentence}
            </button>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ol>
  );
}
