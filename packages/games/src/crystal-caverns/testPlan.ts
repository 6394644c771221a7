import { chance } from '../kit/random';
import type { Fact } from '../kit/story';
import type { GameTestPlan } from '../kit/testPlan';
import { ABILITIES } from './data/abilities';
import { CAVERN_CARDS, kindOf } from './data/cards';
import { COLOURS } from './data/classes';
import { SIZES } from './data/levels';
import { POWERS } from './data/powers';
import type { Facts } from './facts';
import { moves } from './moves';
import type { Options } from './options';
import type { State } from './state';
import type { Monster } from './types';
import type { View } from './view';

export const testPlan: GameTestPlan<State, View, Options> = {
  brief: { idleLimit: 40 },

  subjects: {
    classes: { words: /\bclass/i, indifferent: ['R10.4', 'R11'] },
    colours: { words: null },
    mageCasting: { words: /\bspells?\b|\bcast/i },
    scryingPlaced: { words: /\bscry|\bunexplored\b/i },
    swapDamage: { words: /\bchange (places|sides)\b|\bSWAP\b/, indifferent: ['R9.4'] },
    swapMonsters: { words: /\bchange (places|sides)\b|\bSWAP\b/, indifferent: ['R9.4'] },
    entrance: { words: /\bentrance\b|\bfirst card\b/i },
    poolRepeat: { words: /\bpool\b|\bvisit/i, indifferent: ['R5.2'] },
    poolGuarded: { words: /\bpool\b|\bvisit/i },
    poolLaid: { words: /\bpool\b|\bvisit/i, indifferent: ['R5.2'] },
    edgeRule: { words: /\bwalls?\b|\bblock/i, indifferent: ['R1.2'] },
    stairs: { words: /\bstair|\bguard/i, indifferent: ['R6.2', 'R15.4', 'R16'] },
    rollInitiatives: { words: /\binitiative\b|\brogue 5\b|\beach monster rolls\b/i, indifferent: ['R13'] },
    varyingHitPoints: { words: /\bstarts?\b/i },
    idleLimit: { words: /\blost in the dark\b/i, indifferent: ['R20'] },
    palette: { words: /\b(blue|black|red|green|yellow|cyan|white|orange|purple|clear)\b/i },
    decisionSeconds: { words: /time limit|default moves/ },
  },

  unlisted(view, seat, random) {
    const legal = moves.retire && !moves.retire.refuse(view, seat, []);
    return legal && chance(random, 0.2) ? { move: 'retire', args: [] } : undefined;
  },

  features: {
    all: [
      ...ABILITIES.map((ability) => `uses ${ability}`),
      ...Object.values(POWERS).map((power) => `suffers ${power}`),
      ...COLOURS.flatMap((colour) => SIZES.map((size) => `fights ${colour} ${size}`)),
      'fights Dragon',
      ...new Set(CAVERN_CARDS.map((id) => `lays ${kindOf(id)}`)),
    ],
    shownBy: (fact) => shownBy(fact as Fact<Facts>),
  },

  expected: {
    1: { won: 0.09, turns: 9 },
    2: { won: 0.74, turns: 93 },
    3: { won: 0.89, turns: 100 },
    4: { won: 0.93, turns: 108 },
    5: { won: 0.95, turns: 113 },
  },

  hides: () => false,

  twin: (state) => state,
};

function shownBy(fact: Fact<Facts>): string[] {
  switch (fact.kind) {
    case 'used':
      return [`uses ${fact.data.ability}`];
    case 'power':
      return [`suffers ${fact.data.power}`];
    case 'combatBegan':
      return fact.data.foes.map(({ monster }) => `fights ${wordFor(monster)}`);
    case 'laid':
      return [`lays ${kindOf(fact.data.card)}`];
    default:
      return [];
  }
}

function wordFor({ rank, pieces: [piece] }: Monster): string {
  return rank === 'JOKER' || !piece ? 'Dragon' : `${piece.colour} ${piece.size}`;
}
