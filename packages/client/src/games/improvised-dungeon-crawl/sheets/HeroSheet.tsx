import { WARES } from '@lantern/games/improvised-dungeon-crawl/data/equipment';
import { HP_DIE, POOLS } from '@lantern/games/improvised-dungeon-crawl/data/heroes';
import {
  armourRating,
  attackDie,
  magicRating,
  maxHp,
  mayUse,
  spellLimit,
} from '@lantern/games/improvised-dungeon-crawl/rules/gear';
import { poolMaxima } from '@lantern/games/improvised-dungeon-crawl/rules/heroes';
import type { Hero } from '@lantern/games/improvised-dungeon-crawl/state';
import { ITEM_WORDS, POOL_NAMES } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import type { Seat } from '@lantern/games/kit/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { DieOutline } from '../art/DieOutline';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { Bag } from '../gear/Bag';
import { ItemActions } from '../gear/ItemActions';
import { CLASS_LINES, RACE_LINES } from '../muster/lines';
import { kindredName } from '../names';
import { POOL_SIGNS } from '../parts/Pools';
import { calledHero, can, type TableProps } from '../table';
import styles from './HeroSheet.module.css';

/** A hero's whole sheet: numbers, dice, gear, loot, and what can be done with them. */
export function HeroSheet({ table, seat }: { table: TableProps; seat: Seat }) {
  const { view } = table;
  const hero = view.heroes[seat];
  const [picked, pick] = useState<string | null>(null);
  if (!hero) return null;
  const item = hero.bag.find(({ id }) => id === picked);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Portrait heroClass={hero.heroClass} race={hero.race} dead={hero.hp === 0} className={styles.portrait} />
        <Numbers table={table} hero={hero} seat={seat} />
      </div>
      <ul className={styles.pools}>
        {POOLS.filter((pool) => poolMaxima(hero)[pool] > 0).map((pool) => (
          <li key={pool} data-pool={pool}>
            <Sign name={POOL_SIGNS[pool]} size={18} />
            <b>
              {hero.pools[pool]} of {poolMaxima(hero)[pool]}
            </b>
            {POOL_NAMES[pool]}
          </li>
        ))}
      </ul>
      <section className={styles.gear} aria-label="Gear">
        <Bag bag={hero.bag} label="Gear" picked={picked} onPick={pick} />
        {item && <ItemActions table={table} owner={seat} item={item} onDone={() => pick(null)} />}
      </section>
      <Deeds table={table} seat={seat} />
      <p className={styles.lines}>
        {CLASS_LINES[hero.heroClass]} {RACE_LINES[hero.race]}
      </p>
    </div>
  );
}

function Numbers({ table: { view }, hero, seat }: { table: TableProps; hero: Hero; seat: Seat }) {
  const limit = spellLimit(hero);
  const wearable = (['plate', 'scale', 'chain', 'leather'] as const).find((kind) => mayUse(hero, kind));
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{kindredName(hero.card)}</dt>
        <dd className={styles.row}>
          <DieOutline sides={HP_DIE[hero.race]} value={hero.hp} look="hero" size={34} />
          {hero.hp === 0 ? 'fallen' : `of ${maxHp(hero)} HP`}
        </dd>
      </div>
      <div>
        <dt>Attack</dt>
        <dd>d{attackDie(hero)}</dd>
      </div>
      <div>
        <dt>Armour rating</dt>
        <dd>{armourRating(view, seat)}</dd>
      </div>
      <div>
        <dt>Against magical traps</dt>
        <dd>{magicRating(hero)}</dd>
      </div>
      {limit > 0 && (
        <div>
          <dt>Dice in a spell</dt>
          <dd>up to {limit}</dd>
        </div>
      )}
      <div>
        <dt>May wear</dt>
        <dd>
          up to {wearable ? ITEM_WORDS[wearable].name.toLowerCase() : ''} (AR {wearable ? WARES[wearable].ar : 0})
          {mayUse(hero, 'shield') ? ', a shield' : ''}
        </dd>
      </div>
      <div>
        <dt>Loot points</dt>
        <dd>
          <Sign name="coin" size={16} /> {hero.lp}
        </dd>
      </div>
    </dl>
  );
}

/** What can be done with or for this hero besides single things. */
function Deeds({ table, seat }: { table: TableProps; seat: Seat }) {
  const { view, legal, act, open, setHalf, whyNot, voice } = table;
  const gifts = legal.filter(({ move, args }) => move === 'giveLP' && args[0] === seat);
  const begin = (move: string) => {
    open(null);
    setHalf({ move, target: seat });
  };
  const conceding = view.conceding.includes(seat);
  const mayConcede = seat === table.seat && !whyNot('concede', [!conceding]);
  return (
    <div className={styles.deeds}>
      {can(table, 'lootBody', seat, 'lp') && (
        <Button data-lit data-move="lootBody" onClick={() => void act('lootBody', [seat, 'lp'])}>
          Take {view.heroes[seat]?.lp} LP
        </Button>
      )}
      {gifts.map(({ args }) => (
        <Button key={String(args[1])} data-lit data-move="giveLP" onClick={() => void act('giveLP', args)}>
          Give {String(args[1])} LP
        </Button>
      ))}
      {(['heal', 'resurrect'] as const)
        .filter((move) => can(table, move, seat))
        .map((move) => (
          <Button key={move} onClick={() => begin(move)}>
            {move === 'heal' ? 'Heal' : 'Raise'} {calledHero({ view, voice }, seat)}
          </Button>
        ))}
      {mayConcede && (
        <Button
          look={conceding ? 'plain' : 'quiet'}
          data-move="concede"
          onClick={() => void act('concede', [!conceding])}
        >
          {conceding ? 'Fight on after all' : 'Give up the crawl'}
        </Button>
      )}
    </div>
  );
}
