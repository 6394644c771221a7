import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { t } from '../i18n/strings';
import { toast } from '../ui/Toast';
import type { Turn } from './sentences';
import type { Shown } from './timeline/beats';
import type { Match } from './useMatch';

/** Returns why nobody can move in a match that the game itself has not ended; undefined while it runs. */
export function haltOf(
  room: Pick<RoomView, 'state' | 'paused'>,
  view: CommonView,
): 'PAUSED' | 'ROOM_NOT_PLAYING' | undefined {
  if (view.result) return undefined;
  if (room.state !== 'playing') return 'ROOM_NOT_PLAYING';
  return room.paused ? 'PAUSED' : undefined;
}

/**
 * Whether the match is over, by its result or according to the room, and has been shown completely. If the room reports
 * a result, this waits for that of the match, since the two are sent separately.
 */
export function isOver(
  { matchId, history }: Pick<RoomView, 'matchId' | 'history'>,
  { view, caughtUp }: Pick<Shown, 'view' | 'caughtUp'>,
  halt: ReturnType<typeof haltOf>,
): boolean {
  if (view.result !== null) return true;
  const bringsResult = history.some((match) => match.matchId === matchId && match.end === 'result');
  return caughtUp && halt === 'ROOM_NOT_PLAYING' && !bringsResult;
}

/** Returns a match that is halted: nothing is highlighted, and every move is refused with the reason. */
export function haltedMatch<View extends Match>(match: View, code: 'PAUSED' | 'ROOM_NOT_PLAYING'): View {
  const sentence = t().refusals.server[code]({});
  const act: View['act'] = async () => {
    toast(sentence, 'refusal');
    return false;
  };
  return { ...match, act, legal: [], whyNot: () => ({ refusal: { code }, sentence }) };
}

/**
 * Returns the view of a match that ended without a result of its own: it is over, and nobody has to decide. The rules
 * have no sentence for this reason, so the boards say only that the match is over.
 */
export function endedView(view: CommonView): CommonView {
  return { ...view, mustDecide: false, stages: {}, turnSeat: null, result: { winners: [], reason: 'ended' } };
}

export function haltedTurn(code: 'PAUSED' | 'ROOM_NOT_PLAYING'): Turn {
  const { match, hosting } = t();
  return { mine: false, headline: code === 'PAUSED' ? hosting.pause.paused : match.turn.over };
}
