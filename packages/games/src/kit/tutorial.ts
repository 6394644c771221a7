import type { Seat } from '@lantern/protocol/seat';
import type { CommonView } from '../module';

/** A situation that is explained the first time a learner meets it. */
export interface Situation<View> {
  id: string;
  /** The paragraph of the rulebook that tells more. */
  rule: string;
  when(view: View, seat: Seat): boolean;
}

/** A guided first match: the shortest sensible game, and what is explained in it, in the order to learn it by. */
export interface TutorialPlan<View = CommonView> {
  players: number;
  /** One of the game's presets. */
  preset: string;
  situations: readonly Situation<View>[];
}

/** What is said about each situation, by its id: a title and one or two sentences. */
export type TutorialStrings<Id extends string = string> = Readonly<Record<Id, { title: string; body: string }>>;

/** The seat is asked for a decision of this stage. */
export const asked =
  (stage: string) =>
  (view: CommonView, seat: Seat): boolean =>
    view.stages[seat] === stage;

/** From the first moment on. */
export const atOnce = (): boolean => true;
