import type { View as Cave } from '@lantern/games/colossal-cave/board';
import type { View as Caverns } from '@lantern/games/crystal-caverns/board';
import {
  type View as City,
  colonyOf,
  exposedAfterCover,
  pointsOf,
  totalOf,
} from '@lantern/games/crystal-city-catan/board';
import { builtBy, metropolisOf, unitSquares, type View as Wars } from '@lantern/games/crystal-wars/board';
import { armourInFight, type View as Crawl } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';

/** The counters of a seat beside its name. */
export type Counted = Readonly<Record<string, unknown>>;

function ofCave(view: Cave, seat: Seat): Counted {
  const player = view.players[seat];
  return {
    cards: view.handCounts[seat],
    safes: player?.deposited.length,
    carried: player?.inv.length,
    dead: player?.dead,
    words: view.closing?.words[seat],
  };
}

function ofCaverns(view: Caverns, seat: Seat): Counted {
  const hero = view.heroes[seat];
  return { points: hero?.hp, alive: hero?.alive, lies: view.combat?.effects[seat]?.stunned === true };
}

function ofCity(view: City, seat: Seat): Counted {
  const colony = colonyOf(view, seat);
  return { points: pointsOf(colony), exposed: exposedAfterCover(view, seat), resources: totalOf(colony) };
}

function ofWars(view: Wars, seat: Seat): Counted {
  const player = view.players[seat];
  return {
    grain: player?.grain,
    alive: player?.alive,
    settlements: builtBy(view, seat, 'village', 'city').length,
    units: unitSquares(view, seat).length,
    blocks: metropolisOf(view, seat).length,
  };
}

function ofCrawl(view: Crawl, seat: Seat): Counted {
  const hero = view.heroes[seat];
  const cards = hero ? undefined : view.muster?.hands[seat];
  return {
    hp: hero?.hp,
    lp: hero?.lp,
    rp: hero?.rp,
    armour: hero && armourInFight(view, seat),
    cards: cards?.cards,
    faces: cards?.faces,
  };
}

/** The counters in the rail of people, by game. */
// biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own
const COUNTERS: Readonly<Record<string, (view: any, seat: Seat) => Counted>> = {
  'colossal-cave': ofCave,
  'crystal-caverns': ofCaverns,
  'crystal-city-catan': ofCity,
  'crystal-wars': ofWars,
  'improvised-dungeon-crawl': ofCrawl,
};

export interface Change {
  seat: Seat;
  counter: string;
}

export function countedIn(game: string, view: unknown, seats: readonly Seat[]): Counted[] {
  return seats.map((seat) => COUNTERS[game]?.(view, seat) ?? {});
}

/** Returns the changed counters. Both lists have the same order of seats. */
export function changesOf(before: readonly Counted[], now: readonly Counted[]): Change[] {
  return now.flatMap((counted, place) =>
    Object.keys(counted)
      .filter((counter) => counted[counter] !== before[place]?.[counter])
      .map((counter) => ({ seat: String(place), counter })),
  );
}
