import type {
  Colour,
  Creatable,
  PieceKind,
  SettlementKind,
  Size,
  Stage,
  TurnStep,
  UnitKind,
} from '@lantern/games/crystal-wars/board';
import { strings as text } from '@lantern/games/crystal-wars/strings/en/index';
import { EVENT_WORDS, NAMES, PIECE_NAMES } from '@lantern/games/crystal-wars/strings/en/names';
import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import type { RollKind } from './dice';

type Thing = PieceKind | SettlementKind;

/** The owner of something: the name of a player, `you`, or nobody. */
export type Owner = { name: string } | 'you' | null;

const whose = (owner: Owner): string => (owner === 'you' ? 'your' : owner === null ? 'the' : `${owner.name}’s`);

/** "the tank on A3". */
const on = ({ kind, at }: Placed): string => `the ${kind ? PIECE_NAMES[kind] : 'unit'} on ${at}`;

/** The piece on a square, by the square's name. */
export interface Placed {
  kind: PieceKind | undefined;
  at: string;
}

const orOf = (placed: readonly Placed[]): string => placed.map(on).join(' or ');

/** The player who picks the loss if there are several; `null` if there is only one. */
export type Picker = { name: string } | 'you' | null;

const picked = (picker: Picker): string =>
  picker === null ? '' : `; ${picker === 'you' ? 'you choose' : `${picker.name} chooses`}`;

const common = {
  keys: [{ keys: ['←', '↑', '→', '↓'], does: 'On a field: go to the next one' }],
  text,
  pieces: PIECE_NAMES,
  /** Names of units and of everything that can be besieged. */
  things: NAMES,
  events: EVENT_WORDS,
  list: (words: readonly string[]) => listOf(words),
  /** A player as the name of a row, and inside a sentence. */
  You: 'You',
  you: 'you',
  nobodys: 'Nobody’s',
  theEnemy: 'The enemy',
  colours: { green: 'green', red: 'red', yellow: 'yellow', blue: 'blue' } as Readonly<Record<Colour, string>>,
  over: 'The match is over.',
  info: 'Players, pieces and events',
};

const fields = {
  map: 'Map',
  owned: (owner: Owner, kind: Thing) => `${whose(owner)} ${NAMES[kind as SettlementKind]}`,
  hasMoved: 'has moved',
  hasFought: 'has fought',
  neutralBlock: `neutral ${NAMES.metropolis}`,
  vortex: 'vortex',
  swamp: 'swamp',
  unitFigures: (attack: number, defence: number, move: number, upkeep: number) =>
    `Attack ${attack}, defence ${defence}, moves ${move}, eats ${upkeep}.`,
  settlementFigures: (attack: number, defence: number, grain: number) =>
    `Attack ${attack}, defence ${defence}${grain > 0 ? `, gives ${grain} grain` : ''}.`,
  cannotMove: 'There is no free square that it can reach.',
  cannotFight: 'There is nothing beside it that it could fight.',
};

const goals = {
  standard: 'Goal: hold every village and every city',
  goldMountain: 'Goal: three units around the Gold Mountain for a whole round',
  all: 'Goal: hold all nine city blocks',
  most: 'Goal: most city blocks once none is free',
  /** @param holder `null` is the reader */
  goldHeld: (holder: string | null, round: number) =>
    `The Gold Mountain is held by ${holder ?? 'you'}; it must last through round ${round}`,
  atGold: (counted: string) => `Units around the Gold Mountain, of 3: ${counted}`,
  blocks: (counted: string) => `City blocks, of 9: ${counted}`,
  settlements: (counted: string, free: number) => `Villages and cities: ${counted} · free ${free}`,
};

const waiting = {
  casualty: (name: string) => `${name} chooses which unit falls.`,
  playing: (name: string) => `${name} is playing.`,
  steps: {
    freeVillage: (name) => `${name} places a free village.`,
    mountain: (name) => `${name} places a mountain, or none.`,
    mountainDue: (name) => `${name} places a mountain.`,
    village: (name) => `${name} founds a village.`,
    starvation: (name) => `${name} cannot feed everybody and chooses who starves.`,
    movement: (name) => `${name} moves.`,
    combat: (name) => `${name} fights.`,
    event: (name) => `${name} decides on the event.`,
    creation: (name) => `${name} builds.`,
  } as Readonly<Record<string, (name: string) => string>>,
};

const status = {
  setup: 'Setup',
  round: 'Round',
  ofAll: (all: number) => `of ${all}`,
  /** @param name `null` is the reader */
  side: (name: string | null, colour: string) =>
    `${name === null ? 'You play' : `${name} plays`} the ${colour} pyramids; the ${colour} land is ${name === null ? 'your' : 'their'} home.`,
  orderOfPlacing: 'Order of placing',
  orderOfRound: 'Order of the round',
  lastRoll: (dice: readonly number[]) => `Last roll: ${dice.join(' and ')}`,
  /** The purpose of the dice beside it. */
  rolls: {
    event: 'Event',
    battle: 'battle',
    siege: 'siege',
    persuasion: 'winning over',
    sabotage: 'sabotage',
    bandit: 'bandit',
    initiative: 'who begins',
  } as Readonly<Record<RollKind, string>>,
  turn: { now: 'playing', done: 'has played', later: 'still to play' },
  stepsOfSetup: 'Steps of the setup',
  stepsOfTurn: 'Steps of the turn',
  setupSteps: { freeVillage: 'free villages', mountain: 'mountains', village: 'villages' } as Readonly<
    Record<string, string>
  >,
  /** The seven steps of a turn, as the bar names them. */
  steps: {
    production: 'harvest',
    starvation: 'feed',
    movement: 'move',
    combat: 'fight',
    event: 'event',
    creation: 'build',
    spoilage: 'spoil',
  } as Readonly<Record<TurnStep, string>>,
};

const tables = {
  player: 'Player',
  villages: 'Villages',
  cities: 'Cities',
  blocks: 'Blocks',
  units: 'Units',
  harvest: 'Harvest',
  upkeep: 'Upkeep',
  grain: 'Grain',
  stock: 'Stock',
  kept: 'kept',
  stockLeft: {
    small: 'small pyramids left',
    medium: 'medium pyramids left',
    large: 'large pyramids left',
  } as Readonly<Record<Size, string>>,
  players: 'Players',
  pieces: 'Pieces',
  eventDie: 'The event die',
  piece: 'Piece',
  attack: 'Attack',
  defence: 'Defence',
  moves: 'Moves',
  cost: 'Cost',
  atHome: (defence: number, home: number) => `${defence}, home ${home}`,
};

const flashes = {
  whoPlaces: 'Who places first?',
  round: (round: number) => `Round ${round}`,
  begins: (name: string | null) => (name === null ? 'You begin.' : `${name} begins.`),
  tie: 'A tie',
  wins: (name: string | null) => (name === null ? 'You win' : `${name} wins`),
  notEnough: 'But not by enough: nothing falls.',
  siege: { captured: 'Captured!', razed: 'Razed!', held: 'It holds' },
  changesSides: 'It changes sides!',
  staysLoyal: 'It stays loyal',
  turning: {
    eliminated: 'Wiped out',
    conceded: 'Given up',
    goldHeld: 'The Gold Mountain is held',
    goldLost: 'The Gold Mountain is free',
  },
};

const targets = {
  picks: {
    freeVillage: 'Place the free village here',
    mountain: 'Raise a mountain here',
    village: 'Found your village here',
    starvation: 'Let it starve',
    casualty: 'Let it fall',
    militia: 'The militia gathers here',
    riots: 'Riots break out here',
  } as Readonly<Partial<Record<Stage, string>>>,
  chosen: 'Chosen',
  tapAgain: (words: string) => `Chosen. Choose it again: ${words}`,
  moveIt: 'Move it',
  chooseFight: 'Choose what it fights',
  moves: { plain: 'Move here', flow: 'Move here with The Flow', vortex: 'Jump here through the vortex' },
  attacks: {
    battle: 'Attack it',
    siege: 'Besiege it',
    persuade: 'Try to win it over',
    sabotage: 'Try to sabotage it',
  },
  attackAt: (attack: string, chance: string) => `${attack}: ${chance} to succeed`,
  mustFight: (chance: string) => `Has to fight here, ${chance} to win`,
  create: {
    infantry: 'Build infantry here',
    hover: 'Build a hover here',
    tank: 'Build a tank here',
    diplomat: 'Build a diplomat here',
    village: 'Build a village here',
    city: 'Build a city here',
  } as Readonly<Record<Creatable, string>>,
};

const bar = {
  label: 'What you can do',
  freeVillage: {
    ask: (name: string | null) => `Choose a square on the home of ${name ?? 'the next player'}.`,
    askNobody: 'Choose a square on the neutral coaster.',
    chosen: (at: string) => `A free village on ${at}?`,
    hint: 'A home is the land in a player’s colour; a coaster is a board of nine squares. A free village is nobody’s until somebody takes it.',
  },
  mountain: {
    ask: 'A mountain at your own home, if you like.',
    askNobody: 'A mountain on the neutral coaster: choose a square.',
    chosen: (at: string) => `A mountain on ${at}?`,
    hint: (erupts: boolean) =>
      `Your home is the land in your colour. Nobody can cross a mountain.${erupts ? ' If it erupts, everything around it is lost.' : ''}`,
  },
  village: {
    ask: 'Choose a square of your own home.',
    chosen: (at: string) => `Your village on ${at}?`,
    byMountain: 'It touches a mountain that may erupt!',
    hint: 'Your home is the land in your colour. A village gives 2 grain each turn, and infantry is built around it.',
  },
  militia: {
    ask: 'Choose a square around one of your villages.',
    chosen: (at: string) => `Infantry on ${at}?`,
    hint: 'It costs nothing. It acts from your next turn on.',
  },
  riots: {
    ask: 'Choose the city that shrinks to a village.',
    hint: 'The large pyramid returns to its owner’s stock; a medium one takes its place.',
  },
  starvation: {
    ask: (short: number) => `Grain is short by ${short}. Choose the unit that starves.`,
    left: (left: number) => (left > 0 ? `Still ${left} short then.` : 'All others are fed then.'),
    hint: 'Its pyramid returns to your stock. You can spend the remaining grain.',
  },
  movement: {
    whereTo: (unit: string) => `${unit}: where to?`,
    allMoved: 'All your units have moved.',
    ask: (able: number) => `Choose a unit, then a square. ${able} can move.`,
  },
  combat: {
    whom: (unit: string) => `${unit}: whom to fight?`,
    ask: 'Choose what to attack; the figure is your chance.',
    risky: 'Only fights with poor chances are left.',
    none: 'There is nothing left to fight.',
  },
  casualty: {
    lost: 'You lost: choose which of your units falls.',
    won: (name: string | null) => `You won: choose which unit of ${name ?? 'the enemy'} falls.`,
    hint: 'Only a unit with a low enough defence can fall.',
  },
  creation: {
    tap: {
      infantry: 'Choose a square for infantry.',
      hover: 'Choose a square for a hover.',
      tank: 'Choose a square for a tank.',
      diplomat: 'Choose a square for a diplomat.',
      village: 'Choose a square for a village.',
      city: 'Choose a square for a city.',
    } as Readonly<Record<Creatable, string>>,
    spent: 'All grain is spent.',
    kept: (grain: number) => `${grain} grain. The rest is kept in the silo.`,
    spoils: (grain: number) => `${grain} grain. The rest will spoil.`,
    short: (upkeep: number, harvest: number, short: number) =>
      `Upkeep ${upkeep}, harvest ${harvest}: next turn ${short} grain is missing, and units starve.`,
    price: (kind: string, cost: number) => `${kind}, costs ${cost} grain`,
    notNow: ', not possible now',
  },
  unitOn: (kind: PieceKind | undefined, at: string) => `${kind ? PIECE_NAMES[kind] : 'unit'} on ${at}`,
  out: 'You are out. The others fight on.',
  marks: 'Marks on the map',
  wall: 'a wall: nobody passes',
  meanings: {
    plain: 'a plain way',
    flow: 'with The Flow',
    vortex: 'through a vortex',
    battle: 'battle',
    siege: 'siege',
    persuade: 'win over',
    sabotage: 'sabotage',
  } as Readonly<Record<string, string>>,
};

/** The public facts about a player. */
const people = {
  out: 'out of the match',
  onMap: 'On the map',
  grain: (count: number) => `${count} grain`,
  settlements: (count: number) => `Villages and cities: ${count}`,
  units: (count: number) => `Units: ${count}`,
  atGold: (count: number) => `${count} of 3 units around the Gold Mountain`,
  blocks: (count: number) => `${count} of 9 city blocks`,
  /** Short forms that follow the number. */
  words: {
    grain: 'grain',
    settlements: (count: number) => plural(count, 'place', 'places'),
    units: (count: number) => plural(count, 'unit', 'units'),
    atGold: 'at the gold',
    blocks: 'blocks',
    out: 'out',
  },
};

const fights = {
  battleFor: (at: string) => `Battle for ${at}`,
  siegeOf: (at: string) => `Siege of ${at}`,
  notNow: 'Not now',
  rollDice: 'Roll the dice',
  rollDie: 'Roll the die',
  ifWon: 'If you win',
  ifLost: 'If you lose',
  leaveOut: 'Choose a supporter to leave it out. ',
  fought: 'All units that take part have fought for this turn.',
  plusDie: '+ die',
  figures: (attack: number, defence: number) => `attack ${attack}, defence ${defence}`,
  cannot: 'That cannot happen.',
  tooWeak: (attack: number) => `Nothing falls: an attack of ${attack} is too little for their defence.`,
  theirsTooWeak: (attack: number) => `Nothing falls: their attack of ${attack} is too little for your defence.`,
  itsTooWeak: (attack: number) => `Nothing falls: its attack of ${attack} is too little for your defence.`,
  enemyLoses: (enemy: string, gains: readonly Placed[], picker: Picker) =>
    `${enemy} loses ${orOf(gains)}${picked(picker)}.`,
  youLose: (risks: readonly Placed[], picker: Picker) => `You lose ${orOf(risks)}${picked(picker)}.`,
  youLoseUnlessTied: (risks: readonly Placed[], picker: Picker) =>
    `You lose ${orOf(risks)}${picked(picker)}, unless it is a tie.`,
  nothingLost: 'Nothing is lost.',
  blockTaken: 'You control this block of the Metropolis.',
  becomesYours: (kind: UnitKind | SettlementKind) => `It becomes your ${NAMES[kind]}.`,
  razed: (kind: UnitKind | SettlementKind) => `It is razed: you have no pyramid left for a ${NAMES[kind]}.`,
  odds: { win: 'Win', tie: 'Tie', lose: 'Lose' },
  of: (part: number, all: number) => `${part} of ${all}`,
};

const talks = {
  persuade: (at: string) => `Win over ${at}`,
  sabotage: (at: string) => `Sabotage ${at}`,
  rolls: (limit: number) => `1 to ${limit} of 6 succeeds`,
  does: (limit: number) => plural(limit, 'A 1 does it', `1 to ${limit} does it`),
  succeeds: 'If it succeeds',
  fails: 'If it fails',
  yours: (owner: Owner, kind: Thing, at: string) =>
    `${whose(owner)} ${NAMES[kind as SettlementKind]} on ${at} becomes yours`,
  nextTurn: '; it acts from your next turn on',
  nothingLost: 'Nothing is lost. The diplomat has acted for this turn.',
};

export const strings = {
  ...common,
  fields,
  goals,
  waiting,
  status,
  tables,
  flashes,
  targets,
  bar,
  people,
  fights,
  talks,
};

export type Strings = typeof strings;
