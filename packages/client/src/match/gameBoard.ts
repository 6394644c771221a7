import type { Choice, Moves } from '@lantern/games/kit/move';
import type { OptionSchema } from '@lantern/games/kit/options';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import type { Language } from '../state/language';
import type { TokenColour } from '../ui/seat/SeatMark';
import type { FactSubjects } from './highlight/subjects';

/** What a game's board is given. It draws, asks and sends; it decides nothing. */
export interface BoardProps<View> {
  view: View;
  /** The viewer's seat, `null` for a watcher. */
  seat: Seat | null;
  /** Names people chose, by seat. */
  names: Readonly<Record<Seat, string>>;
  /** Every legal move of the viewer now: what is lit. Empty while a move is under way. */
  legal: readonly Choice[];
  /** Why a move is not possible; nothing if it is. */
  whyNot(move: string, args: readonly unknown[]): { refusal: Refusal; sentence: string } | undefined;
  /** Sends a move; the answer also appears on the screen by itself when it is a refusal. */
  act(move: string, args?: readonly unknown[]): Promise<boolean>;
  /** A move is under way and not yet answered. */
  pending: boolean;
  /** The clock of the open decision: when it ends, by `performance.now()`, and how long it was, in milliseconds. */
  clock: { decisionId: number; endsAt: number; length: number } | null;
}

/** Something public that is counted of a seat, as the rail of people shows it. */
export interface Counter {
  id: string;
  /** A small drawing, 14 px high; decorative. */
  icon: ReactNode;
  /** What stands beside it, e.g. `4` or `2/3`. */
  value: ReactNode;
  /** Both in words, for screen readers. */
  label: string;
}

export interface PersonProps<View> {
  view: View;
  /** Whose public things are shown. */
  of: Seat;
  /** The viewer's seat, `null` for a watcher. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
}

/** All the client needs of a game, loaded when its room is entered. */
export interface GameClient<View = CommonView> {
  id: string;
  moves: Moves<never, View>;
  text: GameStrings;
  /** The language of the text and of what the board says; the board is drawn anew with another one. */
  language: Language;
  // biome-ignore lint/suspicious/noExplicitAny: the form works with any game's options
  options: OptionSchema<any>;
  /** The paragraph of the rulebook that tells what each move is. */
  moveRules: Readonly<Record<string, string>>;
  /** What its story is about. */
  about: FactSubjects;
  /** Keeps the strings of the board in a language. */
  setStrings(language: Language, words: never): void;
  /** A component: puts its parts into the frame by `BoardSlots`. */
  Board(props: BoardProps<View>): ReactNode;
  /** What the rail shows of a seat beside its name: at most three. */
  counters?(view: View, seat: Seat): readonly Counter[];
  /** A component: everything public about a seat in this game, for the sheet that a tap on the rail opens. */
  Person?(props: PersonProps<View>): ReactNode;
  /** Whether one seat knows at this moment what another does not; always, if not given. */
  hasSecrets?(view: View): boolean;
  /** The colour of the pieces of a seat; nothing where the game has none, or the seat has none yet. */
  colourOf?(view: View, seat: Seat): TokenColour | undefined;
}

/** A game without its words: they are loaded in the language that is spoken. */
export type GameBoardModule<View = CommonView> = Omit<GameClient<View>, 'text' | 'language'>;
