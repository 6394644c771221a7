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

/** The way to the conversation of the room, which it lays out itself, and a bubble for what has just been said. */
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
