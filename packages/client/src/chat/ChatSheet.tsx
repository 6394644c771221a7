import type { Speaker } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { useReportStrings } from '../i18n/report/useReportStrings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/sheet/Sheet';
import { useLatest } from '../ui/useLatest';
import { ChatList } from './ChatList';
import { ChatPeople } from './ChatPeople';
import styles from './ChatSheet.module.css';
import { Composer } from './Composer';
import { NamePrompt } from './NamePrompt';
import { ReportForm } from './ReportForm';
import { markRead } from './readState';
import { sayIn } from './say';
import type { Chat } from './useChat';

export interface ChatSheetProps {
  handle: RoomHandle;
  room: RoomView;
  chat: Chat;
  onClose(): void;
}

/** The chat of the room: the messages, quick phrases, the input line, and the people to mute or report. */
export function ChatSheet({ handle, room, chat, onClose }: ChatSheetProps) {
  const [people, setPeople] = useState(false);
  const [reported, setReported] = useState<Speaker>();
  const strings = useChatStrings();
  const report = useReportStrings();
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
        <Button
          className={styles.people}
          icon={people ? 'back' : 'person'}
          onClick={() => (reported ? setReported(undefined) : setPeople(!people))}
        >
          {reported ? report.back : people ? strings.backToTalk : strings.people}
        </Button>
        {reported ? (
          <ReportForm handle={handle} speaker={reported} onSent={() => setReported(undefined)} />
        ) : people ? (
          <ChatPeople handle={handle} room={room} talk={chat} onReport={setReported} />
        ) : (
          <ChatList talk={chat} />
        )}
      </div>
    </Sheet>
  );
}
