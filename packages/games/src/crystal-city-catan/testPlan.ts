import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { chance, pick, type Random } from '../kit/random';
import { conceal, reveal } from '../kit/secret';
import { type GameTestPlan, reordered } from '../kit/testPlan';
import { GARRISON_IDS, POOL_IDS, type PoolId, SIDES } from './data/geometry';
import { RESOURCES } from './data/resources';
import type { Options } from './options';
import { colonyOf, inPool, poolsOf } from './rules/colony';
import { stageOf } from './stages';
import type { SealedChoice, State } from './state';
import { traceInvariants } from './traceInvariants';
import type { View } from './view';

export const testPlan: GameTestPlan<State, View, Options> = {
  brief: { turnLimit: 50 },

  subjects: {
    victoryPoints: { words: /\bpoints by building\b/ },
    poolLayout: { words: /\blayouts?\b|which type lies/ },
    production: { words: /number is rolled/ },
    starports: { words: /\bat a time\b/ },
    armoryCover: { words: /\bArmor(?:y|ies)\b.*\bcover/i },
    epidemicPiece: { words: /smaller piece/, indifferent: ['R8.5'] },
    marauderLoss: { words: /\bhalf of\b/ },
    storehouse: { words: /Storehouses? (?:on the table has|pays?)|no pool can/ },
    merchantGives: { words: /times in a turn/ },
    trios: { words: /\d small, \d medium/ },
    playerTrades: { words: /\b[Oo]ffer|trade with each other/ },
    turnLimit: { words: /end of turn \d/ },
    // The rules speak of the rival and of no colour.
    colours: { words: null },
    decisionSeconds: { words: /time limit|default moves/ },
  },

  unlisted(view, seat, random) {
    if (view.result) return undefined;
    if (chance(random, 0.02)) return { move: 'concede', args: [] };
    if (stageOf(view, seat) === 'lose') return { move: 'surrender', args: [anyLosses(view, seat, random)] };
    return stageOf(view, seat) === 'build' ? roadPaidByChoice(view, seat) : undefined;
  },

  traceInvariants,

  hides: ({ committed }) => Object.values(committed).includes(true),

  twin(state, audience, random) {
    const twin = structuredClone(state);
    const sealed = reveal(twin.sealed);
    for (const seat of hiddenSeats(audience)) {
      const choice = sealed[seat];
      if (choice) sealed[seat] = another(twin, seat, choice, random);
    }
    twin.sealed = conceal(reordered(sealed, random));
    return twin;
  },
};

function hiddenSeats(audience: Audience): Seat[] {
  return ['0', '1'].filter((seat) => seat !== audience);
}

/** Any other choice of the same kind. */
function another(state: State, seat: Seat, choice: SealedChoice, random: Random): SealedChoice {
  switch (choice.kind) {
    case 'layout':
      return { kind: 'layout', resources: random.shuffle(RESOURCES) };
    case 'numbers':
      return { kind: 'numbers', values: random.shuffle(colonyOf(state, seat).dice) };
    case 'gain':
      return { kind: 'gain', pool: pick(random, [...POOL_IDS, null]) };
    case 'garrison':
      return { kind: 'garrison', at: pick(random, GARRISON_IDS) };
    case 'lose':
      return { kind: 'lose', losses: anyLosses(state, seat, random) };
  }
}

function anyLosses(
  board: Pick<State, 'colonies' | 'need'>,
  seat: Seat,
  random: Random,
): Partial<Record<PoolId, number>> {
  const colony = colonyOf(board, seat);
  const need = board.need[seat];
  const owned = poolsOf(colony).flatMap((pool) => Array.from({ length: inPool(colony, pool) }, () => pool));
  const losses: Partial<Record<PoolId, number>> = {};
  for (const pool of random.shuffle(owned).slice(0, need?.kind === 'lose' ? need.count : 0)) {
    losses[pool] = (losses[pool] ?? 0) + 1;
  }
  return losses;
}

/** A road of one pip whose payment is spelled out and not the default one, if the corners can pay for it. */
function roadPaidByChoice(view: View, seat: Seat): Choice | undefined {
  const colony = colonyOf(view, seat);
  const side = SIDES.find((side) => colony.road[side] === 0 && colony.port[side === 'L' ? 'capL' : 'capR'] === 0);
  const corner = (resource: string): PoolId | undefined =>
    (['NW', 'NE', 'SW', 'SE'] as const).find((pool) => colony.corner?.[pool] === resource && inPool(colony, pool) > 0);
  const pay = [corner('M'), corner('C')];
  if (!side || colony.stock[1] === 0 || pay.includes(undefined)) return undefined;
  return { move: 'buildRoad', args: [side, 1, pay] };
}
