import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/strings';
import type { RunningClock } from '../net/room/RoomConnection';
import { toast } from '../ui/Toast';

/** The clocks of the server and of this device agree but for so many milliseconds. */
const SLACK = 500;

interface Moment {
  view: CommonView;
  seat: Seat | null;
  /** When the time for the open decision is over. */
  endsAt: number | undefined;
  /** The viewer has decided, and waits for the server. */
  acted: boolean;
}

/** Says plainly that the clock has decided for the viewer, or that the host has let it. */
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
    if (ranOut(last, view) || toldOf(last.view, view, seat)) toast(t().match.turn.timeOut, 'refusal');
  }, [view, seat, clock, acted]);
}

/**
 * The decision has gone with its time, without a move of the viewer. What is asked of several at once is a reaction: most
 * let it go by, and need not be told so each time.
 */
function ranOut({ view: last, endsAt, acted }: Moment, now: CommonView): boolean {
  const alone = last.mustDecide && Object.keys(last.stages).length === 1;
  const gone = alone && (!now.mustDecide || now.decisionId !== last.decisionId);
  return gone && !acted && endsAt !== undefined && performance.now() >= endsAt - SLACK;
}

/** Games tell it in their story. */
function toldOf(last: CommonView, now: CommonView, seat: Seat): boolean {
  const seen = newestFactNumber(last.story);
  return now.story.some(({ n, kind, data }) => n > seen && kind === 'byClock' && data.seat === seat);
}
