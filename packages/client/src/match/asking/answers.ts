import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { speechStrings } from '../../i18n/speech/speechStrings';
import type { RunningClock } from '../../net/room/RoomConnection';
import type { GameClient } from '../gameBoard';
import type { Line } from '../sentences';
import type { Question } from './questions';

/** The maximum number of sentences of the story in one answer. */
const MAX_SENTENCES = 8;

/** The state of a table that the answers are derived from. */
export interface AskedTable {
  game: Pick<GameClient, 'words'>;
  view: CommonView;
  /** The shown lines of the story. */
  lines: readonly Line[];
  /** The seat of the viewer; `null` for a spectator. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
  clock: RunningClock | null;
  /** The newest text that was spoken before. */
  last: string | undefined;
}

/** Returns the answer in sentences. */
export async function answerTo(question: Question, table: AskedTable): Promise<string> {
  const { asking, secondsLeft } = speechStrings();
  switch (question) {
    case 'where':
    case 'others':
      return (await stateOf(question, table)) || asking.unknown;
    case 'happened':
      return happened(table) || asking.nothing;
    case 'time':
      return table.clock ? secondsLeft(secondsOf(table.clock)) : asking.noClock;
    case 'again':
      return table.last ?? asking.nothing;
  }
}

/**
 * Describes what the viewer has and where, or what the others have. For a spectator, who has nothing, it describes the
 * table.
 */
async function stateOf(question: 'where' | 'others', { game, view, seat, names }: AskedTable): Promise<string> {
  const wordsOf = await game.words?.().catch(() => undefined);
  if (!wordsOf) return '';
  const { table, people, here = '' } = wordsOf({ view, seat, names });
  if (question === 'others') return joined(people.filter(([of]) => of !== seat).map(([, line]) => line));
  return joined(seat === null ? table : [...people.filter(([of]) => of === seat).map(([, line]) => line), here]);
}

/** Returns the sentences since the last move of the viewer, at most the newest eight. */
function happened({ lines, seat }: AskedTable): string {
  const acted = seat === null ? -1 : lines.findLastIndex(({ fact }) => fact.data.seat === seat);
  return joined(
    lines
      .slice(acted + 1)
      .map(({ sentence }) => sentence)
      .slice(-MAX_SENTENCES),
  );
}

const secondsOf = ({ endsAt }: RunningClock): number => Math.max(0, Math.round((endsAt - performance.now()) / 1000));

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');
