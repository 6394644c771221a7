import { publiclyOwing } from '@lantern/games/engine/owedDecision';
import type { ExtraTime } from '@lantern/protocol/extraTime';
import type { Seat } from '@lantern/protocol/seat';
import type { RunningMatch } from '../../match/runningMatch';
import type { RoomRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';
import { seatNamed } from '../seats/seats';

const FACTORS: Readonly<Record<ExtraTime, number>> = { double: 2, fourfold: 4, none: Number.POSITIVE_INFINITY };

/** The room with extra time for the person on a seat, which also survives a change of seats. */
export function withExtraTime(room: RoomRecord, seat: Seat, time: ExtraTime | 'usual'): RoomRecord {
  const { person } = seatNamed(room, seat);
  if (person === null) return room;
  const { [person]: _, ...others } = room.hosting.extraTime ?? {};
  return withHosting(room, { extraTime: time === 'usual' ? others : { ...others, [person]: time } });
}

/** The extra time of the person on a seat; `undefined` for the default. */
export function extraTimeOf({ hosting }: RoomRecord, { person }: { person: number | null }): ExtraTime | undefined {
  return person === null ? undefined : hosting.extraTime?.[person];
}

/** The factor on the clock of the open decision of a room's match; `Infinity` if no clock runs for it. */
export function clockFactor(room: RoomRecord, match: Pick<RunningMatch, 'module' | 'players' | 'view'>): number {
  if (!room.hosting.extraTime) return 1;
  return slowestFactor(
    room,
    publiclyOwing(match.module, match.players, (seat) => match.view(seat)),
  );
}

/** The factor on the clock of a decision of these seats: the largest one, since they share one clock. */
export function slowestFactor(room: RoomRecord, owing: readonly Seat[]): number {
  const times = owing.map((seat) => extraTimeOf(room, seatNamed(room, seat)));
  return Math.max(1, ...times.map((time) => (time ? FACTORS[time] : 1)));
}
