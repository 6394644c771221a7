import type { RefObject } from 'react';
import { useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import styles from './TalkButton.module.css';

export interface TalkButtonProps {
  /** Messages that have not been read. */
  unread: number;
  /** Whether what it opens besides a sheet is open; nothing where it opens a sheet. */
  expanded?: boolean;
  place?: RefObject<HTMLSpanElement | null>;
  onClick(): void;
}

/** The sign of the conversation, with a mark for what has not been read. */
export function TalkButton({ unread, expanded, place, onClick }: TalkButtonProps) {
  const { chat } = useStrings();
  return (
    <span className={styles.place} ref={place}>
      <Button look="quiet" icon="talk" iconOnly aria-expanded={expanded} onClick={onClick}>
        {chat.openWith(unread)}
      </Button>
      <UnreadMark unread={unread} />
    </span>
  );
}

/** How much has not been read, on the corner of what lies before it. */
export function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={styles.mark} aria-hidden="true">
      {unread > 99 ? '99+' : unread}
    </span>
  );
}
