import type { SeatRequestView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './StatusBanner.module.css';

export interface SeatRequestsProps {
  handle: RoomHandle;
  room: RoomView;
}

/** Those who ask for a seat of the running match: whom it is up to answers by one tap, who asks sees whom it is up to. */
export function SeatRequests({ handle, room }: SeatRequestsProps) {
  return room.seatRequests.map((request) => <Request key={request.id} {...{ request, handle, room }} />);
}

function Request({ request, handle, room }: SeatRequestsProps & { request: SeatRequestView }) {
  const { seatRequests: say } = useStrings().hosting;
  const { id, seat, name, host, seats } = request;
  const at = room.seats.find((one) => one.seat === seat);
  const nameOf = (one: string) => room.seats.find((other) => other.seat === one)?.name ?? '';
  const mine = handle.requestedSeat?.request === id;
  const mayAnswer = handle.host ? host : handle.seat !== null && seats.includes(handle.seat);
  const whose = at?.kind === 'bot' ? at.name : null;
  return (
    <div className={styles.row}>
      <Icon name="person" />
      <p>
        {mine ? say.asked : say.asks(name, Number(seat) + 1, whose)}{' '}
        {(mine || !mayAnswer) && say.awaits(host, seats.map(nameOf))}
      </p>
      {mayAnswer && (
        <div className={styles.answers}>
          <Button onClick={() => handle.answerSeatRequest(id, false)}>{say.refuse}</Button>
          <Button look="main" onClick={() => handle.answerSeatRequest(id, true)}>
            {say.agree}
          </Button>
        </div>
      )}
      {mine && <Button onClick={() => handle.withdrawSeatRequest()}>{say.withdraw}</Button>}
    </div>
  );
}
