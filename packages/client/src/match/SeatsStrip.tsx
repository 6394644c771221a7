import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { Strings } from '../i18n/en/index';
import { useStrings } from '../i18n/strings';
import { clockTime } from '../i18n/time';
import type { RunningWaits } from '../net/room/RoomConnection';
import { Icon } from '../ui/Icon';
import { SeatMark, seatSign } from '../ui/seat/SeatMark';
import { Countdown } from '../ui/time/Countdown';
import styles from './SeatsStrip.module.css';

export interface SeatsStripProps {
  room: RoomView;
  view: CommonView;
  seat: Seat | null;
  waits: RunningWaits;
  onOpen(): void;
}

/** Everybody at the table in one line: whose turn it is, who still thinks, who is away, and how many watch. */
export function SeatsStrip({ room, view, seat, waits, onOpen }: SeatsStripProps) {
  const strings = useStrings();
  const count = room.watcherCount;
  return (
    <button type="button" className={styles.strip} onClick={onOpen} aria-label={described(strings, room, view, seat)}>
      {room.seats.map((one) => (
        <Chip key={one.seat} one={one} mine={one.seat === seat} view={view} endsAt={waits.seats[one.seat]} />
      ))}
      {count > 0 && (
        <span className={styles.watchers}>
          <Icon name="eye" size={18} />
          {count}
        </span>
      )}
    </button>
  );
}

interface ChipProps {
  one: SeatView;
  mine: boolean;
  view: CommonView;
  /** When a stand-in plays; nothing where nobody waits for that. */
  endsAt: number | undefined;
}

function Chip({ one, mine, view, endsAt }: ChipProps) {
  const { common } = useStrings();
  const turn = view.turnSeat === one.seat && !view.result;
  const asked = Object.hasOwn(view.stages, one.seat) && !view.result;
  const won = view.result?.winners.includes(one.seat) ?? false;
  return (
    <span
      className={`${styles.chip} ${turn || won ? styles.turn : ''} ${mine ? styles.mine : ''}`}
      data-about={`seat:${one.seat}`}
    >
      <span className={styles.signs}>
        <SeatMark seat={one.seat} size={22} />
        {asked && <span className={styles.asked} />}
        {won && <Icon name="crown" size={18} />}
        {(one.kind === 'bot' || one.standIn !== 'none') && <Icon name="robot" size={16} />}
        {one.kind === 'person' && !one.here && <Icon name="away" size={16} />}
        {endsAt !== undefined && (
          <span className={styles.left}>
            <Countdown endsAt={endsAt}>{clockTime}</Countdown>
          </span>
        )}
      </span>
      <span className={styles.name}>{mine ? common.you : one.name}</span>
    </span>
  );
}

/** The strip in words. */
function described({ match, common }: Strings, room: RoomView, view: CommonView, seat: Seat | null): string {
  const strings = match.seats;
  const seats = room.seats.map((one) => {
    const told = [`${one.seat === seat ? common.you : one.name} (${seatSign(one.seat)})`];
    if (view.turnSeat === one.seat && !view.result) told.push(strings.turn);
    if (Object.hasOwn(view.stages, one.seat) && !view.result) told.push(strings.asked);
    if (view.result?.winners.includes(one.seat)) told.push(strings.winner);
    if (one.kind === 'bot') told.push(strings.isBot);
    if (one.kind === 'person' && !one.here) told.push(strings.isAway);
    return told.join(', ');
  });
  return strings.strip(seats.join('; '), room.watcherCount);
}
