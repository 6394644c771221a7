import { useSpeechStrings } from '../i18n/speech/speechStrings';
import styles from './SkipLinks.module.css';

export interface SkipLinksProps {
  onStory(): void;
}

const PARTS = ['action', 'board', 'words'] as const;

/** The first tab stops of a table, visible while they have the focus: links to the actions, the board and the story. */
export function SkipLinks({ onStory }: SkipLinksProps) {
  const { skip } = useSpeechStrings();
  return (
    <nav className={`unseen ${styles.skip}`} aria-label={skip.label}>
      {PARTS.map((part) => (
        <button key={part} type="button" onClick={() => focusPart(part)}>
          {skip[part]}
        </button>
      ))}
      <button type="button" onClick={() => focusPart('story') || onStory()}>
        {skip.story}
      </button>
    </nav>
  );
}

/** @returns whether the part is on the page */
function focusPart(part: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-frame="${part}"]`);
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus();
  return element !== null;
}
