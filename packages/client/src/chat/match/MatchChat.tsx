import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useRef, useState } from 'react';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { laterComponent } from '../../ui/laterComponent';
import { among } from '../readState';
import { sayIn } from '../say';
import { TalkButton } from '../TalkButton';
import { type Chat, useChat } from '../useChat';

const Log = laterComponent(() => import('../ChatLog').then((part) => part.ChatLog));
const Tray = laterComponent(() => import('./ReactionTray').then((part) => part.ReactionTray));
const TalkSheet = laterComponent(() => import('../ChatSheet').then((part) => part.ChatSheet));

export interface MatchChatProps {
  handle: RoomHandle;
  room: RoomView;
  open: boolean;
  onOpen(open: boolean): void;
}

/**
 * The chat button of a match: a tap offers reactions and the messages. People who may not write get the messages at
 * once.
 */
export function MatchChat({ handle, room, open, onOpen }: MatchChatProps) {
  const [reacting, setReacting] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const chat = useChat(handle, room);
  const { unread } = chat;
  const reacts = mayReact(chat, room);
  useEffect(() => void Tray.fetch().catch(() => undefined), []);
  const close = () => {
    setReacting(false);
    place.current?.querySelector('button')?.focus();
  };
  const openTalk = () => {
    setReacting(false);
    onOpen(true);
  };
  return (
    <>
      <TalkButton
        {...{ unread, place }}
        {...(reacts && { expanded: reacting })}
        onClick={() => (reacts ? setReacting(!reacting) : openTalk())}
      />
      {reacting && reacts && (
        <Tray
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
      <Log chat={chat} />
      {open && <TalkSheet handle={handle} room={room} chat={chat} onClose={() => onOpen(false)} />}
    </>
  );
}

/** Whether the speaker has a name and is not muted by the host. */
const mayReact = ({ me }: Chat, { talk }: RoomView): boolean =>
  (me.seat !== null || me.name !== '') && !among(talk.muted, me);
