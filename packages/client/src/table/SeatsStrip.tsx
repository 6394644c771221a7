import type { Seat } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import type { RoomView, SeatView } from '@lantern/games/protocol';
import { Icon } from '../ui/Icon';
import { SeatMark, seatSign } from '../ui/SeatMark';
import styles from './SeatsStrip.module.css';

export interface SeatsStripProps {
  room: RoomView;
  view: CommonView;
  seat: Seat | null;
  onOpen(): void;
}

/** Everybody at the table in one line: whose turn it is, who still thinks, who is away, and how many watch. */
export function SeatsStrip({ room, view, seat, onOpen }: SeatsStripProps) {
  const count = room.watchers.length;
  return (
    <button type="button" className={styles.strip} onClick={onOpen} aria-label={described(room, view, seat)}>
      {room.seats.map((one) => (
        <Chip key={one.seat} one={one} mine={one.seat === seat} view={view} />
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

function Chip({ one, mine, view }: { one: SeatView; mine: boolean; view: CommonView }) {
  const turn = view.turnSeat === one.seat && !view.result;
  const asked = Object.hasOwn(view.stages, one.seat) && !view.result;
  const won = view.result?.winners.includes(one.seat) ?? false;
  return (
    <span className={`${styles.chip} ${turn || won ? styles.turn : ''} ${mine ? styles.mine : ''}`}>
      <span className={styles.signs}>
        <SeatMark seat={one.seat} size={22} />
        {asked && <span className={styles.asked} />}
        {won && <Icon name="crown" size={18} />}
        {(one.kind === 'bot' || one.standIn !== 'none') && <Icon name="robot" size={16} />}
        {one.kind === 'person' && !one.here && <Icon name="away" size={16} />}
      </span>
      <span className={styles.name}>{mine ? 'You' : one.name}</span>
    </span>
  );
}

/** The strip in words. */
function described(room: RoomView, view: CommonView, seat: Seat | null): string {
  const seats = room.seats.map((one) => {
    const words = [`${one.seat === seat ? 'You' : one.name} (${seatSign(one.seat)})`];
    if (view.turnSeat === one.seat && !view.result) words.push('on turn');
    if (Object.hasOwn(view.stages, one.seat) && !view.result) words.push('to decide');
    if (view.result?.winners.includes(one.seat)) words.push('winner');
    if (one.kind === 'bot') words.push('bot');
    if (one.kind === 'person' && !one.here) words.push('away');
    return words.join(', ');
  });
  return `Seats: ${seats.join('; ')}. ${room.watchers.length} watching. Open for more.`;
}
