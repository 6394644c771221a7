import { useStrings } from '../i18n/strings';
import type { Frame } from './useFrame';

/** Sentences of the story that screen readers find in the log. */
const LINES = 6;

/** What a screen reader announces by itself: whose turn it is, what is shown on the board, and the story. */
export function Announcements({ turn, shown, lines }: Pick<Frame, 'turn' | 'shown' | 'lines'>) {
  const { match } = useStrings();
  return (
    <>
      <p className="unseen" role="status">
        {turn.detail ? `${turn.headline}. ${turn.detail}` : turn.headline}
      </p>
      <p className="unseen" role="status">
        {shown.length > 0 && match.shown(shown)}
      </p>
      <div className="unseen" role="log" aria-label={match.news}>
        {lines.slice(-LINES).map((line) => (
          <p key={line.n}>{line.sentence}</p>
        ))}
      </div>
    </>
  );
}
