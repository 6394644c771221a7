import type { Seat } from '@lantern/protocol/seat';
import type { Secret } from '../kit/secret';
import type { Story } from '../kit/story';
import type { Result as EndOfMatch } from '../module';
import type { CardId } from './data/cards';
import type { RoomId } from './data/rooms';
import type { Facts } from './facts';
import type { Options } from './options';

export interface Player {
  /** `null` exactly while dead or conceded. */
  room: RoomId | null;
  dead: boolean;
  conceded: boolean;
  /** Carried, face up; items and treasures, in order of arrival. */
  inv: CardId[];
  /** Treasures in the safe, 0 to 3. */
  deposited: CardId[];
}

/** The choices made when a card is played (R5.3). */
export interface PlayArgs {
  target?: Seat;
  item?: CardId;
  room?: RoomId;
}

export interface MoveEvent {
  kind: 'move';
  id: number;
  seat: Seat;
  from: RoomId;
  to: RoomId;
  cause: 'step' | 'extra' | 'run';
  /** Reaction cards already played on this move (R8.12). */
  used: CardId[];
  followers: Seat[];
  blocked: boolean;
}

/** A card on the table, which is in no other zone. */
export interface PlayEvent {
  kind: 'play';
  id: number;
  seat: Seat;
  card: CardId;
  args: PlayArgs;
  via: 'turn' | 'again' | 'reaction';
  status: 'window' | 'resolving';
  /** Speed Run while it resolves: moves still to be made. */
  movesLeft?: number;
}

export type TableEvent = MoveEvent | PlayEvent;

export type Response =
  | { t: 'pass' }
  | { t: 'react'; card: CardId }
  | { t: 'defend'; card: CardId }
  | { t: 'magazines' };

/** A standing order (R8.5): the windows that it covers are passed without asking the player. */
export interface StandingOrder {
  moves: 'ask' | 'pass';
  plays: 'ask' | 'pass';
  /** Pass even on cards that target oneself. */
  evenIfTargeted: boolean;
  until: 'myTurn' | 'forever';
}

export type Pending =
  /** Stop! Pay Troll!, Lost in the Maze, Tight Squeeze. */
  | { kind: 'toll'; seat: Seat; reactor: Seat; card: CardId }
  /** Let's Do That Again (any), Pirate Booty (treasures). */
  | { kind: 'pick'; seat: Seat; from: 'any' | 'treasures' }
  /** Play the picked card now, or keep it. */
  | { kind: 'again'; seat: Seat; card: CardId }
  /** Speed Run: `left` more moves. */
  | { kind: 'run'; seat: Seat; left: number }
  /** You Are Carrying Too Much Already!: every seat with more than `keep` cards drops. */
  | { kind: 'drop'; keep: 2 };

export type Step = 'draw' | 'move' | 'play' | 'limit';

export interface Turn {
  seat: Seat;
  step: Step;
  playsLeft: number;
  /** The turn ends early, as soon as the stack is empty (T6). */
  over: boolean;
  usedAbilities: CardId[];
}

export interface Closing {
  card: CardId;
  by: Seat;
  words: Record<Seat, number>;
  /** The turn at whose beginning it ends; `null` = never. */
  endsAtTurn: number | null;
}

export interface Result extends EndOfMatch {
  reason: 'treasures' | 'roundLimit' | 'lastStanding';
  deposited: Record<Seat, CardId[]>;
}

/** The public fields of a state. */
export interface Board {
  options: Options;
  seats: Seat[];
  firstSeat: Seat;
  /** 1, 2, … */
  turnNo: number;
  players: Record<Seat, Player>;
  /** Last = top. */
  discard: CardId[];
  turn: Turn;
  /** Last = top; at most one move at a time. */
  stack: TableEvent[];
  /** Always refers to the top event. */
  window: null | { id: number };
  pending: null | Pending;
  closing: null | Closing;
  /** Increases whenever the set of open decisions changes, but not with secret answers. */
  decisionId: number;
  result: null | Result;
}

/** Face-down cards and undisclosed decisions. */
export interface Hidden {
  /** Last = next to be drawn. */
  draw: CardId[];
  hands: Record<Seat, CardId[]>;
  /** Answers in the open window, `null` = not yet answered; no record = no window. Conceded seats have no entry. */
  responses: Record<Seat, Response | null> | null;
  /** Whether the mover has asked to answer in the windows of their own move. */
  hold: boolean;
  standing: Record<Seat, StandingOrder>;
  /** Seats that concede at the next settled state (E4). Public. */
  conceding: Seat[];
}

export interface State extends Board {
  nextId: number;
  story: Story<Facts>;
  secret: Secret<Hidden>;
}

export const HAND_LIMIT = 7;
export const TREASURES_TO_WIN = 3;

/** The stages in which a seat can be asked (section 5); every other seat is `idle`. */
export type Stage = Step | 'respond' | 'toll' | 'pick' | 'again' | 'run' | 'drop';
