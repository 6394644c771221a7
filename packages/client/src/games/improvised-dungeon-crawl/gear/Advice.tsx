import {
  advisedPurchases,
  attackDie,
  gearRating,
  type Hero,
  MOST_HP,
  maxHp,
  type Purchase,
  stepUp,
  VITALITY_HP,
  WARES,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './Advice.module.css';

const MAX_ADVICE = 3;

/** Returns the armour rating of a hero with this armour or shield. */
function ratingWith(hero: Hero, { kind }: Purchase): number {
  const { slot, ar = 0 } = WARES[kind];
  const replaced = slot === 'armour' ? hero.bag.filter((item) => item.inUse && WARES[item.kind].slot === slot) : [];
  return gearRating({ ...hero, bag: hero.bag.filter((item) => !replaced.includes(item)) }) + ar;
}

/** Returns the change that a ware would make to this hero, in numbers. */
function gainOf(hero: Hero, ware: Purchase): string {
  const { gains } = t().gear;
  if (ware.kind === 'potion') return gains.potion(ware.value);
  if (ware.kind === 'vitality') return gains.hp(maxHp(hero), Math.min(MOST_HP, maxHp(hero) + VITALITY_HP));
  if (ware.kind === 'magicWeapon') return gains.attack(attackDie(hero), stepUp(attackDie(hero), 1));
  return gains.armour(gearRating(hero), ratingWith(hero, ware));
}

export interface AdviceProps {
  context: BoardContext;
  seat: Seat;
  hero: Hero;
  onPick(ware: Purchase): void;
}

/** Three wares that are useful for this hero, each with its effect; a hint if none is affordable. */
export function Advice({ context, seat, hero, onPick }: AdviceProps) {
  const advised = advisedPurchases(context.view, seat, MAX_ADVICE);
  const { gear } = t();
  if (advised.length === 0) return <p className={styles.hint}>{gear.hint}</p>;
  return (
    <section className={styles.advice} aria-label={gear.advice}>
      <p>{gear.advice}</p>
      <ul>
        {advised.map((ware) => (
          <li key={ware.kind}>
            <button type="button" className={styles.ware} onClick={() => onPick(ware)}>
              <Picture drawing={ITEMS[ware.kind]} />
              <span>
                <b>{gear.wareNames[ware.kind]}</b>
                <small>{gainOf(hero, ware)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
