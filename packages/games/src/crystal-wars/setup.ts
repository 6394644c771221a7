import type { Seat } from '@lantern/protocol/seat';
import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { newStory } from '../kit/story';
import { type MapTable, mapTable } from './data/maps';
import type { Square } from './data/squares';
import { type Colour, mapOf, type Options } from './options';
import { drawn } from './rules/chance';
import { beginPlacing, putUp } from './rules/opening';
import { emptyEdge } from './rules/squares';
import { place } from './rules/stock';
import type { Player, State, Stock } from './state';

/** Section 4, 1–6: homes, stocks, what stands on neutral coasters, and who places first. */
export function setup(options: Options, players: number, random: Random): State {
  const map = mapOf(options, players);
  const table = mapTable(map);
  const rotation = options.homeRotation === 'random' ? random.die(players) - 1 : options.homeRotation;
  const seats = seatsOf(players);
  const state: State = {
    options,
    map,
    homes: homesOf(table, seats, rotation),
    pieces: Array.from({ length: 9 * table.coasters.length }, () => null),
    metropolis: table.coasters.some(({ role }) => role === 'metropolis') ? Array.from({ length: 9 }, () => null) : [],
    players: Object.fromEntries(seats.map((seat, index) => [seat, newPlayer(options, index)])),
    black: fullStock(options),
    setup: null,
    round: { number: 0, order: [], done: [], quiet: 0, progress: false },
    turnNo: 1,
    active: '0',
    step: 'freeVillage',
    eventDie: null,
    question: null,
    gold: { holder: null, kept: true },
    decisionId: 1,
    result: null,
    story: newStory(),
  };
  layNeutralCoasters(state, random);
  beginPlacing({ state, random });
  return state;
}

/** 4.2: home position h belongs to the seat h + rotation. */
function homesOf({ coasters }: MapTable, seats: readonly Seat[], rotation: number): State['homes'] {
  return coasters.map(({ role }) =>
    typeof role === 'number' ? (seats[(role + rotation) % seats.length] as Seat) : role,
  );
}

function newPlayer(options: Options, index: number): Player {
  const colour = options.colours[index] as Colour;
  return { colour, grain: 0, silo: false, alive: true, outRound: null, stock: fullStock(options) };
}

function fullStock({ stashes }: Options): Stock {
  return { small: stashes, medium: stashes, large: stashes };
}

/** 4.4, 4.5: the Gold Mountain and its free village; elsewhere a free village and a mountain, if chance is to say where. */
function layNeutralCoasters(state: State, random: Random): void {
  const { gold } = mapTable(state.map);
  if (gold) {
    place(state, gold.at, { kind: 'goldMountain', owner: null });
    putUp(state, null, 'freeVillage', gold.village);
    return;
  }
  if (state.options.neutralPlacing === 'players') return;
  for (const [coaster, home] of state.homes.entries()) {
    if (home !== 'neutral') continue;
    for (const task of ['freeVillage', 'mountain'] as const) {
      putUp(state, null, task, drawn(random, emptyEdge(state, coaster)) as Square);
    }
  }
}
