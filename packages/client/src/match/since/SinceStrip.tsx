import type { Seat } from '@lantern/protocol/seat';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { SeatMark } from '../../ui/seat/SeatMark';
import styles from './SinceStrip.module.css';

/** An item of news in words. */
export interface ToldNews {
  /** The number of its fact. */
  n: number;
  by: Seat | undefined;
  sentence: string;
}

export interface SinceStripProps {
  news: readonly ToldNews[];
  /** Shows how an item happened. Takes the number of its fact. */
  onShow(n: number): void;
  /** Shows all facts since the last turn. */
  onShowAll(): void;
}

/** The news since the viewer's last turn, shown instead of the question, as many as fit. */
export function SinceStrip({ news, onShow, onShowAll }: SinceStripProps) {
  const { match } = useStrings();
  return (
    <section className={styles.strip} aria-label={match.since} data-since>
      <div className={styles.row}>
        {news.map(({ n, by, sentence }) => (
          <button
            key={n}
            type="button"
            className={styles.one}
            title={sentence}
            style={by === undefined ? undefined : { borderColor: `var(--seat-${by})` }}
            onClick={() => onShow(n)}
          >
            <span>
              {by !== undefined && <SeatMark seat={by} size={14} />} {sentence}
            </span>
          </button>
        ))}
        <Button look="quiet" icon="play" iconOnly className={styles.all} onClick={onShowAll}>
          {match.sinceAll}
        </Button>
      </div>
    </section>
  );
}
