import { type Hero, POOLS, type Pool, poolMaxima } from '@lantern/games/improvised-dungeon-crawl/board';
import { Sign, type SignName } from '../art/Sign';
import styles from './Pools.module.css';

export const POOL_SIGNS: Readonly<Record<Pool, SignName>> = {
  slay: 'sword',
  evade: 'feather',
  heal: 'drop',
  spell: 'star',
  luck: 'clover',
};

/** The dice a hero has left, as dice: those spent are empty places. Decorative. */
export function Pools({ hero }: { hero: Hero }) {
  const maxima = poolMaxima(hero);
  return (
    <span className={styles.pools}>
      {POOLS.filter((pool) => maxima[pool] > 0).map((pool) => (
        <span key={pool} className={styles.pool} data-pool={pool}>
          <Sign name={POOL_SIGNS[pool]} size={12} />
          <b>{hero.pools[pool]}</b>
          <span className={styles.dice}>
            {Array.from({ length: maxima[pool] }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are alike
              <i key={index} data-full={index < hero.pools[pool]} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
