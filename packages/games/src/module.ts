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

/** What any view must tell, so that the frame around the board can be the same for every game. */
export interface CommonView<Kinds extends FactKinds = FactKinds> {
  /** Who is looking. */
  audience: Audience;
  /** Changes whenever the set of open decisions changes (as far as everybody may know). */
  decisionId: number;
  /** Whose turn it is, to be shown only: who may act is in `stages`. `null` where nobody has a turn. */
  turnSeat: Seat | null;
  /** What each seat is publicly asked for: seat -> stage. */
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
   * Decisions of one name draw on one budget of time, though others lie between them; each has its own if not given. For
   * decisions that come again as they were, so that offering again gains no time. Public facts only.
   */
  budget?: string;
}

/** The stages of a game that are no turn of their own, for matches over days. All of them are public. */
export interface OverDays<View> {
  /** Stages in which a seat answers beside the turn: they have a shorter time, and the turn waits meanwhile. */
  asides: readonly string[];
  /** Whether the open decision leaves no choice, by the view of everybody: one legal move, which nobody could want to withhold. */
  routine?(view: View): boolean;
  /** Options that hold over days whatever a room has set. */
  options?: Readonly<Record<string, unknown>>;
}

/** Where a match is in its course, as boardgame.io and those who look ahead need to know it. All of it is public. */
export interface Course {
  /** Counts up with every turn; boardgame.io's turn follows it. */
  turn: number;
  /**
   * Names the part of the turn, such as a room or a round of a fight, where a game has such parts: imagined futures of the
   * same match get the same dice in the same part.
   */
  part?: string;
  /**
   * Whose turn it is; seat 0 where nobody has one. boardgame.io reads it when a turn begins: its `currentPlayer` stays who
   * began, also where the rest of the turn falls to somebody else. Who acts is told by `stages`.
   */
  seat: Seat;
  /** Seats that may make moves at all, and their stage. Must not depend on anything hidden. */
  stages: Record<Seat, string>;
  result: Result | null;
}

/** How a game is searched. */
export interface LookAhead {
  /**
   * Steps of the rules that a strong bot plays ahead for a decision: so few that hardly any takes half a second on one
   * core.
   */
  steps: number;
  /**
   * By how many standard errors another choice must be better than the quick bot's to be taken instead of it: the more the
   * outlook foretells, the fewer. `Infinity` where looking ahead wins no more: then hints and analyses alone do it.
   */
  errors: number;
  /** How far each imagined future goes before the outlook judges it. */
  depth: Depth;
  /**
   * The share of choices that quick bots make at random there, 0 to 1: players who never err repeat the same mistake in
   * every future.
   */
  whims: number;
}

/** Where an imagined future is cut off, if the match has not ended before. */
export interface Depth {
  /** After so many steps of the rules at the latest. */
  steps: number;
  /** When so many turns are over, besides the one that it began in. */
  turns: number;
}

/**
 * Everything a game must provide, and nothing else. The server, the client, bots, tests and documents are driven by
 * modules alone: a sixth game is one more folder here and one for its board, and a line in `index.ts` and in `catalogue.ts`.
 *
 * A module is pure: no input or output, no clock, no chance but the `Random` it is given. A state is plain JSON.
 */
export interface GameModule<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds = FactKinds> {
  /** Name in addresses and on the wire, e.g. `colossal-cave`. */
  id: string;
  /** Goes up when a recorded match would no longer replay the same. */
  rulesVersion: number;
  players: { min: number; max: number };
  /** What the first page shows before the rules are loaded. A game without it is in no catalogue. */
  about?: GameAbout;
  options: OptionSchema<Options>;
  /** The deal. Seats `'0'` … `players - 1`. */
  setup(options: Options, players: number, random: Random): State;
  course(state: State): Course;
  /** What an audience may know, built field by field. */
  view(state: State, audience: Audience): View;
  /** A view of a match that is over, without what `view` shows only after the end: for rooms that reveal nothing. */
  withhold?(view: View): View;
  moves: Moves<State, View>;
  /** The clock for the open decision, if the options ask for one. Its length may depend on public facts only. */
  clock(state: State): Clock | undefined;
  /** The counting of stages over days; by default each is a turn. */
  overDays?: OverDays<View>;
  /** The answers that players can give in advance; a game without them asks for each. */
  // biome-ignore lint/suspicious/noExplicitAny: nobody but the game itself knows its orders
  orders?: Orders<View, any>;
  /** The time for the open decision is up: whatever is still owed gets its default. */
  timeOut(context: MoveContext<State>): void;
  /** What an absent player's seat does when it owes a decision, or can call off what it waits for; else nothing. */
  defaultMove(view: View, seat: Seat): Choice | undefined;
  /** What a sensible player does who sees only this view; nothing when no decision is owed. */
  bot(view: View, seat: Seat, random: Random): Choice | undefined;
  /**
   * A whole state that the viewer could be in: everything hidden drawn again among what its view leaves open. For all states:
   * `view(imagine(view(state, seat), seat, random), seat)` equals `view(state, seat)`. It may share parts with the view, so it
   * is copied before anything in it changes.
   */
  imagine(view: View, seat: Audience, random: Random): State;
  /**
   * Each seat's share of a win as the state stands, 0 to 1; exact at the end. Where all win or lose together: all the
   * same.
   */
  outlook(state: State): Record<Seat, number>;
  /** How a search looks ahead where it is not the usual way (`LOOK_AHEAD` in `engine/search.ts`). */
  lookAhead?(view: View): Partial<LookAhead>;
  /** What kinds of facts show that some did not know before; whether chance was drawn is known without. */
  shows?: Readonly<Partial<Record<keyof Kinds & string, LearnedKind>>>;
  /** What a seat loses that it gave without a move others know of, where the match goes back from one state to another. */
  lost?(now: State, before: State, seat: Seat): Lost[];
  /** After a take-back: what is open and goes by a number of its own gets a number that nobody has seen. */
  renumber?(state: State): void;
  /** After a take-back of what was seen: what lies face down in random order lies in another random order. */
  reshuffle?(context: MoveContext<State>): void;
  /** The invariants of a state that are broken, in words; none if all is well. */
  invariants(state: State): string[];
  strings: GameStrings<Kinds, Options>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of modules of differing states
export type AnyModule = GameModule<any, any, any, any>;

export type AnyFact = Fact<FactKinds>;
