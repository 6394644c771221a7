import type { Reaction } from '@lantern/protocol/chat';
import { type RefObject, useEffect, useRef } from 'react';
import { useChatStrings } from '../../i18n/chat/useChatStrings';
import { Button } from '../../ui/Button';
import { useBack } from '../../ui/back';
import { Reactions } from '../Reactions';
import { UnreadMark } from '../TalkButton';
import styles from './ReactionTray.module.css';

export interface ReactionTrayProps {
  unread: number;
  /** The button that opens and closes the tray: a tap on it does not count as a tap outside. */
  opener: RefObject<HTMLElement | null>;
  onReact(reaction: Reaction): void;
  onMessages(): void;
  onClose(): void;
}

/**
 * The reactions and a link to the messages, laid over the rail of people so that the board stays free. Escape, Back and
 * a tap outside close the tray.
 */
export function ReactionTray({ unread, opener, onReact, onMessages, onClose }: ReactionTrayProps) {
  const chat = useChatStrings();
  const tray = useRef<HTMLElement>(null);
  useBack(onClose);
  useEffect(() => tray.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const beside = ({ target }: Event) => {
      const inside = [tray.current, opener.current].some((element) => element?.contains(target as Node));
      if (!inside) onClose();
    };
    addEventListener('pointerdown', beside);
    return () => removeEventListener('pointerdown', beside);
  }, [opener, onClose]);
  return (
    <section
      ref={tray}
      className={styles.tray}
      aria-label={chat.react}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Reactions onReact={onReact} />
      <span className={styles.messages}>
        <Button look="quiet" icon="talk" iconOnly onClick={onMessages}>
          {chat.messages(unread)}
        </Button>
        <UnreadMark unread={unread} />
      </span>
    </section>
  );
}
