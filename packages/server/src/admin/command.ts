import type { AnyModule } from '@lantern/games/module';
import type { Config } from '../config';

/** Asks the operator for confirmation of an irreversible action. */
export type Ask = (question: string) => Promise<boolean>;

export interface Command {
  /** Number of arguments of the command, or the possible numbers. */
  words: number | readonly number[];
  /** @param say receives each line for the operator */
  run(
    config: Config,
    words: readonly string[],
    say: (line: string) => void,
    games: readonly AnyModule[],
    ask: Ask,
  ): Promise<void>;
}
