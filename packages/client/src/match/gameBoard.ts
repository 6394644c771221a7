import type { Choice, Moves } from '@lantern/games/kit/move';
import type { OptionSchema } from '@lantern/games/kit/options';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import type { GameOptions } from '../room/options/optionStrings';
import type { RulePictures } from '../room/rulebook/useParts';
import type { Language } from '../state/language';
import type { TokenColour } from '../ui/seat/SeatMark';
import type { MoveWords } from './command/moveWords';
import type { GameEnd } from './end/gameEnd';
import type { FactSubjects } from './highlight/subjects';
import type { Moments } from './minute/moment';
import type { Timbre } from './sound/voice';
import type { Beats, FactOf, Shown } from './timeline/beats';
import type { WordsOf } from './words/tableWords';

/** The props of a game's board. It draws, asks and sends; it decides nothing. */
export interface BoardProps<View> {
  /** The shown view, which is behind the newest one while facts are being shown. */
  view: View;
  /** The fact that is being shown, and whether its dice have landed; `null` at rest. */
  fact: FactOf<View> | null;
  phase: Shown['phase'];
  /** The viewer's seat; `null` for a spectator. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
  /**
   * All legal moves of the viewer now, which the board highlights. Empty while facts are being shown, and while a move
   * is pending.
   */
  legal: readonly Choice[];
  /** Returns why a move is not possible; undefined if it is. */
  whyNot(move: string, args: readonly unknown[]): { refusal: Refusal; sentence: string } | undefined;
  /** Sends a move. A refusal is shown on the screen automatically. */
  act(move: string, args?: readonly unknown[]): Promise<boolean>;
  /** A move has been sent and not been answered yet. */
  pending: boolean;
  /** The clock of the open decision: its end in milliseconds of `performance.now()`, and its length in milliseconds. */
  clock: { decisionId: number; endsAt: number; length: number } | null;
}

/** A public counter of a seat in the rail of people. */
export interface Counter {
  id: string;
  /** A decorative icon, 14 px high. */
  icon: ReactNode;
  /** The value beside the icon, such as `4` or `2/3`. */
  value: ReactNode;
  /** The name of the counter, shown after the value if there is room. */
  word?: string;
  /** Icon and value in words, for screen readers. */
  label: string;
  /** The counter is urgent: its player gets a bright frame. */
  urgent?: boolean;
}

export interface PersonProps<View> {
  view: View;
  /** The seat whose public information is shown. */
  of: Seat;
  /** The viewer's seat; `null` for a spectator. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
}

/** Keys as they are printed on a keyboard, and their actions. */
export interface KeyWords {
  keys: readonly string[];
  does: string;
}

/** The client's half of a game, loaded when its room is entered. */
export interface GameClient<View = CommonView> {
  id: string;
  moves: Moves<never, View>;
  text: GameStrings;
  /** The language of the texts and of the board; the board is rendered again in another one. */
  language: Language;
  // biome-ignore lint/suspicious/noExplicitAny: the form works with any game's options
  options: OptionSchema<any>;
  optionPicture?: GameOptions['optionPicture'];
  /** The number of the paragraph that explains each move. */
  moveRules: Readonly<Record<string, string>>;
  about: FactSubjects;
  setStrings(language: Language, words: never): void;
  /** A component that puts the parts of the board into the frame by `BoardSlots`. */
  Board(props: BoardProps<View>): ReactNode;
  /** How its facts are shown. */
  beats?: Beats<View>;
  /** The timbre of the game's sounds; a bell by default. */
  timbre?: Timbre;
  /** The counters beside the name of a seat in the rail: at most three. */
  counters?(view: View, seat: Seat): readonly Counter[];
  /** A component with the public information about a seat, for the sheet that a tap on the rail opens. */
  Person?(props: PersonProps<View>): ReactNode;
  /** Loads the words for what its board draws, which have a chunk of their own. */
  words?(): Promise<WordsOf<View>>;
  /** What was chosen with a move, for the command line. */
  moveWords?(): Promise<MoveWords<View>>;
  /** The keys of this game besides those of every table, for the help. */
  keys?(): readonly KeyWords[];
  /** Whether one seat now knows something that another does not; by default always. */
  hasSecrets?(view: View): boolean;
  /** Whether the board itself makes the viewer's move because it is the only one: then the player is not alerted. */
  answersItself?(view: View): boolean;
  /**
   * The kinds of facts that begin a turn or another part of the story, each with the field that contains its seat;
   * `turnBegan` with `seat` by default.
   */
  turns?: Readonly<Record<string, string>>;
  /** The colour of the pieces of a seat; undefined if it has none. */
  colourOf?(view: View, seat: Seat): TokenColour | undefined;
  /** Whether all seats win or lose together. */
  party?: boolean;
  /** Loads the end scene and the score of the game, which have a chunk of their own. */
  end?(): Promise<GameEnd<View>>;
  /** Loads the pictures of its rulebook, which have a chunk of their own. */
  rulePictures?(): Promise<RulePictures>;
  /** Loads "in one minute" of the game, which has a chunk of its own. */
  minute?(): Promise<Moments>;
}

/** A game without its strings, which are loaded in the current language. */
export type GameBoardModule<View = CommonView> = Omit<GameClient<View>, 'text' | 'language'>;
