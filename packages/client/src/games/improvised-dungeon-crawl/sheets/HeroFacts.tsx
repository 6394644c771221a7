import {
  armourInFight,
  attackDie,
  type Hero,
  HP_DIE,
  magicRating,
  maxHp,
  mayUse,
  POOLS,
  poolMaxima,
  spellLimit,
  type View,
  WARES,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { DieOutline } from '../art/DieOutline';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { kindredName } from '../names';
import { Known } from '../parts/Known';
import { POOL_SIGNS } from '../parts/poolSigns';
import { t } from '../strings';
import styles from './HeroSheet.module.css';

/** The sheet of a hero: picture, numbers, and the remaining dice. */
export function HeroFacts({ view, hero, seat }: { view: View; hero: Hero; seat: Seat }) {
  const { sheets, pools } = t();
  return (
    <>
      <div className={styles.head}>
        <Portrait heroClass={hero.heroClass} race={hero.race} dead={hero.hp === 0} className={styles.portrait} />
        <Numbers view={view} hero={hero} seat={seat} />
      </div>
      <ul className={styles.pools}>
        {POOLS.filter((pool) => poolMaxima(hero)[pool] > 0).map((pool) => (
          <li key={pool} data-pool={pool}>
            <Sign name={POOL_SIGNS[pool]} size={18} />
            <b>{sheets.poolOf(hero.pools[pool], poolMaxima(hero)[pool])}</b>
            {pools[pool]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The advantages of its class and its race. */
export function HeroLines({ hero: { heroClass, race } }: { hero: Hero }) {
  const { classLines, raceLines } = t().muster;
  return (
    <p className={styles.lines}>
      {classLines[heroClass]} {raceLines[race]}
    </p>
  );
}

function Numbers({ view, hero, seat }: { view: View; hero: Hero; seat: Seat }) {
  const limit = spellLimit(hero);
  const { sheets } = t();
  const wearable = (['plate', 'scale', 'chain', 'leather'] as const).find((kind) => mayUse(hero, kind));
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{kindredName(hero.card)}</dt>
        <dd className={styles.row}>
          <DieOutline sides={HP_DIE[hero.race]} value={hero.hp} look="hero" size={34} />
          {hero.hp > 0 && <span className="unseen">{hero.hp} </span>}
          {hero.hp === 0 ? sheets.fallen : <Known term="hp">{sheets.ofHp(maxHp(hero))}</Known>}
        </dd>
      </div>
      <div>
        <dt>{sheets.attack}</dt>
        <dd>{sheets.die(attackDie(hero))}</dd>
      </div>
      <div>
        <dt>
          <Known term="ar">{sheets.armourRating}</Known>
        </dt>
        <dd>{armourInFight(view, seat)}</dd>
      </div>
      <div>
        <dt>{sheets.magicRating}</dt>
        <dd>{magicRating(hero)}</dd>
      </div>
      {limit > 0 && (
        <div>
          <dt>{sheets.spellDice}</dt>
          <dd>{sheets.upTo(limit)}</dd>
        </div>
      )}
      <div>
        <dt>{sheets.mayWear}</dt>
        <dd>{sheets.wearable(wearable, (wearable && WARES[wearable].ar) ?? 0, mayUse(hero, 'shield'))}</dd>
      </div>
      <div>
        <dt>
          <Known term="lp">{sheets.lootPoints}</Known>
        </dt>
        <dd>
          <Sign name="coin" size={16} /> {hero.lp}
        </dd>
      </div>
    </dl>
  );
}
