import type { Choice } from '@lantern/games/kit/move';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { voiceFor } from '../sentences';
import { type KnownLine, wordsIn } from './matching';

/** The view from which a choice is named. */
export interface MoveEyes<View> {
  view: View;
  seat: Seat;
  names: Readonly<Record<Seat, string>>;
}

/**
 * The description of a choice in the current language, by move. Only for moves with arguments that `chosen` in the
 * strings of the game does not describe.
 */
// biome-ignore lint/suspicious/noExplicitAny: each move has arguments of its own, which its schema has checked
export type MoveWords<View> = Readonly<Record<string, (args: any, eyes: MoveEyes<View>) => string>>;

/** A choice with the line that makes it. */
export interface CommandLine extends KnownLine {
  choice: Choice;
  /** The name of the move. */
  verb: string;
}

/** Returns the line of each choice: the name of the move, and the description of its arguments. */
export function commandLines<View>(
  choices: readonly Choice[],
  { text: strings, words }: { text: GameStrings; words: MoveWords<View> },
  eyes: MoveEyes<View>,
): CommandLine[] {
  const voice = voiceFor(eyes.seat, eyes.names);
  return choices.map((choice) => {
    const { move, args } = choice;
    const verb = strings.moves[move] ?? move;
    const chosen = words[move]?.(args, eyes) ?? strings.chosen?.[move]?.(args as never, voice);
    const text = chosen ? `${verb}: ${chosen}` : verb;
    return { choice, verb, text, words: wordsIn(text) };
  });
}
