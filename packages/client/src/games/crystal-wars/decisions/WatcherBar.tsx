import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { ActionBar } from '../../../match/frame/ActionBar';
import type { StoryFlash } from '../flashes';
import { FlashLine } from '../parts/FlashLine';
import { Notice } from '../parts/Notice';
import { aimWords, waitingWords } from '../sentences';
import { t } from '../strings';
import styles from './Decision.module.css';

interface WatcherBarProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  /** What has just happened. */
  flash: StoryFlash | undefined;
  /** The square that was tapped. */
  look: Square | null;
}

/** The action bar of somebody who only watches: who is waited for, and what stands on the tapped square. */
export function WatcherBar({ view, names, flash, look }: WatcherBarProps) {
  return (
    <section className={styles.bar} aria-label={t().bar.label}>
      <ActionBar prompt={view.result ? t().over : waitingWords(view, names)}>
        <div className={styles.detail}>
          {flash && <FlashLine flash={flash} />}
          {!flash && look === null && <p className={styles.hint}>{aimWords(view, names)}</p>}
          {!flash && look !== null && <Notice {...{ view, names, look }} context={null} />}
        </div>
      </ActionBar>
    </section>
  );
}
