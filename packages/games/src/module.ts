import type { LearnedKind } from '@lantern/protocol/learned';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { GameAbout } from './kit/about';
import type { Choice, MoveContext, Moves } from './kit/move';
import type { OptionSchema } from './kit/options';
import type { Orders } from './kit/orders';
import type { Random } from './kit/random';
import type { Fact, FactKinds, Lost, StoryView } from './kit/story';
import type { GameStrings } from './kit/strings';

/** How a match ended. `reason` is one of `GameText.endings`. */
export interface Result {
  reason: string;
  /** Seats that won; several share the win, none means that all lost. */
  winners: Seat[];
}

/** The fields of every view, so that the frame around the board can be the same for every game. */
export interface CommonView<Kinds extends FactKinds = FactKinds> {
  /** The audience that this view is for. */
  audience: Audience;
  /** Changes whenever the set of open decisions changes (as far as everybody may know). */
  decisionId: number;
  /** The seat whose turn it is, for display only; `stages` says who may act. `null` if the game has no turns. */
  turnSeat: Seat | null;
  /** The public stage of each seat that may act: seat -> stage. */
  stages: Readonly<Record<Seat, string>>;
  /** The viewer's own seat still owes a decision. */
  mustDecide: boolean;
  story: StoryView<Kinds>;
  result: Result | null;
}

/** A clock that runs for the open decision. */
export interface Clock {
  decisionId: number;
  seconds: number;
  /**
   * Decisions with the same name share one budget of time, even if other decisions come between them; by default each
   * decision has its own. For decisions that can be repeated, so that repeating an offer gains no time. May depend on
   * public facts only.
   */
  budget?: string;
}

/** The public stages of a game that do not count as turns in matches over days. */
export interface OverDays<View> {
  /** Stages in which a seat answers out of turn. They have a shorter time, and the turn waits meanwhile. */
  asides: readonly string[];
  /** Whether the open decision leaves no choice according to the public view: there is one legal move, and no reason to wait. */
  routine?(view: View): boolean;
  /** Values of options that replace those of the room in matches over days. */
  options?: Readonly<Record<string, unknown>>;
}

/** The turn, the stages and the end of a match, for boardgame.io and for searches. All of it is public. */
export interface Course {
  /** Increases with every turn; boardgame.io's turn follows it. */
  turn: number;
  /**
   * The name of the part of the turn, for example a room or a round of a fight, if the game has such parts. Simulated
   * futures of the same match get the same dice in the same part.
   */
  part?: string;
  /**
   * The seat whose turn it is; seat 0 if the game has no turns. boardgame.io reads it when a turn begins, and its
   * `currentPlayer` does not change during the turn. `stages` says who may act.
   */
  seat: Seat;
  /** The seats that may make moves, with their stages. Must not depend on hidden data. */
  stages: Record<Seat, string>;
  result: Result | null;
}

/** The parameters of the search of a game. */
export interface LookAhead {
  /**
   * Number of steps of the rules that a strong bot simulates for a decision: few enough that a decision rarely takes half
   * a second on one core.
   */
  steps: number;
  /**
   * The number of standard errors by which another choice must be better than that of the quick bot to replace it. The
   * better the outlook predicts the result, the smaller this number can be. With `Infinity` only hints and analyses search.
   */
  errors: number;
  /** The length of each simulated future before the outlook values it. */
  depth: Depth;
  /**
   * The share of choices that quick bots make at random in simulated futures, 0 to 1. Without them every future would
   * repeat the same mistake.
   */
  whims: number;
}

/** The limits of a simulated future, if the match does not end before. */
export interface Depth {
  /** Maximum number of steps of the rules. */
  steps: number;
  /** Number of whole turns after the one in which it began. */
  turns: number;
}

/**
 * The interface of a game. Server, client, bots and tests know a game only by it. A new game is a folder here, a folder for
 * its board, and one line each in `index.ts` and `catalogue.ts`.
 *
 * A module is pure: no input or output, no clock, no randomness except the given `Random`. A state is plain JSON.
 */
export interface GameModule<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds = FactKinds> {
  /** The name in addresses and on the wire, e.g. `colossal-cave`. */
  id: string;
  /** Increases whenever a recorded match would no longer replay to the same states. */
  rulesVersion: number;
  players: { min: number; max: number };
  /** The data that the first page shows before the rules are loaded. A game without it is in no catalogue. */
  about?: GameAbout;
  options: OptionSchema<Options>;
  /** Deals a match to the seats `'0'` … `players - 1`. */
  setup(options: Options, players: number, random: Random): State;
  course(state: State): Course;
  /** The view of an audience: what it may know, built field by field. */
  view(state: State, audience: Audience): View;
  /** Removes from the view of an ended match what `view` shows only after the end, for rooms that reveal nothing. */
  withhold?(view: View): View;
  moves: Moves<State, View>;
  /** The clock of the open decision, if the options set one. Its length may depend on public facts only. */
  clock(state: State): Clock | undefined;
  /** The stages that do not count as turns over days; by default each stage is a turn. */
  overDays?: OverDays<View>;
  /** The answers that players can give in advance. */
  // biome-ignore lint/suspicious/noExplicitAny: nobody but the game itself knows its orders
  orders?: Orders<View, any>;
  /** Makes the default move of each seat that still owes a decision, because the time is up. */
  timeOut(context: MoveContext<State>): void;
  /** The move of an absent player: if the seat owes a decision, or can call off what it waits for. */
  defaultMove(view: View, seat: Seat): Choice | undefined;
  /** The move of a quick bot, which sees only this view; `undefined` if the seat owes no decision. */
  bot(view: View, seat: Seat, random: Random): Choice | undefined;
  /**
   * Draws a whole state that is possible according to the view: all hidden data is drawn at random from what the view leaves
   * open. For all states `view(imagine(view(state, seat), seat, random), seat)` equals `view(state, seat)`. The state may
   * share parts with the view, so copy it before you change it.
   */
  imagine(view: View, seat: Audience, random: Random): State;
  /**
   * Estimates the share of a win of each seat in a state, 0 to 1; exact after the end. In co-operative games all seats have
   * the same share.
   */
  outlook(state: State): Record<Seat, number>;
  /** The parameters of the search that differ from the defaults (`LOOK_AHEAD` in `engine/search.ts`). */
  lookAhead?(view: View): Partial<LookAhead>;
  /** The kinds of facts that reveal something to somebody, apart from random results. */
  shows?: Readonly<Partial<Record<keyof Kinds & string, LearnedKind>>>;
  /** What a seat loses by a take-back that it gave in secret: a standing order, an answer. */
  lost?(now: State, before: State, seat: Seat): Lost[];
  /** Gives everything open that has a number of its own a number that nobody has seen, after a take-back. */
  renumber?(state: State): void;
  /** Shuffles all face-down piles in random order again, after the take-back of a move that revealed something. */
  reshuffle?(context: MoveContext<State>): void;
  /** The broken invariants of a state, in words. */
  invariants(state: State): string[];
  strings: GameStrings<Kinds, Options>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of modules of differing states
export type AnyModule = GameModule<any, any, any, any>;

export type AnyFact = Fact<FactKinds>;
