import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useState } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { TalkButton } from './TalkButton';
import { useChat } from './useChat';

const TalkSheet = lazy(() => import('./ChatSheet').then((part) => ({ default: part.ChatSheet })));
const TalkNews = lazy(() => import('./ChatNotification').then((part) => ({ default: part.ChatNotification })));

export interface ChatButtonProps {
  handle: RoomHandle;
  room: RoomView;
}

/** The button that opens the chat of the room, and a bubble with the newest message. */
export function ChatButton({ handle, room }: ChatButtonProps) {
  const [open, setOpen] = useState(false);
  const talk = useChat(handle, room);
  return (
    <>
      <TalkButton unread={talk.unread} onClick={() => setOpen(true)} />
      <Suspense>
        <TalkNews chat={talk} quiet={open} onOpen={() => setOpen(true)} />
        {open && <TalkSheet handle={handle} room={room} chat={talk} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
