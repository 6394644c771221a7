import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import type { Chapter } from './chapters';
import styles from './Rulebook.module.css';
import type { RoomRule } from './roomRules';
import { Marked } from './ruleSearch';
import type { RulePicture } from './useParts';

interface RuleChapterProps {
  chapter: Chapter;
  id: string;
  /** The address of the page of the rulebook, to link to. */
  page: string;
  words: readonly string[];
  /** The highlighted paragraph. */
  opened: string | undefined;
  picture: RulePicture | undefined;
  onRule(rule: string): void;
}

/** A chapter: its title, its picture, its paragraphs. */
export function RuleChapter({ chapter, id, page, words, opened, picture, onRule }: RuleChapterProps) {
  return (
    <section id={id} tabIndex={-1} className={styles.chapter} aria-label={chapter.title || undefined}>
      {chapter.title && <h3>{chapter.title}</h3>}
      {picture && (
        <ErrorBoundary instead={null}>
          <svg viewBox={`0 0 320 ${picture.height}`} className={styles.picture} aria-hidden="true">
            <picture.Draw />
          </svg>
        </ErrorBoundary>
      )}
      {chapter.paragraphs.map((paragraph) => (
        <RuleParagraph
          key={paragraph.rule}
          {...{ paragraph, words, onRule }}
          href={`${page}#${paragraph.rule}`}
          lit={paragraph.rule === opened}
        />
      ))}
    </section>
  );
}

interface RuleParagraphProps {
  paragraph: RoomRule;
  words: readonly string[];
  /** The target of a rule number. */
  href: string;
  lit: boolean;
  onRule(rule: string): void;
}

function RuleParagraph({ paragraph: { rule, title, body, because }, words, href, lit, onRule }: RuleParagraphProps) {
  const say = useRulebookStrings();
  return (
    <article id={rule} tabIndex={-1} data-opened={lit || undefined}>
      <h4>
        <Marked text={title} words={words} />{' '}
        <Link
          {...{ href }}
          aria-label={say.rule(rule)}
          onClick={(event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onRule(rule);
          }}
        >
          <Marked text={rule} words={words} />
        </Link>
      </h4>
      {body.split(/\n+/).map((part) => (
        <p key={part}>
          <Marked text={part} words={words} />
        </p>
      ))}
      {because.length > 0 && <p className={styles.because}>{say.because(because)}</p>}
    </article>
  );
}
