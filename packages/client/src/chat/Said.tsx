import type { ChatContent } from '@lantern/protocol/chat';
import { ReactionFace } from '../art/reactions/ReactionFace';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { messageText } from './messageText';

/** The content of a message: its text in its own direction, or the drawing of a reaction, named for screen readers. */
export function Said({ saying }: { saying: ChatContent }) {
  const strings = useChatStrings();
  const text = messageText(saying, strings);
  if (!('reaction' in saying)) return <span dir="auto">{text}</span>;
  return (
    <>
      <ReactionFace reaction={saying.reaction} size={36} />
      <span className="unseen">{text}</span>
    </>
  );
}
