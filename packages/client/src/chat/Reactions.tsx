import { type Reaction, reactions } from '@lantern/protocol/chat';
import { ReactionFace } from '../art/reactions/ReactionFace';
import { useStrings } from '../i18n/strings';
import styles from './Reactions.module.css';

/** The drawn reactions in a row: a tap shows one to everybody. */
export function Reactions({ onReact }: { onReact(reaction: Reaction): void }) {
  const { chat } = useStrings();
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
