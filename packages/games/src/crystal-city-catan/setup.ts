import type { Random } from '../kit/random';
import { conceal } from '../kit/secret';
import { newStory } from '../kit/story';
import { CORNERS } from './data/geometry';
import { STANDARD_LAYOUT } from './data/resources';
import type { Colour, Options } from './options';
import { beginNumbers } from './rules/opening';
import type { Colony, State } from './state';

/** S1–S5: a Settlement each, four pools holding one each; the dice are rolled at once where the layout is given. */
export function setup(options: Options, _players: number, random: Random): State {
  const state: State = {
    options,
    step: 'layout',
    colonies: { '0': newColony(options, 0), '1': newColony(options, 1) },
    setupRolls: { number: { '0': [], '1': [] }, off: [] },
    offWinner: null,
    firstPlayer: null,
    turnNo: 0,
    active: null,
    roll: null,
    need: { '0': null, '1': null },
    committed: { '0': false, '1': false },
    trade: null,
    counters: { offers: 0, merchant: 0 },
    decisionId: 1,
    result: null,
    story: newStory(),
    sealed: conceal({ '0': null, '1': null }),
  };
  if (options.poolLayout === 'standard') {
    for (const colony of Object.values(state.colonies)) colony.corner = { ...STANDARD_LAYOUT };
    beginNumbers(state, random);
  }
  return state;
}

function newColony({ colours, trios }: Options, index: number): Colony {
  return {
    colour: colours[index] as Colour,
    corner: null,
    dice: [],
    number: null,
    pools: {
      ...Object.fromEntries(CORNERS.map((corner) => [corner, 1])),
      LT: null,
      LB: null,
      RT: null,
      RB: null,
    } as Colony['pools'],
    sites: { cap: { base: 1, hospital: false, armory: false, store: null }, L: null, R: null },
    road: { L: 0, R: 0 },
    garrison: { N: 0, S: 0 },
    port: { capL: 0, capR: 0, L: 0, R: 0 },
    stock: { 1: trios - 1, 2: trios, 3: trios },
  };
}
