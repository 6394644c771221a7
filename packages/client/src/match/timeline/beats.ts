import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Flight } from '../flight/flight';
import type { FactCue } from '../sound/voice';

/**
 * How one kind of fact is shown: its dice tumble, then it lands, then it stays for a while. `Data` is the data of the
 * fact.
 */
export interface Beat<View, Data> {
  /** The number of dice that tumble. The fact becomes visible after they have landed. */
  dice?(data: Data): number;
  /**
   * How long the fact stays after it has landed, in milliseconds at normal speed. With 0 it takes no time, and only
   * sounds.
   */
  hold: number | ((data: Data) => number);
  /** The priority if time is short: facts with 1 are dropped first, then those with 2. The default is 2. */
  weight?: 1 | 2 | 3;
  /** The sound of the fact when it lands, after its dice. */
  cue?: FactCue | ((data: Data) => FactCue | undefined);
  /** Returns the flights of the fact when it lands. @param shown the view in which it has landed */
  flies?(data: Data, shown: View): readonly Flight[];
  /**
   * The readers for whom the fact is news at the beginning of a turn: only `seat`, to which it happens; all; nobody. By
   * default all seats that the fact names except `seat`, which acts.
   */
  concerns?: 'seat' | 'all' | 'nobody';
  /** Returns the view after the fact has landed. Absent if the fact changes nothing before the end of the step. */
  land?(shown: View, data: Data): View;
}

export type FactOf<View> = View extends { story: readonly (infer Fact)[] } ? Fact : never;

/** The beats of a game, by kind of fact. Kinds without a beat take no time. */
export type Beats<View> = {
  [Fact in FactOf<View> & AnyFact as Fact['kind']]?: Beat<View, Fact['data']>;
};

const USUAL_WEIGHT = 2;

/** Returns the beat of a fact; `undefined` if the game has none for its kind. */
export function beatOf(beats: Beats<CommonView>, { kind }: AnyFact): Beat<CommonView, never> | undefined {
  return Object.hasOwn(beats, kind) ? (beats[kind] as Beat<CommonView, never> | undefined) : undefined;
}

/** Returns the view after a fact has landed; the same view if its beat changes nothing before the end of the step. */
export function landed(beats: Beats<CommonView>, view: CommonView, fact: AnyFact): CommonView {
  return beatOf(beats, fact)?.land?.(view, fact.data as never) ?? view;
}

/** The state when everything has been shown. */
export const AT_REST = { fact: null, phase: 'rest' } as const;

/** The state of a match that the table shows now. */
export interface Shown<View = CommonView> {
  view: View;
  /** The version of the last view that was shown completely. */
  version: number;
  /** The fact that is being shown; `null` at rest. */
  fact: FactOf<View> | null;
  phase: 'rolling' | 'landed' | 'rest';
  /** The view is the newest one, so the question can be answered. */
  caughtUp: boolean;
  /** Whether the fact has been shown before. */
  again?: boolean;
}

export const weightOf = ({ weight = USUAL_WEIGHT }: Pick<Beat<CommonView, never>, 'weight'>) => weight;
