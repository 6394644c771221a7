import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import styles from './ChatButton.module.css';
import { useChat } from './useChat';

const TalkSheet = lazy(() => import('./ChatSheet').then((part) => ({ default: part.ChatSheet })));
const TalkNews = lazy(() => import('./ChatNotification').then((part) => ({ default: part.ChatNotification })));

export interface ChatButtonProps {
  handle: RoomHandle;
  room: RoomView;
  /** Only the sign, with its words for screen readers. */
  iconOnly?: boolean;
}

/** The way to the conversation of the room, with a mark for what has not been read; lays it out itself. */
export function ChatButton({ handle, room, iconOnly }: ChatButtonProps) {
  const [open, setOpen] = useState(false);
  const strings = useStrings().chat;
  const talk = useChat(handle, room);
  return (
    <span className={styles.place}>
      <Button look={iconOnly ? 'quiet' : 'plain'} icon="talk" iconOnly={iconOnly} onClick={() => setOpen(true)}>
        {iconOnly ? strings.openWith(talk.unread) : strings.open}
      </Button>
      {talk.unread > 0 && (
        <span className={styles.mark} aria-hidden={iconOnly}>
          {talk.unread > 99 ? '99+' : talk.unread}
          {!iconOnly && <span className="unseen">{strings.unread(talk.unread)}</span>}
        </span>
      )}
      <Suspense>
        <TalkNews chat={talk} quiet={open} onOpen={() => setOpen(true)} />
        {open && <TalkSheet handle={handle} room={room} chat={talk} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}
