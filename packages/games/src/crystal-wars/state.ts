import type { Seat } from '@lantern/protocol/seat';
import type { Story } from '../kit/story';
import type { Result as EndOfMatch } from '../module';
import type { MapId } from './data/maps';
import type { Size, UnitKind } from './data/pieces';
import type { Square } from './data/squares';
import type { Facts } from './facts';
import type { Colour, Options } from './options';
import type { Reason } from './types';

export interface Unit {
  kind: UnitKind;
  owner: Seat;
  /** Both fields refer to the current turn of the owner and are otherwise false. */
  moved: boolean;
  fought: boolean;
}

/** A piece on a square, which identifies it. */
export type Piece =
  | Unit
  | { kind: 'village' | 'city'; owner: Seat }
  | { kind: 'freeVillage' | 'mountain' | 'goldMountain'; owner: null };

/** Pyramids that are not on the map, by size. */
export type Stock = Record<Size, number>;

export interface Player {
  colour: Colour;
  grain: number;
  /** A Silo was rolled in the current turn: the remaining grain is kept (R11.1). */
  silo: boolean;
  alive: boolean;
  /** The round in which the player left; 0 = during the setup. */
  outRound: number | null;
  stock: Stock;
}

/** The pieces placed during the setup, one per turn (section 4). */
export type Task = 'freeVillage' | 'mountain' | 'village';

/** The step of a turn. Only `starvation`, `movement`, `combat`, `event` and `creation` ever require a decision. */
export type TurnStep = 'production' | 'starvation' | 'movement' | 'combat' | 'event' | 'creation' | 'spoilage';

export interface Placement {
  seat: Seat;
  task: Task;
  /** The neutral coaster that it is placed on (R3.7); absent for a home coaster. */
  coaster?: number;
}

export interface Round {
  /** 1 for the first; 0 during the setup. */
  number: number;
  /** The living players clockwise from the winner of the initiative (R4.2). */
  order: Seat[];
  /** The seats that have finished their turn in this round. */
  done: Seat[];
  /** Complete rounds in a row without progress (R12.7). */
  quiet: number;
  /** Whether there was progress in this round. */
  progress: boolean;
}

/** A question within a step, with at least two answers. Only `casualty` may be for a seat whose turn it is not. */
export interface Question {
  kind: 'casualty' | 'militia' | 'riots';
  picker: Seat;
  /** In ascending order. */
  candidates: Square[];
}

export interface Result extends EndOfMatch {
  reason: Reason;
  /** Places from first to last; the seats of one place are equal (8.4). */
  ranking: Seat[][];
}

/** Everything on the table, all of it public. */
export interface Board {
  options: Options;
  map: MapId;
  homes: (Seat | 'neutral' | 'metropolis')[];
  pieces: (Piece | null)[];
  /** The controller of each metropolis square, in the order of their digits; empty on other maps. */
  metropolis: (Seat | null)[];
  players: Record<Seat, Player>;
  black: Stock;
  /** The order of placements, the current one first; `null` once the setup is over. */
  setup: { order: Seat[]; queue: Placement[] } | null;
  round: Round;
  /** Counts placements and turns, except turns without a decision. */
  turnNo: number;
  /** The seat whose turn or placement it is. */
  active: Seat;
  step: Task | TurnStep;
  /** The event rolled in this turn, 1 to 6. */
  eventDie: number | null;
  question: Question | null;
  /** The holder of the Gold Mountain since the end of the last round, without interruption (R13.6). */
  gold: { holder: Seat | null; kept: boolean };
  decisionId: number;
  result: Result | null;
}

export interface State extends Board {
  story: Story<Facts>;
}

/** The stages in which a seat can be asked; a seat with nothing to decide is `idle`. */
export type Stage = Task | 'starvation' | 'movement' | 'combat' | 'creation' | Question['kind'] | 'idle';
