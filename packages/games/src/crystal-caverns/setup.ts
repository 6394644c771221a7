import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { newStory } from '../kit/story';
import { COLOURS, type Colour } from './data/classes';
import type { Options } from './options';
import { makeHero } from './rules/heroes';
import { beginDelving } from './rules/turn';
import { ask } from './stages';
import type { Crystals, Hero, State } from './state';

/** S1 to S6: a hero a seat; where nobody has a class to choose, the first level is opened at once. */
export function setup(options: Options, players: number, random: Random): State {
  const seats = seatsOf(players);
  const state = emptyTable(options, seats);
  if (options.classes === 'choose') {
    ask(state, 'choose', seats);
    return state;
  }
  const colours = options.classes === 'random' ? random.shuffle(COLOURS) : options.colours;
  for (const [index, seat] of seats.entries()) makeHero(state, seat, colours[index] as Colour);
  beginDelving({ state, random });
  return state;
}

function emptyTable(options: Options, seats: readonly string[]): State {
  return {
    options,
    level: 1,
    turnNo: 0,
    active: null,
    heroes: Object.fromEntries(seats.map((seat) => [seat, newHero(seat)])),
    order: [...seats],
    map: {},
    pos: '0,0',
    from: null,
    cavern: [],
    drawn: null,
    monsterPile: [],
    monsterSpent: [],
    exhausted: 0,
    dragonPlaced: false,
    bag: Object.fromEntries(COLOURS.map((colour) => [colour, [0, 0, 0]])) as unknown as Record<Colour, Crystals>,
    combat: null,
    awaiting: null,
    idle: 0,
    decisionId: 0,
    result: null,
    nextId: 1,
    progress: false,
    story: newStory(),
  };
}

function newHero(seat: string): Hero {
  return { seat, colour: null, alive: true, retired: false, hp: 0, borrowed: [0, 0, 0], charges: null };
}
