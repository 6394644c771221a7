import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { type TestTable, testTable } from '../kit/testing';
import type { Face } from './data/dice';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { type CardLay, type FightLay, type Lay, layState, type MonsterWord, scripted, setAside } from './lay';
import { moves } from './moves';
import { type Options, options } from './options';
import { combatOf, effectsOf, heroOf } from './rules/party';
import { setup } from './setup';
import type { Foe, Hero, HeroEffects, MapCard, State } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export type { CardLay, FightLay, HeroLay, Lay, MonsterWord } from './lay';
export { dieFor } from './lay';

/** An arranged table with operations in terms of the game. The laws are checked after every move. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  hero(seat: Seat): Hero;
  card(x: number, y: number): MapCard;
  foe(place: 0 | 1): Foe;
  effects(seat: Seat): HeroEffects;
  /** The next results of the dice, faces by name. If none is left, a die is an error. */
  dice(...shown: (number | Face)[]): LaidTable;
}

export function lay(description: Lay = {}): LaidTable {
  return play(layState(description), setAside(description));
}

/**
 * A fight on the card at (0, 0) against these monsters. By default seat 0 acts and then seat 1, so that no dice are rolled
 * for the order of another round.
 */
export function battle(monsters: MonsterWord[], fight: Partial<FightLay> = {}, more: Lay = {}): LaidTable {
  const map: readonly CardLay[] = [{ id: '9S', x: 0, y: 0, monsters }, ...(more.map ?? [])];
  return lay({ ...more, map, fight: { acts: '0', next: ['1'], ...fight } });
}

/** A fight with a red, black, green and yellow Dragon on level 4, whose card has been drawn. */
export function dragonFight(fight: Partial<FightLay> = {}, more: Lay = {}): LaidTable {
  const dragon: MonsterWord = ['green 1', 'yellow 1', 'black 2', 'red 3'];
  return battle([dragon], fight, { level: 4, exhausted: 1, pile: ['J'], ...more });
}

/** This number of Treehouse dice with the same face. */
export function all(dice: number, face: Face): Face[] {
  return Array<Face>(dice).fill(face);
}

/** A table after a real deal, not an arranged one. */
export function dealt(players: number, chosen: Partial<Options> = {}, dice: (number | Face)[] = []): LaidTable {
  const random = scripted(dice);
  return play(setup({ ...defaultOptions(options), ...chosen }, players, random), [], random);
}

function play(state: State, unchecked: readonly string[], random = scripted([])): LaidTable {
  const check = (): LaidTable => {
    const broken = invariants(state).filter((law) => !unchecked.some((start) => law.startsWith(start)));
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  };
  const shared = testTable({ state, random, moves, view, timeOut, defaultMove: defaultMove, check });
  const table: LaidTable = {
    ...shared,
    act(seat, move, ...args) {
      shared.act(seat, move, ...args);
      if (random.script.length > 0) throw new Error(`dice are left over: ${random.script.join(' ')}`);
      return table;
    },
    hero: (seat) => heroOf(state, seat),
    card: (x, y) => state.map[`${x},${y}`] as MapCard,
    foe: (place) => combatOf(state).foes[place] as Foe,
    effects: (seat) => effectsOf(combatOf(state), seat),
    dice(...shown) {
      random.script.push(...shown);
      return table;
    },
  };
  return check();
}
