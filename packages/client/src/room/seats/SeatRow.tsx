import { USUAL_LEVEL } from '@lantern/protocol/level';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { t, useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { SeatMark, seatSign } from '../../ui/seat/SeatMark';
import type { RoomActs, RoomRole } from '../connection/roomHandle';
import styles from './Seats.module.css';

interface SeatRowProps {
  one: SeatView;
  handle: RoomRole & RoomActs;
  room: RoomView;
  /** Undefined if the viewer cannot take the seat. */
  onSit: (() => void) | undefined;
  onMore(): void;
}

/** A seat of the room: its player, and the actions for it. */
export function SeatRow({ one, handle, room, onSit, onMore }: SeatRowProps) {
  const mine = handle.held.some(({ seat }) => seat === one.seat);
  const free = one.kind === 'empty';
  const { room: strings, common, hosting } = useStrings();
  return (
    <li className={`${styles.row} ${free ? styles.free : ''} ${mine ? styles.mine : ''}`}>
      <SeatMark seat={one.seat} size={34} empty={free} />
      <div className={styles.who}>
        <span className="unseen">{strings.seats.seatAndSign(Number(one.seat) + 1, seatSign(one.seat))}</span>
        <b className={styles.name}>
          <Name>{free ? common.free : one.name}</Name>
          {one.seat === room.hostSeat && (
            <span className={styles.hostMark}>
              <Icon name="host" size={18} />
              <span className="unseen">{hosting.host}</span>
            </span>
          )}
        </b>
        <span className={styles.note}>{note(one, mine, handle)}</span>
      </div>
      <SeatButtons {...{ one, handle, room, mine, onSit, onMore }} />
    </li>
  );
}

function SeatButtons({ one, handle, room, mine, onSit, onMore }: SeatRowProps & { mine: boolean }) {
  const free = one.kind === 'empty';
  const playing = room.state === 'playing';
  const number = Number(one.seat) + 1;
  const { room: strings, common, hosting } = useStrings();
  return (
    <div className={styles.actions}>
      {free && onSit && (
        <Button look="main" onClick={onSit} aria-label={strings.seats.sitOn(number)}>
          {strings.seats.sit}
        </Button>
      )}
      {free && handle.host && (
        <Button icon="robot" onClick={() => handle.act.addBot(one.seat)} aria-label={strings.seats.botOn(number)}>
          {common.bot}
        </Button>
      )}
      {mine && !playing && <Button onClick={() => handle.act.stand(one.seat)}>{strings.seats.stand}</Button>}
      {!free && (handle.host || (mine && playing)) && (
        <Button look="quiet" icon="dots" iconOnly onClick={onMore}>
          {hosting.seat.more(one.name)}
        </Button>
      )}
    </div>
  );
}

function note(seatView: SeatView, mine: boolean, { seat, alsoElsewhere }: RoomRole & RoomActs): string {
  const { room, common } = t();
  if (seatView.kind === 'empty') return room.seats.nobody;
  if (seatView.kind === 'bot') return `${room.seats.byServer} · ${common.levels[seatView.level ?? USUAL_LEVEL]}`;
  if (mine) return seatView.seat === seat && alsoElsewhere ? room.seats.twice : common.you;
  return seatView.here ? common.here : common.away;
}
