import { type View as Cave, nameOf, ROOM_IDS, ROOMS } from '@lantern/games/colossal-cave/board';
import type { View as Caverns, Combat } from '@lantern/games/crystal-caverns/board';
import { type View as City, colonyOf, POOL_IDS, pointsOf, totalOf } from '@lantern/games/crystal-city-catan/board';
import {
  allSquares,
  incomeOf,
  pieceAt,
  squareName,
  upkeepOf,
  type View as Wars,
} from '@lantern/games/crystal-wars/board';
import { armourRating, attackDie, type View as Crawl, maxHp } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { TableWords } from '../../match/words/tableWords';
import { t as cave } from '../colossal-cave/strings';
import { cellWords } from '../crystal-caverns/sentences';
import { lastRoll } from '../crystal-wars/dice';

/** A number or a text drawn by a board. */
type Drawn = number | string;

/** What a board draws of a view: of the whole table, of each seat, and of each place. */
interface DrawnTable {
  table: readonly Drawn[];
  people: Readonly<Record<Seat, readonly Drawn[]>>;
  places: readonly (readonly Drawn[])[];
}

const bySeat = (seats: readonly Seat[], drawn: (seat: Seat) => readonly Drawn[]) =>
  Object.fromEntries(seats.map((seat) => [seat, drawn(seat)]));

/** The dice and faces of the open exchange of a fight. */
function exchangeDice({ exchange }: Combat): readonly Drawn[] {
  if (!exchange?.rolled) return [];
  const { heroDie, heroFaces, foeDie, foeFaces } = exchange.rolled;
  return [heroDie, foeDie, ...heroFaces, ...foeFaces].filter((one) => one !== null);
}

/** The initiatives of the participants in a fight. */
const initiatives = ({ order, foes }: Combat, { heroes }: Caverns): number[] =>
  order
    .filter(({ who }) => ('hero' in who ? heroes[who.hero]?.alive : foes.some(({ monster }) => monster.id === who.foe)))
    .map(({ value }) => value);

/** What the board of each game draws, by the id of the game. */
// biome-ignore lint/suspicious/noExplicitAny: views of any game
const DRAWN: Readonly<Record<string, (view: any) => DrawnTable>> = {
  'colossal-cave': (view: Cave) => ({
    table: [
      Math.ceil(view.turnNo / view.seats.length),
      ...(view.options.roundLimit > 0 ? [view.options.roundLimit] : []),
      ...[view.drawCount, view.discard.length],
      ...(view.closing && view.closing.endsAtTurn !== null ? [Math.max(0, view.closing.endsAtTurn - view.turnNo)] : []),
    ],
    people: bySeat(view.seats, (seat) => {
      const { inv, deposited } = view.players[seat] ?? { inv: [], deposited: [] };
      return [
        view.handCounts[seat] ?? 0,
        ...(view.closing ? [view.closing.words[seat] ?? 0] : []),
        ...[...inv, ...deposited].map((card) => cave().cards[nameOf(card)].name),
      ];
    }),
    places: ROOM_IDS.map((room) => [room, ...ROOMS[room].neighbours].map((one) => cave().rooms[one])),
  }),
  'crystal-wars': (view: Wars) => ({
    table: [
      ...(view.setup ? [] : [view.round.number]),
      ...(!view.setup && view.options.roundLimit > 0 ? [view.options.roundLimit] : []),
      ...[...Object.values(view.black), ...(lastRoll(view)?.dice ?? []).map(({ die }) => die)],
    ],
    people: bySeat(Object.keys(view.players), (seat) => {
      const player = view.players[seat];
      if (!player?.alive) return [];
      const own = allSquares(view).filter((square) => pieceAt(view, square)?.owner === seat);
      const stock = Object.values(player.stock);
      return [player.grain, incomeOf(view, seat), upkeepOf(view, seat), ...stock, ...own.map(squareName)];
    }),
    places: [
      allSquares(view)
        .filter((square) => pieceAt(view, square)?.owner === null)
        .map(squareName),
    ],
  }),
  'crystal-caverns': (view: Caverns) => ({
    table: [
      ...(Object.keys(view.map).length > 0 ? [view.level, view.cavern.length] : []),
      ...(Object.keys(view.map).length > 0 && view.exhausted < 2 ? [view.monsterPile.length] : []),
      ...(view.combat?.foes ?? []).flatMap(({ hp, maxHp, monster }) => [hp, maxHp, monster.level]),
      ...(view.combat ? [view.combat.round, ...exchangeDice(view.combat), ...initiatives(view.combat, view)] : []),
    ],
    people: bySeat(Object.keys(view.heroes), (seat) => {
      const hero = view.heroes[seat];
      return hero?.colour && hero.alive ? [hero.hp, ...Object.values(hero.charges ?? {})] : [];
    }),
    places: Object.values(view.map).map((card) => [cellWords(card)]),
  }),
  'crystal-city-catan': (view: City) => ({
    table: [
      ...(view.roll ? [view.turnNo, view.roll.production] : []),
      ...(view.trade ? [...Object.values(view.trade.give), ...Object.values(view.trade.get)].filter(Boolean) : []),
      ...(view.turnNo === 0 ? Object.values(view.setupRolls.off.at(-1) ?? {}).map(([one, other]) => one + other) : []),
    ],
    people: bySeat(Object.keys(view.colonies), (seat) => {
      const colony = colonyOf(view, seat);
      const dice = colony.number === null ? colony.dice : [];
      return [
        view.options.victoryPoints,
        ...dice,
        pointsOf(colony),
        ...(colony.corner ? [totalOf(colony)] : []),
        ...Object.values(colony.stock),
      ];
    }),
    places: Object.values(view.colonies).flatMap((colony) => [
      ...POOL_IDS.flatMap((pool) => (colony.corner && colony.pools[pool] !== null ? [[colony.pools[pool] ?? 0]] : [])),
      ...Object.values(colony.number ?? {}).map((number) => [number]),
      [colony.road.L, colony.road.R],
      [colony.garrison.N, colony.garrison.S],
    ]),
  }),
  'improvised-dungeon-crawl': (view: Crawl) => ({
    table: view.muster
      ? view.step === 'shop'
        ? []
        : [view.muster.deck]
      : [view.dungeon.left, view.dungeon.counters.length, ...(view.purse > 0 ? [view.purse] : [])],
    people: bySeat(view.seats, (seat) => {
      const hero = view.heroes[seat];
      const hand = view.muster?.hands[seat];
      if (!hero) return hand ? [hand.cards, hand.faces] : [];
      return hero.hp === 0 ? [hero.lp] : [hero.hp, maxHp(hero), armourRating(view, seat), attackDie(hero), hero.lp];
    }),
    places: (view.fight?.monsters ?? []).map(({ die, wt, wounds, need }) => [die, wt, wounds, need]),
  }),
};

/** The games whose boards are known here. */
export const KNOWN = Object.keys(DRAWN);

/** Returns what a board draws and the table in words lacks. */
export function missingWords(game: string, view: unknown, { table, people, places }: TableWords): string[] {
  const drawn = DRAWN[game]?.(view);
  if (!drawn) return [];
  const lines = new Map(people);
  return [
    ...drawn.table.filter((drawn) => !tells(table.join(' '), drawn)).map((drawn) => `the table: ${drawn}`),
    ...Object.entries(drawn.people).flatMap(([seat, all]) =>
      all.filter((drawn) => !tells(lines.get(seat) ?? '', drawn)).map((drawn) => `seat ${seat}: ${drawn}`),
    ),
    ...drawn.places
      .filter((all) => !places.some((line) => all.every((drawn) => tells(line, drawn))))
      .map((all) => `a place: ${all.join(', ')}`),
  ];
}

/** Whether a line contains a text, or a number that is not part of a longer one. */
function tells(line: string, drawn: Drawn): boolean {
  return typeof drawn === 'string' ? line.includes(drawn) : new RegExp(`(?<!\\d)${drawn}(?!\\d)`).test(line);
}
