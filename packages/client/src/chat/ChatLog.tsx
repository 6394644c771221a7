import { useChatStrings } from '../i18n/chat/useChatStrings';
import { idOf } from '../net/room/ChatConnection';
import { messageText, spokenName } from './messageText';
import type { Chat } from './useChat';

/** The number of messages in the log for screen readers. */
const LOGGED_MESSAGES = 6;

/** The newest messages as a log for screen readers. */
export function ChatLog({ chat }: { chat: Chat }) {
  const strings = useChatStrings();
  return (
    <div className="unseen" role="log" aria-label={strings.log}>
      {chat.said.slice(-LOGGED_MESSAGES).map((message) => (
        <p key={idOf(message)}>{`${spokenName(message.speaker, strings)}: ${messageText(message.saying, strings)}`}</p>
      ))}
    </div>
  );
}
