import { meaningOf } from '@lantern/games/improvised-dungeon-crawl/data/dungeon';
import { CLASS_POOL, POOLS } from '@lantern/games/improvised-dungeon-crawl/data/heroes';
import { armourRating, attackDie, maxHp } from '@lantern/games/improvised-dungeon-crawl/rules/gear';
import type { Monster, Room } from '@lantern/games/improvised-dungeon-crawl/state';
import {
  CLASS_NAMES,
  monsterName,
  POOL_NAMES,
  RACE_NAMES,
} from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { dragonWords, roomWords } from '@lantern/games/improvised-dungeon-crawl/text/rooms.en';
import type { Seat } from '@lantern/games/kit/seat';
import { CARD_TITLES, type Progress } from './parts/RoomCard';
import type { TableProps } from './table';
import { calledHero, heroInside } from './table';
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
  if (!hero) return 'No hero yet';
  const who = `${calledHero(table, seat)}, ${RACE_NAMES[hero.race]} ${CLASS_NAMES[hero.heroClass]}`;
  if (hero.hp === 0) return `${who}: fallen. ${hero.bag.length} things and ${hero.lp} LP lie there.`;
  const pools = POOLS.filter((pool) => hero.pools[pool] > 0 || CLASS_POOL[hero.heroClass].pool === pool);
  return [
    `${who}: ${hero.hp} of ${maxHp(hero)} HP`,
    `AR ${armourRating(view, seat)}`,
    `attacks with a d${attackDie(hero)}`,
    ...pools.map((pool) => `${hero.pools[pool]} ${POOL_NAMES[pool]}`),
    `${hero.lp} LP`,
  ].join(', ');
}

/** A fighting monster in words: what it is, how it stands, whom it goes for and what that may mean. */
export function monsterWords(table: TableProps, monster: Monster): string {
  const { view } = table;
  const { worst, hurts } = threatOf(view, monster, monster.target);
  return [
    `${monster.elite ? 'Elite ' : ''}${monsterName(monster.id)}, d${monster.die}, WT ${monster.wt}`,
    `${monster.wounds} of ${monster.need} wounds`,
    monster.confused > 0
      ? `confused for ${monster.confused} rounds`
      : `goes for ${heroInside(table, monster.target)}: ${percent(hurts)}, up to ${worst} damage`,
  ].join(', ');
}

/** A card of the room that does not fight, in words. */
export function cardWords(table: TableProps, { seat, card }: Room['drawn'][number], progress: Progress): string {
  const meaning = meaningOf(card);
  const name = meaning === 'monster' ? monsterName(card) : CARD_TITLES[meaning];
  return `${name}, drawn by ${heroInside(table, seat)}, ${PROGRESS_WORDS[progress]}`;
}

const PROGRESS_WORDS: Readonly<Record<Progress, string>> = {
  waiting: 'still to come',
  now: 'at hand',
  done: 'done',
  slain: 'slain',
  scorched: 'burnt by the dragon',
};

/** How deep the party is, how much lies ahead, and what has been found. */
export function depthWords({ dungeon, room, roomNo, options, crawlNo, purse }: TableProps['view']): string {
  const found = (room?.spoils ?? []).reduce((sum, { lp }) => sum + lp, 0);
  return [
    ...(options.crawls > 1 ? [`Dungeon ${crawlNo} of ${options.crawls}`] : []),
    ...(roomNo > 0 ? [`Room ${roomNo}`] : []),
    `${dungeon.left} cards ahead`,
    ...(found > 0 ? [`${found} LP found`] : []),
    ...(purse > 0 ? [`purse ${purse} LP`] : []),
  ].join(' · ');
}

/** The words for the room, or for the dragon in it; between rooms, how deep the party is. */
export function sceneWords({ fight, history, room, roomNo }: TableProps['view']): string {
  const entry = history.at(-1);
  if (!room || !entry) return roomNo === 0 ? 'The gate of the dungeon' : `Room ${roomNo} lies behind you`;
  return fight?.monsters.some(({ id }) => id === 'dragon') ? dragonWords(entry) : roomWords(entry);
}
