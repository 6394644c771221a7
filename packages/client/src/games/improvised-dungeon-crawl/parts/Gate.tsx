import { DRAGON_COUNTERS } from '@lantern/games/improvised-dungeon-crawl/board';
import type { CSSProperties } from 'react';
import { Picture } from '../art/Picture';
import { PLACES } from '../art/places';
import type { DungeonContext } from '../context';
import { t } from '../strings';
import styles from './Gate.module.css';
import { CardBack } from './PlayingCard';

/** The maximum number of distinguishable cards of the pile. */
const MAX_LAYERS = 5;

/** Between rooms: the rest of the dungeon deck lies before the next door, and the eyes behind it grow. */
export function Gate({ context }: { context: DungeonContext }) {
  const { dungeon, dragonSlain } = context.view;
  const { left, counters } = dungeon;
  if (dragonSlain) return <Hoard />;
  const layers = Math.min(MAX_LAYERS, Math.ceil(left / 10));
  return (
    <div className={styles.gate} role="img" aria-label={t().scene.cardsAhead(left)}>
      <span className={styles.eyes} style={{ '--near': counters.length / DRAGON_COUNTERS } as CSSProperties} />
      <span className={styles.pile}>
        {Array.from({ length: layers }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
          <i key={index}>
            <CardBack />
          </i>
        ))}
        <b>{left}</b>
      </span>
    </div>
  );
}

/** The scene after the dragon. */
function Hoard() {
  return (
    <div className={styles.gate} role="img" aria-label={t().scene.hoard}>
      <span className={styles.hoard}>
        <Picture drawing={PLACES.chestOpen ?? []} />
      </span>
    </div>
  );
}
