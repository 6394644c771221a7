import type { RefObject } from 'react';
import { useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import styles from './TalkButton.module.css';

export interface TalkButtonProps {
  unread: number;
  /** Whether the tray of the button is open; absent if the button opens a sheet. */
  expanded?: boolean;
  place?: RefObject<HTMLSpanElement | null>;
  onClick(): void;
}

/** The chat button, with the number of unread messages. */
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

/** The number of unread messages, on the corner of the preceding element. */
export function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={styles.mark} aria-hidden="true">
      {unread > 99 ? '99+' : unread}
    </span>
  );
}
