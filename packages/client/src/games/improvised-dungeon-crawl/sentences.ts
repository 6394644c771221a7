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
import type { TableProps } from './context';
import { calledHero, personOf } from './context';
import type { Progress } from './parts/RoomCard';
import { say } from './strings';
import { threatOf } from './threat';

/** A chance as it is told: whole per cent, but nothing possible is 0 and nothing uncertain is 100. */
export function percent(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${Math.round(chance * 100)} %`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

/** A hero in words, for who does not see the sheet. */
export function heroWords(table: TableProps, seat: Seat): string {
  const { view } = table;
  const hero = view.heroes[seat];
  const { told, pools: names, kindred } = say();
  if (!hero) return told.noHero;
  const who = `${calledHero(table, seat)}, ${kindred(hero.race, hero.heroClass)}`;
  if (hero.hp === 0) return told.fallen(who, hero.bag.length, hero.lp);
  const pools = POOLS.filter((pool) => hero.pools[pool] > 0 || CLASS_POOL[hero.heroClass].pool === pool);
  return [
    told.hp(who, hero.hp, maxHp(hero)),
    told.ar(armourRating(view, seat)),
    told.attacks(attackDie(hero)),
    ...pools.map((pool) => `${hero.pools[pool]} ${names[pool]}`),
    told.lp(hero.lp),
  ].join(', ');
}

/** A fighting monster in words: what it is, how it stands, whom it goes for and what that may mean. */
export function monsterWords(table: TableProps, monster: Monster): string {
  const { view } = table;
  const { worst, hurts } = threatOf(view, monster, monster.target);
  const { told } = say();
  return [
    told.monster(monster.id, monster.elite, monster.die, monster.wt),
    told.wounds(monster.wounds, monster.need),
    monster.confused > 0
      ? told.confused(monster.confused)
      : told.goesFor(personOf(table, monster.target), percent(hurts), worst),
  ].join(', ');
}

/** A card of the room that does not fight, in words. */
export function cardWords(table: TableProps, { seat, card }: Room['drawn'][number], progress: Progress): string {
  const meaning = meaningOf(card);
  const { told, scene, monster } = say();
  const name = meaning === 'monster' ? monster(card) : scene.titles[meaning];
  return told.drawnBy(name, personOf(table, seat), told.progress[progress]);
}

/** How deep the party is, how much lies ahead, and what has been found. */
export function depthWords({ dungeon, room, roomNo, options, crawlNo, purse }: TableProps['view']): string {
  const { told } = say();
  const found = (room?.spoils ?? []).reduce((sum, { lp }) => sum + lp, 0);
  return [
    ...(options.crawls > 1 ? [told.dungeon(crawlNo, options.crawls)] : []),
    ...(roomNo > 0 ? [told.room(roomNo)] : []),
    told.ahead(dungeon.left),
    ...(found > 0 ? [told.found(found)] : []),
    ...(purse > 0 ? [told.purse(purse)] : []),
  ].join(' · ');
}

/** The words for the room, or for the dragon in it; between rooms, how deep the party is. */
export function sceneWords({ fight, history, room, roomNo }: TableProps['view']): string {
  const entry = history.at(-1);
  const { told, dragonWords, roomWords } = say();
  if (!room || !entry) return roomNo === 0 ? told.gate : told.behind(roomNo);
  return fight?.monsters.some(({ id }) => id === 'dragon') ? dragonWords(entry) : roomWords(entry);
}
