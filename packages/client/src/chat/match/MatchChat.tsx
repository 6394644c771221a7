import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useRef, useState } from 'react';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { ChatLog } from '../ChatLog';
import { among } from '../readState';
import { sayIn } from '../say';
import { TalkButton } from '../TalkButton';
import { type Chat, useChat } from '../useChat';
import { ReactionTray } from './ReactionTray';

const TalkSheet = lazy(() => import('../ChatSheet').then((part) => ({ default: part.ChatSheet })));

export interface MatchChatProps {
  handle: RoomHandle;
  room: RoomView;
  /** Whether the conversation is open. */
  open: boolean;
  onOpen(open: boolean): void;
}

/** The way to the conversation during a match: a tap offers reactions and the messages. Whoever may not speak gets the messages at once. */
export function MatchChat({ handle, room, open, onOpen }: MatchChatProps) {
  const [tray, setTray] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const chat = useChat(handle, room);
  const { unread } = chat;
  const reacts = mayReact(chat, room);
  const close = () => {
    setTray(false);
    place.current?.querySelector('button')?.focus();
  };
  const openTalk = () => {
    setTray(false);
    onOpen(true);
  };
  return (
    <>
      <TalkButton
        {...{ unread, place }}
        {...(reacts && { expanded: tray })}
        onClick={() => (reacts ? setTray(!tray) : openTalk())}
      />
      {tray && reacts && (
        <ReactionTray
          {...{ unread }}
          opener={place}
          onReact={(reaction) => {
            close();
            sayIn(handle, { reaction });
          }}
          onMessages={openTalk}
          onClose={close}
        />
      )}
      <ChatLog chat={chat} />
      <Suspense>{open && <TalkSheet handle={handle} room={room} chat={chat} onClose={() => onOpen(false)} />}</Suspense>
    </>
  );
}

/** Whoever is known by a name and not silenced by the host. */
const mayReact = ({ me }: Chat, { talk }: RoomView): boolean =>
  (me.seat !== null || me.name !== '') && !among(talk.muted, me);
