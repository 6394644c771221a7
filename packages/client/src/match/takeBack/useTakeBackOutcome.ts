import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { TakeBackView } from '@lantern/protocol/takeBacks';
import { useEffect, useRef } from 'react';
import { takeBackStrings } from '../../i18n/takeBack/useTakeBackStrings';
import { toast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';

/** The room may report a take-back before the match does; this is the maximum wait for the match. */
export const SETTLING_MS = 1000;

/** Says that a move is not taken back: because the time for answers is over, or for another reason. */
export function useTakeBackOutcome(
  room: Pick<RoomView, 'takeBack' | 'seats'>,
  view: CommonView,
  mine: Seat | null,
): void {
  const latest = useLatest({ room, view });
  /** The request, and the newest fact at that time. */
  const open = useRef<{ request: TakeBackView; since: number } | null>(null);
  const request = room.takeBack;
  useEffect(() => {
    if (request) open.current = { request, since: open.current?.since ?? newestFactNumber(latest.current.view.story) };
    const asked = open.current;
    if (!asked) return;
    const settle = () => {
      open.current = null;
      const { seat } = asked.request;
      if (wasTakenBack(latest.current.view, seat, asked.since)) return;
      const { late, stays } = takeBackStrings();
      const name = latest.current.room.seats.find((seatView) => seatView.seat === seat)?.name ?? '';
      toast((request ? late : stays)(seat === mine ? null : name));
    };
    const timer = setTimeout(settle, SETTLING_MS + (request?.remaining ?? 0));
    return () => clearTimeout(timer);
  }, [request, mine]);
}

function wasTakenBack({ story }: CommonView, seat: Seat, since: number): boolean {
  return story.some(({ n, kind, data }) => n > since && kind === 'takenBack' && data.seat === seat);
}
