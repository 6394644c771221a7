import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { ActionBar } from '../../../match/frame/ActionBar';
import { Notice } from '../parts/Notice';
import { aimWords, waitingWords } from '../sentences';
import { t } from '../strings';
import styles from './Decision.module.css';

interface WatcherBarProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  look: Square | null;
}

/** The action bar of a spectator: the players that the match waits for, and the piece on the tapped square. */
export function WatcherBar({ view, names, look }: WatcherBarProps) {
  return (
    <section className={styles.bar} aria-label={t().bar.label}>
      <ActionBar prompt={view.result ? t().over : waitingWords(view, names)}>
        <div className={styles.detail}>
          {look === null ? (
            <p className={styles.hint}>{aimWords(view, names)}</p>
          ) : (
            <Notice {...{ view, names, look }} context={null} />
          )}
        </div>
      </ActionBar>
    </section>
  );
}
