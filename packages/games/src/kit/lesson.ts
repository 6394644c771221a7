import type { Seat } from '@lantern/protocol/seat';

/**
 * A thing in the spotlight, as the board names it: `card:goldNugget`, `seat:1`, `move:draw`, `part:safes`. Several
 * names with spaces between them mean the one thing that has all of them: `seat:0 site:cap`.
 */
export type Light = string;

/** A move in a script: `args` as the moves of the game take them, or as its `LessonWords` name them. */
export interface ScriptedMove {
  move: string;
  args?: readonly unknown[];
  /** The results of chance, in the order of drawing. Unused results are an error. */
  dice?: readonly (number | string)[];
}

/** A move of another seat. */
export interface RivalMove extends ScriptedMove {
  seat: Seat;
}

interface CommonStep {
  /** Names its sentence. */
  id: string;
  /** The paragraph of the rulebook with more information. */
  rule: string;
  /** The moves of the others afterwards. */
  after?: readonly RivalMove[];
}

/** The learner makes a move. */
export interface DoStep extends CommonStep {
  do: ScriptedMove;
  /** Accepts every other legal move of that name too. */
  or?: 'anyLegal';
  /** The things in the spotlight; by default the subjects of a hint for the move. */
  light?: readonly Light[];
  /** The learner knows it already: nothing is highlighted for a while. */
  alone?: true;
}

/** The learner reads, and goes on. */
export interface TellStep extends CommonStep {
  tell: true;
  light: readonly Light[];
}

export type LessonStep = DoStep | TellStep;

/** Steps that follow from one position. */
export interface Scene<Lay> {
  lay: Lay;
  /** Moves made before the scene is shown. */
  before?: readonly RivalMove[];
  steps: readonly LessonStep[];
}

/** A scripted first match, in which seat 0 learns and wins. */
export interface Lesson<Lay> {
  players: number;
  /** At least one; a later scene shows a later moment of the same story. */
  scenes: readonly Scene<Lay>[];
}

/** The texts of a lesson: a sentence or two for each step, and one at its end. */
export interface LessonStrings<Id extends string = string> {
  steps: Readonly<Record<Id, string>>;
  end: string;
}

export const LEARNER: Seat = '0';
