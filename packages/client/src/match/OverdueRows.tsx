import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { DayClockView } from '@lantern/protocol/tempo';
import { useDaysStrings } from '../i18n/days/useDaysStrings';
import { call } from '../net/api/call';
import { Call } from '../room/call/Call';
import { attempt } from '../room/connection/attempt';
import type { RoomRole } from '../room/connection/roomHandle';
import { useNow } from '../room/days/useNow';
import { Button } from '../ui/Button';
import { toast } from '../ui/Toast';

/**
 * A row for each late seat in a match over days, with the actions of the others: its time is up, it has not moved for
 * long, or the bot plays it.
 */
export function OverdueRows({ handle, room, clock }: { handle: RoomRole; room: RoomView; clock: DayClockView }) {
  const untils = clock.owing.flatMap(({ until, nudgeFrom }) => [until ?? [], nudgeFrom ?? []].flat());
  const ahead = untils.filter((until) => until > Date.now());
  const now = useNow(ahead.length > 0 ? Math.min(...ahead) : null);
  if (clock.kind === 'aside' || room.paused) return null;
  return clock.owing.map((one) => {
    const isOver = one.until !== null && one.until <= now;
    const isLong = one.nudgeFrom !== null && one.nudgeFrom <= now;
    if (!one.bot && !isOver) return isLong && <NudgeRow key={one.seat} {...{ handle, room, one }} />;
    return <OverdueRow key={one.seat} {...{ handle, room, one }} />;
  });
}

interface RowProps {
  handle: RoomRole;
  room: RoomView;
  one: DayClockView['owing'][number];
}

const nameIn = ({ seats }: RoomView, seat: Seat) => seats.find((seatView) => seatView.seat === seat)?.name ?? '';

/** The key by which this browser acts on the seats of others. */
const keyOf = ({ host, hostKey, seatKey }: RoomRole) => seatKey ?? (host ? hostKey : undefined);

function NudgeRow({ handle, room, one: { seat } }: RowProps) {
  const strings = useDaysStrings();
  const name = nameIn(room, seat);
  const key = keyOf(handle);
  if (key === undefined || handle.seat === seat) return null;
  const remind = async () => {
    if (await attempt(() => call('POST /api/rooms/:code/seats/:seat/nudge', { code: handle.code, seat, key })))
      toast(strings.nudged(name));
  };
  return (
    <Call icon="away" answers={<Button onClick={remind}>{strings.nudge}</Button>}>
      <p>{strings.longAwaited(name)}</p>
    </Call>
  );
}

function OverdueRow({ handle, room, one }: RowProps) {
  const strings = useDaysStrings();
  const { code, host, hostKey } = handle;
  const name = nameIn(room, one.seat);
  const mine = handle.seat === one.seat;
  const key = keyOf(handle);
  const decides = key !== undefined && !mine && !one.bot;
  const to = { code, seat: one.seat };
  const grant = () => attempt(() => call('POST /api/rooms/:code/seats/:seat/grant', { ...to, key }));
  const letBot = () =>
    attempt(() => call('POST /api/rooms/:code/seats/:seat/let-bot', { ...to, key: host ? hostKey : key }));
  const waits = room.tempo?.overdue === 'patient' && !host;
  return (
    <Call
      icon={one.bot ? 'robot' : 'away'}
      answers={
        decides && (
          <>
            <Button onClick={grant}>{strings.grant}</Button>
            {!waits && <Button onClick={letBot}>{strings.letBot}</Button>}
          </>
        )
      }
    >
      <p>{one.bot ? strings.botPlays(name) : mine ? strings.yoursIsUp : strings.isOverdue(name)}</p>
    </Call>
  );
}
