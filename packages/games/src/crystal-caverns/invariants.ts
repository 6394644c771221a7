import { isPermutationOf } from '../kit/permutations';
import { CAVERN_CARDS, isHallway } from './data/cards';
import { COLOURS } from './data/classes';
import { DIRS, opposite } from './data/directions';
import { BOTTOM, CARDS_A_RANK, CRYSTALS_A_SIZE, LEVEL_TABLE, LEVELS, SIZES } from './data/levels';
import { countOfSize } from './rules/drawing';
import { cardAt, hasExit, isStairs, joinedTo, neighbour } from './rules/grid';
import { pipsOf } from './rules/hitPoints';
import type { MapCard, State } from './state';

type Law = readonly [name: string, holds: boolean];

/** The laws of section 12; the broken ones in words. */
export function invariants(state: State): string[] {
  const laws = [...heroLaws(state), ...courseLaws(state), ...(isOpen(state) ? caveLaws(state) : [])];
  return laws.filter(([, holds]) => !holds).map(([name]) => name);
}

/** Whether a level has been opened: not while classes are chosen. */
function isOpen({ active }: State): boolean {
  return active !== null;
}

function caveLaws(state: State): Law[] {
  const cards = Object.values(state.map);
  const here = state.map[state.pos];
  const all = [...state.cavern, ...cards.map(({ id }) => id), ...(state.drawn ? [state.drawn] : [])];
  const used = CAVERN_CARDS.filter((id) => LEVEL_TABLE[state.level].stairs || !isStairs({ id, shaft: false }));
  return [
    ['I1 cavern cards', isPermutationOf(all, used) && new Set(all).size === all.length],
    ['I1 keys', Object.entries(state.map).every(([key, { x, y }]) => key === `${x},${y}`)],
    ['I2 monster cards', isDeckComplete(state)],
    ['I2 exhausted', (state.exhausted === 2) === (state.monsterPile.length === 0)],
    ['I3 crystals', areCrystalsComplete(state)],
    ['I6 joints', cards.every((card) => card.seq === 0 || DIRS.some((dir) => joinedTo(state, card, dir)))],
    ['I6 exits', cards.every((card) => liesRight(state, card))],
    ['I7 place', here !== undefined && !here.locked && here.visited],
    ['I7 quiet', state.combat !== null || state.result !== null || isQuiet(state, here)],
    ['I12 Dragon', dragons(state) <= (state.dragonPlaced ? 1 : 0) && (!state.dragonPlaced || state.level === BOTTOM)],
    ['I12 locks', cards.every((card) => !card.locked || (isStairs(card) && card.monsters.length === 0))],
    ['R1.3 rot', cards.every(({ id, rot }) => rot === 0 || isHallway(id))],
  ];
}

/** The entrance may hold monsters while the opening order is chosen. */
function isQuiet({ turnNo }: State, here: MapCard | undefined): boolean {
  return turnNo === 0 || here?.monsters.length === 0;
}

function dragons(state: State): number {
  return monstersOf(state).filter(({ rank }) => rank === 'JOKER').length;
}

function monstersOf({ map }: State): MapCard['monsters'] {
  return Object.values(map).flatMap(({ monsters }) => monsters);
}

function isDeckComplete({ level, exhausted, monsterPile, monsterSpent }: State): boolean {
  const cards = [...monsterPile, ...monsterSpent];
  const joker = level === BOTTOM && exhausted > 0 ? 1 : 0;
  const { ranks } = LEVEL_TABLE[level];
  return (
    cards.length === ranks.length * CARDS_A_RANK + joker &&
    cards.filter((rank) => rank === 'JOKER').length === joker &&
    ranks.every((rank) => cards.filter((card) => card === rank).length === CARDS_A_RANK)
  );
}

/** I3: in the bag, on the map or borrowed, three of each colour and size that is in use. */
function areCrystalsComplete(state: State): boolean {
  const pieces = monstersOf(state).flatMap((monster) => monster.pieces);
  const inUse = LEVELS.filter((level) => level <= state.level).map((level) => LEVEL_TABLE[level].sizeAdded);
  return COLOURS.every((colour) =>
    SIZES.every((size) => {
      const borrowed = Object.values(state.heroes)
        .filter((hero) => hero.colour === colour)
        .reduce((sum, hero) => sum + countOfSize(hero.borrowed, size), 0);
      const onMap = pieces.filter((piece) => piece.colour === colour && piece.size === size).length;
      const inBag = countOfSize(state.bag[colour], size);
      return inBag >= 0 && inBag + onMap + borrowed === (inUse.includes(size) ? CRYSTALS_A_SIZE : 0);
    }),
  );
}

/** I6: no later card has an exit against a wall, with `closed` or a side; with `both` no exit meets a wall at all. */
function liesRight(state: State, card: MapCard): boolean {
  return DIRS.every((dir) => {
    const other = cardAt(state, neighbour(card, dir));
    if (!other || hasExit(other, opposite(dir))) return true;
    const { edgeRule } = state.options;
    if (edgeRule === 'closed') return card.seq < other.seq;
    return !hasExit(card, dir) || (edgeRule === 'exits' && card.seq < other.seq);
  });
}

function heroLaws(state: State): Law[] {
  const heroes = Object.values(state.heroes);
  const chosen = heroes.filter((hero) => hero.colour !== null);
  return [
    ['I4 points', heroes.every(({ hp }) => hp >= 0 && hp <= 30)],
    ['I4 life', chosen.every(({ alive, hp, retired }) => alive === hp > 0 && !(retired && alive))],
    [
      'I4 borrowed',
      heroes.every(({ hp, borrowed }) => {
        const own = hp - pipsOf(borrowed);
        return own >= 0 && own <= 12 && (hp > 12 || pipsOf(borrowed) === 0);
      }),
    ],
    ['I4 colours', new Set(chosen.map(({ colour }) => colour)).size === chosen.length],
    [
      'I5 order',
      isPermutationOf(
        state.order,
        heroes.filter(({ alive }) => alive).map(({ seat }) => seat),
      ),
    ],
    [
      'I8 charges',
      heroes.every(({ charges }) => Object.values(charges ?? {}).every((left) => left >= 0 && left <= state.level)),
    ],
  ];
}

function courseLaws({ combat, awaiting, result, idle, options, heroes, drawn }: State): Law[] {
  const stage = awaiting?.stage;
  const inFight = stage === 'roll' || stage === 'decide' || (stage === 'place' && combat?.exchange != null);
  return [
    ['I8 fights', result !== null || (combat !== null) === inFight],
    ['I9 drawn', result !== null || (drawn !== null) === (stage === 'place')],
    ['I8 monsters', combat?.foes.every(({ hp, maxHp }) => hp >= 1 && hp <= maxHp) ?? true],
    ['I8 sides', (combat?.foes.length ?? 0) <= 2],
    ['I9 awaiting', (awaiting === null) === (result !== null)],
    ['I9 asked', awaiting?.seats.every((seat) => heroes[seat]?.alive) ?? true],
    ['I9 number asked', stage === 'choose' || (awaiting?.seats.length ?? 1) === 1],
    ['I11 idle', result?.reason === 'lostInTheDark' || idle < options.idleLimit],
  ];
}
