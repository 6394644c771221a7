import { useStrings } from '../i18n/strings';
import { laterComponent } from '../ui/laterComponent';
import { useMediaQuery } from '../ui/useMediaQuery';
import styles from './frame/frame.module.css';
import type { StoryListProps } from './StoryList';

const StoryList = laterComponent(() => import('./StoryList').then((part) => part.StoryList));

/** The screens on which the frame has a column for the story; the same as in its styles. */
const WIDE = '(min-width: 68rem) and (min-height: 31.01rem)';

/** The story beside the board on wide screens. On others it is not rendered, so that it delays no tap. */
export function StorySide(props: StoryListProps) {
  const { match } = useStrings();
  const wide = useMediaQuery(WIDE);
  if (!wide) return null;
  return (
    <aside className={styles.side} aria-label={match.storyOf} data-frame="story">
      <h2>{match.story}</h2>
      <StoryList {...props} />
    </aside>
  );
}
