import { owedDecision } from '@lantern/games/engine/owedDecision';
import { speakingTime } from '@lantern/games/kit/speech';
import { newestFactNumber } from '@lantern/games/kit/story';
import { factSentence } from '@lantern/games/kit/strings';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { RunningMatch } from '../../match/runningMatch';
import type { RoomRecord } from '../../store/records';
import type { ReadonlyVisitors } from '../presence/visitors';
import { seatNamed } from '../seats/seats';

/** The time to speak a question with its choices. */
const QUESTION_SECONDS = 5;

const MAX_ANNOUNCEMENT_SECONDS = 8;

/**
 * The number of seconds by which the clock of an answer beside the turn is longer, so that it begins once its
 * announcement could have been spoken; 0 if none of these players uses a screen reader. It is the same for all seats,
 * and depends on public facts only.
 */
export function spokenSeconds(
  room: RoomRecord,
  match: Pick<RunningMatch, 'module' | 'players' | 'view'>,
  visitors: Pick<ReadonlyVisitors, 'anyAtSeat'>,
): number {
  const listens = (seat: Parameters<typeof visitors.anyAtSeat>[0]) => visitors.anyAtSeat(seat, 'listens');
  if (!room.seats.some(listens)) return 0;
  const { kind, owing } = owedDecision(match.module, match.players, (seat) => match.view(seat));
  if (kind !== 'aside' || !owing.some((seat) => listens(seatNamed(room, seat)))) return 0;
  return Math.min(
    MAX_ANNOUNCEMENT_SECONDS,
    QUESTION_SECONDS + Math.ceil(speakingTime(newestSentence(match.module, match.view(null))) / 1000),
  );
}

/** The sentence of the newest public fact, with which an announcement begins; empty if there is none. */
function newestSentence({ strings }: AnyModule, { story }: CommonView): string {
  const newest = newestFactNumber(story);
  const fact = story.find(({ n }) => n === newest);
  if (!fact || !Object.hasOwn(strings.facts, fact.kind)) return '';
  return factSentence(strings, fact, { you: null, name: (seat) => seat });
}
