import type { Choice } from '../kit/move';
import type { GameProof } from '../kit/proof';
import { chance, type Random } from '../kit/random';
import type { Seat } from '../kit/seat';
import { type MapId, type MapTable, mapTable } from './data/maps';
import type { Square } from './data/squares';
import { courseWatch } from './laws';
import { moves } from './moves';
import type { Options } from './options';
import { supportersOf } from './rules/fighting';
import type { State } from './state';
import type { View } from './view';

/** What the proofs of every game need to know of Crystal Wars. */
export const proof: GameProof<State, View, Options> = {
  brief: { roundLimit: 16 },

  unlisted(view, seat, random) {
    if (view.result || !view.players[seat]?.alive) return undefined;
    return chance(random, 0.02) ? { move: 'concede', args: [] } : unlistedBattle(view, seat, random);
  },

  setting: ({ map }) => map,

  impossible: (map) => ['NOT_YOUR_DECISION', ...(map === undefined ? [] : impossibleOn(mapTable(map as MapId)))],

  watcher: courseWatch,

  hides: () => false,

  twin: (state) => structuredClone(state),
};

const AT_GOLD = ['gold', 'goldHeld', 'goldLost', 'GOLD_ADJACENT'];
const IN_METROPOLIS = ['metropolis', 'metropolisMost', 'METRO_SQUARE', 'OCCUPIED_SQUARE'];

function impossibleOn({ scenario, players }: MapTable): string[] {
  return [
    ...(scenario === 'standard' ? [] : ['domination']),
    ...(scenario === 'goldMountain' ? ['noEruption'] : AT_GOLD),
    // The Metropolis has every square there is.
    ...(scenario === 'metropolis' ? ['BAD_ARG'] : IN_METROPOLIS),
    // Of two players nobody is out before the end.
    ...(players === 2 ? ['OUT'] : []),
  ];
}

/** A battle with some of so many possible supporters that not every choice of them is listed. */
function unlistedBattle(view: View, seat: Seat, random: Random): Choice | undefined {
  const listed = [...(moves.battle?.candidates(view, seat) ?? [])] as [Square, Square, Square[]][];
  for (const [from, target] of listed) {
    const some = random.shuffle(supportersOf(view, from, target)).slice(0, 2);
    const args = [from, target, some];
    const isListed = listed.some((other) => JSON.stringify(other) === JSON.stringify(args));
    if (!isListed && !moves.battle?.refuse(view, seat, args)) return { move: 'battle', args };
  }
  return undefined;
}
