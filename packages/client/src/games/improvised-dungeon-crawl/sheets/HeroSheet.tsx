import {
  armourRating,
  attackDie,
  type Hero,
  HP_DIE,
  magicRating,
  maxHp,
  mayUse,
  POOLS,
  poolMaxima,
  spellLimit,
  WARES,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { DieOutline } from '../art/DieOutline';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { can, type DungeonContext, personOf } from '../context';
import { Bag } from '../gear/Bag';
import { ItemActions } from '../gear/ItemActions';
import { kindredName } from '../names';
import { Known } from '../parts/Known';
import { POOL_SIGNS } from '../parts/Pools';
import { t } from '../strings';
import styles from './HeroSheet.module.css';

/** A hero's whole sheet: numbers, dice, gear, loot, and what can be done with them. */
export function HeroSheet({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view } = context;
  const hero = view.heroes[seat];
  const [picked, pick] = useState<string | null>(null);
  if (!hero) return null;
  const { sheets, pools, muster } = t();
  const item = hero.bag.find(({ id }) => id === picked);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Portrait heroClass={hero.heroClass} race={hero.race} dead={hero.hp === 0} className={styles.portrait} />
        <Numbers context={context} hero={hero} seat={seat} />
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
      <section className={styles.gear} aria-label={sheets.gear}>
        <Bag bag={hero.bag} label={sheets.gear} picked={picked} onPick={pick} />
        {item && <ItemActions context={context} owner={seat} item={item} onDone={() => pick(null)} />}
      </section>
      <Deeds context={context} seat={seat} />
      <p className={styles.lines}>
        {muster.classLines[hero.heroClass]} {muster.raceLines[hero.race]}
      </p>
    </div>
  );
}

function Numbers({ context: { view }, hero, seat }: { context: DungeonContext; hero: Hero; seat: Seat }) {
  const limit = spellLimit(hero);
  const { sheets } = t();
  const wearable = (['plate', 'scale', 'chain', 'leather'] as const).find((kind) => mayUse(hero, kind));
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{kindredName(hero.card)}</dt>
        <dd className={styles.row}>
          <DieOutline sides={HP_DIE[hero.race]} value={hero.hp} look="hero" size={34} />
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
        <dd>{armourRating(view, seat)}</dd>
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

/** What can be done with or for this hero besides single things. */
function Deeds({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view, legal, act, open, setSelection, voice } = context;
  const { sheets } = t();
  const gifts = legal.filter(({ move, args }) => move === 'giveLP' && args[0] === seat);
  const begin = (move: string) => {
    open(null);
    setSelection({ move, target: seat });
  };
  return (
    <div className={styles.deeds}>
      {can(context, 'lootBody', seat, 'lp') && (
        <Button data-lit data-move="lootBody" onClick={() => void act('lootBody', [seat, 'lp'])}>
          {sheets.takeLp(view.heroes[seat]?.lp ?? 0)}
        </Button>
      )}
      {gifts.map(({ args }) => (
        <Button key={String(args[1])} data-lit data-move="giveLP" onClick={() => void act('giveLP', args)}>
          {sheets.giveLp(args[1] as number)}
        </Button>
      ))}
      {(['heal', 'resurrect'] as const)
        .filter((move) => can(context, move, seat))
        .map((move) => (
          <Button key={move} onClick={() => begin(move)}>
            {sheets[move](personOf({ view, voice }, seat))}
          </Button>
        ))}
    </div>
  );
}
