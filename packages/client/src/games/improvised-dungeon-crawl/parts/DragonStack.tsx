import { DRAGON_COUNTERS, rankOf, suitOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { Suit } from '../../../art/cards/Suit';
import { Sign } from '../art/Sign';
import type { DungeonContext } from '../context';
import { t } from '../strings';
import styles from './DragonStack.module.css';
import { SUIT_NAMES } from './suits';

/** The twelve places of the dragon's cards: filled until it appears, then used as its wounds. */
export function DragonStack({ context }: { context: DungeonContext }) {
  const { view } = context;
  const { counters } = view.dungeon;
  const awake = view.fight?.monsters.some(({ id }) => id === 'dragon') ?? false;
  const label = t().scene[awake ? 'dragonWounds' : 'dragonSigns'](counters.length, DRAGON_COUNTERS);
  return (
    <div className={styles.stack} role="img" aria-label={label} data-about="part:stack" data-awake={awake || undefined}>
      {Array.from({ length: DRAGON_COUNTERS }, (_, index) => {
        const card = counters[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the stack
          <span key={index} className={styles.slot} data-full={card ? true : undefined}>
            {card ? (
              <span className={styles.card}>
                {rankOf(card)}
                <Suit suit={SUIT_NAMES[suitOf(card)]} size={11} decorative />
              </span>
            ) : (
              index === DRAGON_COUNTERS - 1 && <Sign name="flame" size={14} />
            )}
          </span>
        );
      })}
      <b>
        {counters.length}/{DRAGON_COUNTERS}
      </b>
    </div>
  );
}
