import { useStrings } from '../i18n/strings';
import { useMediaQuery } from '../ui/useMediaQuery';
import styles from './frame/frame.module.css';
import { StoryList, type StoryListProps } from './StoryList';

/** Where the frame has a place for the story; the same as in its styles. */
const WIDE = '(min-width: 68rem) and (min-height: 31.01rem)';

/** The story beside the board, where the screen is wide enough. Elsewhere no tap waits for a list that nobody sees. */
export function StorySide(props: StoryListProps) {
  const { match } = useStrings();
  const wide = useMediaQuery(WIDE);
  if (!wide) return null;
  return (
    <aside className={styles.side} aria-label={match.storyOf}>
      <h2>{match.story}</h2>
      <StoryList {...props} />
    </aside>
  );
}
