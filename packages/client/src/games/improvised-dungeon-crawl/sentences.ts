import {
  armourRating,
  attackDie,
  CLASS_POOL,
  type Monster,
  maxHp,
  meaningOf,
  POOLS,
  type Room,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { DungeonContext } from './context';
import { calledHero, personOf } from './context';
import type { Progress } from './roomProgress';
import { t } from './strings';
import { threatOf } from './threat';

/** A table from the view of its viewer. */
export type Eyes = Pick<DungeonContext, 'view' | 'voice'>;

/** A chance in whole per cent: above 0 if the result is possible, below 100 unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${Math.round(chance * 100)}\u00a0%`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}\u00a0%`;
}

/** A description of a hero, for people who do not see the sheet. */
export function heroWords(context: Eyes, seat: Seat): string {
  const { view } = context;
  const hero = view.heroes[seat];
  const { described, pools: names, kindred } = t();
  if (!hero) return described.noHero;
  const who = `${calledHero(context, seat)}, ${kindred(hero.race, hero.heroClass)}`;
  if (hero.hp === 0) return described.fallen(who, hero.bag.length, hero.lp);
  const pools = POOLS.filter((pool) => hero.pools[pool] > 0 || CLASS_POOL[hero.heroClass].pool === pool);
  return [
    described.hp(who, hero.hp, maxHp(hero)),
    described.ar(armourRating(view, seat)),
    described.attacks(attackDie(hero)),
    ...pools.map((pool) => `${hero.pools[pool]} ${names[pool]}`),
    described.lp(hero.lp),
  ].join(', ');
}

/** A description of a fighting monster: its kind, its state, its target and the possible damage. */
export function monsterWords(context: Eyes, monster: Monster): string {
  const { view } = context;
  const { worst, hurts } = threatOf(view, monster, monster.target);
  const { described } = t();
  return [
    described.monster(monster.id, monster.elite, monster.die, monster.wt),
    described.wounds(monster.wounds, monster.need),
    monster.confused > 0
      ? described.confused(monster.confused)
      : described.goesFor(personOf(context, monster.target), percent(hurts), worst),
  ].join(', ');
}

/** A card of the room that does not fight, in words. */
export function cardWords(context: Eyes, { seat, card }: Room['drawn'][number], progress: Progress): string {
  const meaning = meaningOf(card);
  const { described, scene, monster } = t();
  const name = meaning === 'monster' ? monster(card) : scene.titles[meaning];
  return described.drawnBy(name, personOf(context, seat), described.progress[progress]);
}

/** The progress of the party: rooms passed and remaining, and the cards found. */
export function depthWords({ dungeon, room, roomNo, options, crawlNo, purse }: DungeonContext['view']): string {
  const { described } = t();
  const found = (room?.spoils ?? []).reduce((sum, { lp }) => sum + lp, 0);
  return [
    ...(options.crawls > 1 ? [described.dungeon(crawlNo, options.crawls)] : []),
    ...(roomNo > 0 ? [described.room(roomNo)] : []),
    described.ahead(dungeon.left),
    ...(found > 0 ? [described.found(found)] : []),
    ...(purse > 0 ? [described.purse(purse)] : []),
  ].join(' · ');
}

/** The description of the room, or of the dragon in it; between rooms, the party's progress. */
export function sceneWords({ fight, history, room, roomNo }: DungeonContext['view']): string {
  const entry = history.at(-1);
  const { described, dragonWords, roomWords } = t();
  if (!room || !entry) return roomNo === 0 ? described.gate : described.behind(roomNo);
  return fight?.monsters.some(({ id }) => id === 'dragon') ? dragonWords(entry) : roomWords(entry);
}
