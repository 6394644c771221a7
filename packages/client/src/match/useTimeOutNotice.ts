import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/strings';
import type { RunningClock } from '../net/room/RoomConnection';
import { toast } from '../ui/Toast';

/** The maximum difference between the clocks of the server and this device. */
const TOLERANCE_MS = 500;

interface Moment {
  view: CommonView;
  seat: Seat | null;
  /** The end of the time for the open decision. */
  endsAt: number | undefined;
  /** The viewer has made a move that is pending. */
  acted: boolean;
}

/** Tells the viewer that the clock or the host has made the default move for them. */
export function useTimeOutNotice(
  view: CommonView,
  seat: Seat | null,
  clock: RunningClock | null,
  acted: boolean,
): void {
  const before = useRef<Moment>({ view, seat, endsAt: undefined, acted });
  useEffect(() => {
    const last = before.current;
    const same = last.seat === seat && last.view.decisionId === view.decisionId;
    const endsAt = clock?.decisionId === view.decisionId ? clock.endsAt : same ? last.endsAt : undefined;
    before.current = { view, seat, endsAt, acted };
    if (seat === null || last.seat !== seat || last.view === view) return;
    if (ranOut(last, view) || toldOf(last.view, view, seat)) toast(t().match.turn.timeOut, 'warning');
  }, [view, seat, clock, acted]);
}

/**
 * Whether the time of the decision has passed without a move of the viewer. A decision that several players have at
 * once is a reaction: most let it pass, and need no notice each time.
 */
function ranOut({ view: last, endsAt, acted }: Moment, now: CommonView): boolean {
  const alone = last.mustDecide && Object.keys(last.stages).length === 1;
  const gone = alone && (!now.mustDecide || now.decisionId !== last.decisionId);
  return gone && !acted && endsAt !== undefined && performance.now() >= endsAt - TOLERANCE_MS;
}

/** Whether the game itself reports a default move of the seat. */
function toldOf(last: CommonView, now: CommonView, seat: Seat): boolean {
  const seen = newestFactNumber(last.story);
  return now.story.some(({ n, kind, data }) => n > seen && kind === 'byClock' && data.seat === seat);
}
