import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import type { Chapter } from './chapters';
import styles from './Rulebook.module.css';

interface ContentsProps {
  id: string;
  chapters: readonly Chapter[];
  onChapter(id: string): void;
}

export function Contents({ id, chapters, onChapter }: ContentsProps) {
  const say = useRulebookStrings();
  return (
    <nav id={id} tabIndex={-1} className={styles.contents} aria-label={say.contents}>
      <h3>{say.contents}</h3>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => onChapter(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
