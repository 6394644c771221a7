import { type Reaction, reactions } from '@lantern/protocol/chat';
import { ReactionFace } from '../art/reactions/ReactionFace';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import styles from './Reactions.module.css';

/** The row of reactions: a tap sends one to everybody. */
export function Reactions({ onReact }: { onReact(reaction: Reaction): void }) {
  const chat = useChatStrings();
  return (
    <ul className={styles.reactions} aria-label={chat.react}>
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button type="button" title={chat.reactions[reaction]} onClick={() => onReact(reaction)}>
            <ReactionFace reaction={reaction} />
            <span className="unseen">{chat.reactions[reaction]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
