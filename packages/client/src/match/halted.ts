import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { t } from '../i18n/strings';
import { toast } from '../ui/Toast';
import type { Turn } from './sentences';
import type { Match } from './useMatch';

/** Why nobody can move in a match that the game itself has not ended; nothing while it goes on. */
export function haltOf(room: RoomView, view: CommonView): 'PAUSED' | 'ROOM_NOT_PLAYING' | undefined {
  if (view.result) return undefined;
  if (room.state !== 'playing') return 'ROOM_NOT_PLAYING';
  return room.paused ? 'PAUSED' : undefined;
}

/** The match as long as it is halted: nothing is lit, and everything says why. */
export function haltedMatch<View extends Match>(match: View, code: 'PAUSED' | 'ROOM_NOT_PLAYING'): View {
  const sentence = t().refusals.server[code]({});
  const act: View['act'] = async () => {
    toast(sentence, 'refusal');
    return false;
  };
  return { ...match, act, legal: [], whyNot: () => ({ refusal: { code }, sentence }) };
}

/**
 * The view of a match that ended without a result of its own, as its board is to show it: over, with nobody asked. The
 * rules have no word for that reason; the boards say no more than that it is over.
 */
export function endedView(view: CommonView): CommonView {
  return { ...view, mustDecide: false, stages: {}, turnSeat: null, result: { winners: [], reason: 'ended' } };
}

/** What stands above the board of a halted match. */
export function haltedTurn(code: 'PAUSED' | 'ROOM_NOT_PLAYING'): Turn {
  const { match, hosting } = t();
  return { mine: false, headline: code === 'PAUSED' ? hosting.pause.paused : match.turn.over };
}
