import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { type Random, seededRandom } from '../kit/random';
import { CAVERN_CARDS, type CardId, kindOf } from './data/cards';
import { COLOURS, type Colour, START_HP } from './data/classes';
import { FACES, type Face } from './data/dice';
import { CRYSTALS_A_SIZE, LEVEL_TABLE, LEVELS, type Level, type MonsterRank, type Size } from './data/levels';
import { type Options, options } from './options';
import { beginCombat, goOnFighting } from './rules/combat';
import { addCrystals, countOfSize } from './rules/drawing';
import { addCard, openLevel } from './rules/levels';
import { combatOf, effectsOf, frontRow, heroOf } from './rules/party';
import { setup } from './setup';
import { ask } from './stages';
import type { Combatant, Crystals, Foe, Hero, HeroEffects, MapCard, State } from './state';
import type { Monster, Piece } from './types';

/** A crystal in words: `red 2` is a medium red one. */
export type PieceWord = `${Colour} ${Size}`;

/** A monster by its crystal; the Dragon by several; `stair red 2` is a guardian. */
export type MonsterWord = PieceWord | `stair ${PieceWord}` | readonly PieceWord[];

/** A hero to be laid: three hit points, alive, nothing borrowed and all spells by default. */
export type HeroLay = { colour: Colour } & Partial<Pick<Hero, 'hp' | 'borrowed' | 'charges' | 'retired'>>;

/** A card to be laid: upright, visited where the party is, otherwise as it says. */
export type CardLay = Pick<MapCard, 'id' | 'x' | 'y'> &
  Partial<Omit<MapCard, 'id' | 'x' | 'y' | 'seq' | 'monsters'>> & { monsters?: MonsterWord[] };

/** A fight on the party's card, with its monsters. Somebody is about to act. */
export interface FightLay {
  /** The actor of this moment: a seat, or the place of a monster. */
  acts: Seat | 0 | 1;
  /** Whom a single monster turns on, where it has a choice. */
  victim?: Seat;
  /** The actors after that in this round, in order. */
  next?: readonly (Seat | 0 | 1)[];
  round?: number;
  /** The differences of the monsters, from the left. */
  foes?: readonly Partial<Foe>[];
  effects?: Readonly<Record<Seat, Partial<HeroEffects>>>;
}

/** A table to be laid. Seats are the heroes' places in `party`; a hero with no points is dead. */
export interface Lay {
  options?: Partial<Options>;
  level?: Level;
  turnNo?: number;
  active?: Seat;
  /** Fighter, rogue and archer if not given. */
  party?: readonly HeroLay[];
  /** Party order from the front; by seats if not given. */
  order?: readonly Seat[];
  /** In the order of laying; an Empty Room at (0, 0) if not given. */
  map?: readonly CardLay[];
  /** The position of the party; `0,0` by default. */
  at?: string;
  from?: string;
  /** Cards left to draw; those that lie nowhere if not given. */
  cavern?: readonly CardId[];
  /** A card that has been drawn: then it is to be placed. */
  drawn?: CardId;
  pile?: readonly MonsterRank[];
  exhausted?: 0 | 1 | 2;
  /** Crystals in the bag; the colours not named have all that are nowhere else. */
  bag?: Partial<Record<Colour, Crystals>>;
  idle?: number;
  fight?: FightLay;
}

export function layState(description: Lay = {}): State {
  const state = newTable(description);
  for (const card of description.map ?? [{ id: '1S', x: 0, y: 0 } as const]) layCard(state, card);
  state.pos = description.at ?? '0,0';
  state.from = description.from ?? null;
  const here = state.map[state.pos];
  if (here) here.visited = true;
  layDecks(state, description);
  layBag(state, description.bag ?? {});
  state.awaiting = null;
  const { drawn, fight } = description;
  if (fight) layFight(state, fight);
  else ask(state, drawn ? 'place' : 'travel', [state.active as Seat]);
  return state;
}

/** The die that has to fall for this one to be taken out of a list. */
export function dieFor<T>(list: readonly T[], item: T): number {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${item} is not in the list`);
  return index + 1;
}

/** Dice that show numbers and faces by name. */
export interface Scripted extends Random {
  script: (number | Face)[];
}

export function scripted(shown: readonly (number | Face)[]): Scripted {
  const script = [...shown];
  return {
    script,
    die(sides) {
      const next = script.shift();
      const value = typeof next === 'string' ? FACES.indexOf(next) + 1 : next;
      if (value === undefined) throw new Error('a die is rolled that the test has not scripted');
      if (value > sides) throw new Error(`a die of ${sides} sides cannot show ${value}`);
      return value;
    },
    shuffle: (items) => [...items],
  };
}

function newTable({ options: chosen, level = 1, party = DEFAULT_PARTY, ...description }: Lay): State {
  const colours = party.map(({ colour }) => colour);
  const all = { ...defaultOptions(options), ...chosen, classes: 'assigned' as const, colours };
  const random = seededRandom('a laid table');
  const state = setup(all, party.length, random);
  state.map = {};
  for (const colour of COLOURS) state.bag[colour] = [0, 0, 0];
  for (const one of LEVELS.filter((opened) => opened <= level)) openLevel({ state, random }, one);
  Object.assign(state, { map: {}, combat: null, drawn: null, nextId: 1 });
  party.forEach((hero, index) => {
    const hp = hero.hp ?? START_HP;
    Object.assign(heroOf(state, String(index)), { hp, alive: hp > 0, ...hero });
  });
  const living = Object.values(state.heroes).filter(({ alive }) => alive);
  state.order = [...(description.order ?? living.map(({ seat }) => seat))];
  state.active = description.active ?? (state.order[0] as Seat);
  state.turnNo = description.turnNo ?? 1;
  state.idle = description.idle ?? 0;
  state.progress = false;
  state.story = { next: 1, facts: [], asides: [] };
  return state;
}

const DEFAULT_PARTY: readonly HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'green' }];

function layCard(state: State, { id, x, y, rot = 0, monsters = [], ...rest }: CardLay): void {
  const card = addCard(state, id, { x, y, rot });
  Object.assign(card, rest);
  card.monsters = monsters.map((word) => monsterOf(state, word));
}

function monsterOf(state: State, word: MonsterWord): Monster {
  const id = state.nextId++;
  if (typeof word !== 'string') return { id, rank: 'JOKER', level: 4, pieces: word.map(pieceOf) };
  const guardian = word.startsWith('stair ');
  const piece = pieceOf(word.replace('stair ', '') as PieceWord);
  const rank = guardian ? 'GUARD' : ((['J', 'Q', 'K'] as const)[piece.size - 1] as MonsterRank);
  return { id, rank, level: piece.size, pieces: [piece] };
}

function pieceOf(word: PieceWord): Piece {
  const [colour, size] = word.split(' ') as [Colour, string];
  return { colour, size: Number(size) as Size };
}

function layDecks(state: State, { cavern, drawn, pile, exhausted = 0 }: Lay): void {
  const { stairs, ranks } = LEVEL_TABLE[state.level];
  const lying = new Set([...Object.values(state.map).map(({ id }) => id), ...(drawn ? [drawn] : [])]);
  const left = CAVERN_CARDS.filter((id) => !lying.has(id) && (stairs || kindOf(id) !== 'stairway'));
  state.cavern = cavern ? left.filter((id) => cavern.includes(id)) : left;
  state.drawn = drawn ?? null;
  state.exhausted = exhausted;
  const joker = state.level === 4 && exhausted > 0 ? (['JOKER'] as const) : [];
  const deck: MonsterRank[] = [...ranks.flatMap((rank) => [rank, rank, rank, rank]), ...joker];
  state.monsterPile = [...(pile ?? (exhausted === 2 ? [] : deck))];
  for (const rank of state.monsterPile) deck.splice(deck.indexOf(rank), 1);
  state.monsterSpent = deck;
  state.dragonPlaced = Object.values(state.map).some(({ monsters }) => monsters.some(({ rank }) => rank === 'JOKER'));
}

/** All crystals in use that are neither on the map nor borrowed. */
function layBag(state: State, named: Partial<Record<Colour, Crystals>>): void {
  const inUse = LEVELS.filter((level) => level <= state.level).flatMap((level) => LEVEL_TABLE[level].sizeAdded ?? []);
  const onMap = Object.values(state.map).flatMap(({ monsters }) => monsters.flatMap(({ pieces }) => pieces));
  for (const colour of COLOURS) {
    const bag: Crystals = [0, 0, 0];
    for (const size of inUse) addCrystals(bag, size, CRYSTALS_A_SIZE);
    for (const piece of onMap) if (piece.colour === colour) addCrystals(bag, piece.size, -1);
    const hero = Object.values(state.heroes).find((hero) => hero.colour === colour);
    for (const size of inUse) if (hero) addCrystals(bag, size, -countOfSize(hero.borrowed, size));
    state.bag[colour] = [...(named[colour] ?? bag)];
  }
}

function layFight(state: State, { acts, victim, next = [], round = 1, foes = [], effects = {} }: FightLay): void {
  beginCombat(state);
  const combat = combatOf(state);
  combat.foes.forEach((foe, place) => {
    Object.assign(foe, { initBase: 1 }, foes[place]);
  });
  for (const [seat, change] of Object.entries(effects)) Object.assign(effectsOf(combat, seat), change);
  const whoIs = (one: Seat | 0 | 1): Combatant =>
    typeof one === 'string' ? { hero: one } : { foe: combat.foes[one]?.monster.id as number };
  combat.round = round;
  combat.order = [acts, ...next].map((one) => ({ who: whoIs(one), value: 1, ties: [] }));
  combat.at = -1;
  goOnFighting({ state, random: scripted(victim === undefined ? [] : [dieFor(frontRow(state), victim)]) });
}

/** Laws that a table breaks on purpose, because something is set aside in it. */
export function setAside({ cavern, bag, pile }: Lay): string[] {
  return [...(cavern ? ['I1 cavern'] : []), ...(bag ? ['I3 crystals'] : []), ...(pile ? ['I2'] : [])];
}
