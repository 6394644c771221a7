import { useStrings } from '../i18n/strings';
import { idOf } from '../net/room/ChatConnection';
import { messageText, speakerName } from './messageText';
import type { Chat } from './useChat';

/** Lines that screen readers find in the log. */
const LINES = 6;

/** What is said, as a log for screen readers. */
export function ChatLog({ chat }: { chat: Chat }) {
  const strings = useStrings().chat;
  return (
    <div className="unseen" role="log" aria-label={strings.log}>
      {chat.said.slice(-LINES).map((one) => (
        <p key={idOf(one)}>{`${speakerName(one.speaker, strings)}: ${messageText(one.saying, strings)}`}</p>
      ))}
    </div>
  );
}
