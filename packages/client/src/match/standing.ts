import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { TakeBackView } from '@lantern/protocol/takeBacks';
import type { VoteView } from '@lantern/protocol/votes';

/** The obstacles and votes of a match, except pauses and requests for a seat. */
export interface Standing {
  takeBack: TakeBackView | undefined;
  /** The vote on continuing without an answer to the open decision. */
  timeOut: VoteView | undefined;
  ending: VoteView | undefined;
  tempo: VoteView | undefined;
  /** The vote on a pause over days, or on a longer one. */
  pausing: VoteView | undefined;
  /** The seats that must decide and are played by nobody. */
  missing: readonly SeatView[];
}

/** Returns the obstacles and votes of a running match; `null` if there are none. A pause hides missing players. */
export function standingOf(room: RoomView, view: CommonView): Standing | null {
  const { paused, seatRequests, votes, seats } = room;
  const standing: Standing = {
    takeBack: paused ? undefined : (room.takeBack ?? undefined),
    timeOut: paused
      ? undefined
      : votes.find(({ about, decisionId }) => about === 'time-out' && decisionId === view.decisionId),
    ending: votes.find(({ about }) => about === 'end'),
    tempo: paused ? undefined : votes.find(({ about }) => about === 'tempo'),
    pausing: votes.find(({ about }) => about === 'pause'),
    missing: paused ? [] : seats.filter((seat) => isMissing(seat) && Object.hasOwn(view.stages, seat.seat)),
  };
  const { takeBack, timeOut, ending, tempo, pausing, missing } = standing;
  const asks = takeBack || timeOut || ending || tempo || pausing;
  const holds = paused || asks || missing.length > 0 || seatRequests.length > 0;
  return holds ? standing : null;
}

/** Whether nobody plays a seat: its player is away or has left it. */
export function isMissing({ kind, here, standIn }: SeatView): boolean {
  return kind !== 'bot' && !here && standIn === 'none';
}
