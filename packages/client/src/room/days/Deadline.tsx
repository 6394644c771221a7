import type { RoomView } from '@lantern/protocol/rooms';
import type { DayClockView } from '@lantern/protocol/tempo';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { useLanguage } from '../../i18n/strings';
import type { RoomHandle } from '../connection/roomHandle';
import styles from './Deadline.module.css';
import { dayAndTime, deadlineInWords } from './until';
import { useAttention } from './useAttention';
import { useNow } from './useNow';

/** The deadline of the open decision in a match over days: the viewer's own, otherwise the soonest. */
export function Deadline({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { dayClock, seat } = handle;
  useAttention(handle);
  const one = dayClock?.owing.find((owing) => owing.seat === seat) ?? soonest(dayClock);
  return one && one.until !== null && !one.bot ? <Until {...{ room, seat, dayClock, one }} until={one.until} /> : null;
}

interface UntilProps {
  room: RoomView;
  seat: string | null;
  dayClock: DayClockView | undefined;
  one: DayClockView['owing'][number];
  until: number;
}

function Until({ room, seat, dayClock, one, until }: UntilProps) {
  const strings = useDaysStrings();
  const language = useLanguage();
  const due = dayClock?.dueAt ?? until;
  const now = useNow(due > Date.now() ? due : until);
  const reserve = now >= due && now < until;
  const over = now >= until;
  const when = dayAndTime(until, now, language);
  const name = room.seats.find((kept) => kept.seat === one.seat)?.name ?? '';
  const several = (dayClock?.owing.length ?? 0) > 1 && one.seat !== seat;
  const who = one.seat === seat ? strings.you : several ? strings.several : name;
  return (
    <p
      className={`${styles.until} ${over || reserve ? styles.late : ''}`}
      role="timer"
      aria-label={strings.label(who, when)}
    >
      {reserve && <span>{strings.reserveRuns}</span>}
      <span>{deadlineInWords(until, now, language, strings)}</span>
    </p>
  );
}

function soonest(dayClock: DayClockView | undefined): DayClockView['owing'][number] | undefined {
  const limited = dayClock?.owing.filter(({ until }) => until !== null) ?? [];
  return limited.sort((a, b) => (a.until ?? 0) - (b.until ?? 0))[0];
}
