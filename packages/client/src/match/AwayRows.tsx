import type { RoomView } from '@lantern/protocol/rooms';
import type { DayClockView } from '@lantern/protocol/tempo';
import { useHolidayStrings } from '../i18n/holidays/useHolidayStrings';
import { useLanguage } from '../i18n/strings';
import { Call } from '../room/call/Call';
import { useNow } from '../room/days/useNow';
import { dayInWords } from '../room/holidays/days';

/** A row for each other player whose days off have begun, in a match over days. */
export function AwayRows({ room, clock, seat: mine }: { room: RoomView; clock: DayClockView; seat: string | null }) {
  const strings = useHolidayStrings();
  const language = useLanguage();
  const changes = clock.holidays.flatMap(({ away }) => (away ? [away.from, away.to] : []));
  const ahead = changes.filter((at) => at > Date.now());
  const now = useNow(ahead.length > 0 ? Math.min(...ahead) : null);
  return clock.holidays.map(({ seat, away }) => {
    if (!away || seat === mine || away.from > now || away.to <= now) return null;
    const name = room.seats.find((seatView) => seatView.seat === seat)?.name ?? '';
    return (
      <Call key={seat} icon="away">
        <p>{strings.away(name, dayInWords(away.to - 1, room.tempo?.zone ?? 'UTC', language), away.by)}</p>
      </Call>
    );
  });
}
