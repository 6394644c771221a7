import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { conceal } from '../kit/secret';
import { newStory } from '../kit/story';
import type { Options } from './options';
import { advance } from './rules/flow';
import { beginMuster } from './rules/muster';
import type { Hidden, State } from './state';

/** S1, S2: everybody gets six creation cards. */
export function setup(options: Options, players: number, random: Random): State {
  const seats = seatsOf(players);
  const state: State = {
    options,
    seats,
    step: 'faces',
    crawlNo: 1,
    crawlsWon: 0,
    roomNo: 0,
    rooms: 0,
    lead: '0',
    heroes: {},
    muster: null,
    dungeon: { left: 0, counters: [], discard: [] },
    room: null,
    fight: null,
    roll: null,
    hit: null,
    purse: 0,
    ready: [],
    conceding: [],
    dragonSlain: false,
    history: [],
    decisionId: 1,
    result: null,
    nextId: 1,
    story: newStory(),
    secret: conceal<Hidden>({ heroDeck: [], dungeonDeck: [], hands: {}, pips: {} }),
  };
  beginMuster({ state, random }, seats);
  advance({ state, random });
  return state;
}
