import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/sheet/Sheet';
import { useLatest } from '../ui/useLatest';
import { ChatList } from './ChatList';
import { ChatPeople } from './ChatPeople';
import styles from './ChatSheet.module.css';
import { Composer } from './Composer';
import { NamePrompt } from './NamePrompt';
import { markRead } from './readState';
import { sayIn } from './say';
import type { Chat } from './useChat';

export interface ChatSheetProps {
  handle: RoomHandle;
  room: RoomView;
  chat: Chat;
  onClose(): void;
}

/** The chat of the room: the messages, quick phrases, the input line, and the list of people to mute. */
export function ChatSheet({ handle, room, chat, onClose }: ChatSheetProps) {
  const [people, setPeople] = useState(false);
  const strings = useChatStrings();
  const { code, seat, mark } = handle;
  const latest = useLatest(mark);
  useEffect(() => {
    markRead(code, chat.said);
    const read = chat.said.findLast(({ audience }) => audience === 'all')?.n;
    if (seat !== null && read !== undefined) latest.current({ read });
  }, [code, seat, chat.said]);

  return (
    <Sheet
      title={strings.title}
      place="side"
      onClose={onClose}
      actions={
        !people &&
        (chat.me.seat === null && chat.me.name === '' ? (
          <NamePrompt onName={handle.setName} />
        ) : (
          <Composer room={room} me={chat.me} onSay={(saying) => sayIn(handle, saying)} />
        ))
      }
    >
      <div className={styles.stack}>
        <Button className={styles.people} icon={people ? 'back' : 'person'} onClick={() => setPeople(!people)}>
          {people ? strings.backToTalk : strings.people}
        </Button>
        {people ? <ChatPeople handle={handle} room={room} talk={chat} /> : <ChatList talk={chat} />}
      </div>
    </Sheet>
  );
}
