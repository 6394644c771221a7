import type { ChatContent } from '@lantern/protocol/chat';
import { ReactionFace } from '../art/reactions/ReactionFace';
import { useStrings } from '../i18n/strings';
import { messageText } from './messageText';

/** What a remark says: its text in its own direction, or the drawing of a reaction, with its name for screen readers. */
export function Said({ saying }: { saying: ChatContent }) {
  const strings = useStrings().chat;
  const text = messageText(saying, strings);
  if (!('reaction' in saying)) return <span dir="auto">{text}</span>;
  return (
    <>
      <ReactionFace reaction={saying.reaction} size={36} />
      <span className="unseen">{text}</span>
    </>
  );
}
