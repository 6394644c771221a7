import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { chance, type Random } from '../kit/random';
import type { GameTestPlan } from '../kit/testPlan';
import { type MapId, type MapTable, mapTable } from './data/maps';
import type { Square } from './data/squares';
import { moves } from './moves';
import type { Options } from './options';
import { supportersOf } from './rules/combat/participants';
import type { State } from './state';
import { traceInvariants } from './traceInvariants';
import type { View } from './view';

export const testPlan: GameTestPlan<State, View, Options> = {
  brief: { roundLimit: 16 },

  subjects: {
    scenario: { words: /Gold Mountain|Metropolis|\bblocks?\b|All villages and cities/ },
    // The rules hold on every map alike.
    map: { words: null },
    swamps: { words: /swamp/i },
    swampCoasters: { words: /neutral coaster is swamp/, within: { swamps: true } },
    neutralPlacing: { words: /neutral coasters?/, indifferent: ['R17'] },
    bandits: { words: /bandit|volcano|erupt/i },
    diplomats: { words: /diplomat/i },
    stashes: { words: /pyramids of each size/ },
    startVillage: { words: /places a village|first village/ },
    combatDuty: { words: /have to fight|has to fight|combat (?:cannot )?ends?/i, within: { diplomats: true } },
    support: { words: /support/, indifferent: ['R1.6'] },
    casualtyBy: { words: /\bpicks?\b/, within: { siegeLosses: true } },
    siegeLosses: { words: /costs no unit|strikes down one besieger/ },
    captureWithoutPiece: { words: /falls to ruins|cannot be besieged/ },
    riots: { words: /shrinks to a village/ },
    metropolisGoal: { words: /controls/, within: { scenario: 'metropolis' } },
    graceRounds: { words: /a 1 does nothing/ },
    roundLimit: { words: /is scored/ },
    quietRounds: { words: /is scored/ },
    homeRotation: { words: null },
    colours: { words: null },
    decisionSeconds: { words: /time limit|default moves/ },
  },

  unlisted(view, seat, random) {
    if (view.result || !view.players[seat]?.alive) return undefined;
    return chance(random, 0.02) ? { move: 'concede', args: [] } : unlistedBattle(view, seat, random);
  },

  setting: ({ map }) => map,

  impossible: (map) => ['NOT_YOUR_DECISION', ...(map === undefined ? [] : impossibleOn(mapTable(map as MapId)))],

  traceInvariants,

  hides: () => false,

  twin: (state) => structuredClone(state),
};

const AT_GOLD = ['gold', 'goldHeld', 'goldLost', 'GOLD_ADJACENT'];
const IN_METROPOLIS = ['metropolis', 'metropolisMost', 'METRO_SQUARE', 'OCCUPIED_SQUARE'];

function impossibleOn({ scenario, players, coasters }: MapTable): string[] {
  const neutral = scenario === 'standard' && coasters.some(({ role }) => role === 'neutral');
  return [
    ...(neutral ? [] : ['MOUNTAIN_DUE']),
    ...(scenario === 'standard' ? [] : ['domination']),
    ...(scenario === 'goldMountain' ? ['noEruption'] : AT_GOLD),
    // The Metropolis has every square there is.
    ...(scenario === 'metropolis' ? ['BAD_ARG'] : IN_METROPOLIS),
    // Of two players nobody is out before the end.
    ...(players === 2 ? ['OUT'] : []),
  ];
}

/** A battle with a choice of supporters that `candidates` does not list, because there are too many. */
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
