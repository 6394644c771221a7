import type { Choice, Moves } from '@lantern/games/kit/move';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { commandStrings } from '../../i18n/command/commandStrings';
import type { Question } from '../asking/questions';
import type { BoardProps } from '../gameBoard';
import { meaningOf, type Offer, offerOf } from './interpret';
import { matchingLines, wordsIn } from './matching';
import { commandLines, type MoveWords } from './moveWords';

/** A table as the command line sees it. */
export interface CommandTable extends Pick<BoardProps<CommonView>, 'view' | 'names' | 'whyNot'> {
  game: { moves: Moves<never, CommonView>; text: GameStrings };
  words: MoveWords<CommonView>;
  /** The seat of the viewer; `null` for a watcher. */
  seat: Seat | null;
  legal: readonly Choice[];
  /** Facts are being shown, or a move is pending. */
  busy: boolean;
}

/**
 * The answer to a typed text: words, a move to make, or a question to ask. `isOver`: entering the text again has no
 * effect.
 */
export type Reply =
  | { kind: 'say'; text: string; offer?: Offer; isOver?: boolean }
  | { kind: 'move'; choice: Choice; text: string }
  | { kind: 'question'; question: Question };

/** Returns the words that may be omitted. */
export const fillers = (): ReadonlySet<string> => new Set(commandStrings().fillers.flatMap(wordsIn));

export function linesOf({ game, words, view, seat, names, legal }: CommandTable) {
  return seat === null ? [] : commandLines(legal, { text: game.text, words }, { view, seat, names });
}

/**
 * Returns the answer to a typed text.
 * @param last the offer that numbers refer to
 */
export function replyTo(typed: string, table: CommandTable, last: Offer | null): Reply {
  const say = commandStrings();
  const text = wordsIn(typed).join(' ');
  const question = Object.entries(say.questions).find(([, words]) => wordsIn(words).join(' ') === text);
  if (question) return { kind: 'question', question: question[0] as Question };
  if (table.busy) return { kind: 'say', text: say.wait };
  const lines = linesOf(table);
  if (text === '' || say.what.some((words) => wordsIn(words).join(' ') === text))
    return lines.length === 0 ? { kind: 'say', text: say.nothing } : offering(offerOf(lines), say.offer);
  const meant = meaningOf(typed, { lines, last, fillers: fillers() });
  switch (meant.kind) {
    case 'move':
      return meant;
    case 'offer':
      return offering(meant, say.which);
    case 'number':
      return { kind: 'say', text: lines.length === 0 ? say.nothing : say.noNumber(text), isOver: true };
    default:
      return {
        kind: 'say',
        text: reasonAgainst(typed, table) ?? (lines.length === 0 ? say.nothing : say.unknown(typed)),
      };
  }
}

const offering = (offer: Offer, say: (labels: readonly string[], more: number) => string): Reply => ({
  kind: 'say',
  text: say(
    offer.offered.map(({ label }) => label),
    offer.more,
  ),
  offer,
});

/** Returns the reason why the move that a text means is not legal; undefined if it means none. */
function reasonAgainst(typed: string, { game, words, view, seat, names, whyNot }: CommandTable): string | undefined {
  if (seat === null || !view.mustDecide) return undefined;
  const choices = Object.entries(game.moves).flatMap(([move, { candidates }]) =>
    [...candidates(view, seat)].map((args) => ({ move, args })),
  );
  const [meant] = matchingLines(
    typed,
    commandLines(choices, { text: game.text, words }, { view, seat, names }),
    fillers(),
  );
  return meant && whyNot(meant.choice.move, meant.choice.args)?.sentence;
}
