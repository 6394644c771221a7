import type { SeatRequestView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import { Call } from '../room/call/Call';
import type { RoomActs, RoomRole } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';

export interface SeatRequestsProps {
  handle: RoomRole & RoomActs;
  room: RoomView;
}

/**
 * The requests for seats of the running match: people who must agree answer with one tap, and the person who asks sees
 * who they are.
 */
export function SeatRequests({ handle, room }: SeatRequestsProps) {
  return room.seatRequests.map((request) => <Request key={request.id} {...{ request, handle, room }} />);
}

function Request({ request, handle, room }: SeatRequestsProps & { request: SeatRequestView }) {
  const { seatRequests: say } = useVoteStrings();
  const { id, seat, name, host, seats } = request;
  const at = room.seats.find((seatView) => seatView.seat === seat);
  const nameOf = (one: string) => room.seats.find((other) => other.seat === one)?.name ?? '';
  const mine = handle.requestedSeat?.request === id;
  const mayAnswer = handle.host ? host : handle.seat !== null && seats.includes(handle.seat);
  const whose = at?.kind === 'bot' ? at.name : null;
  return (
    <Call
      icon="person"
      answers={
        <>
          {mayAnswer && (
            <>
              <Button onClick={() => handle.act.answerSeatRequest(id, false)}>{say.refuse}</Button>
              <Button look="main" onClick={() => handle.act.answerSeatRequest(id, true)}>
                {say.agree}
              </Button>
            </>
          )}
          {mine && <Button onClick={() => handle.act.withdrawSeatRequest()}>{say.withdraw}</Button>}
        </>
      }
    >
      <p>
        {[
          mine ? say.asked : say.asks(name, Number(seat) + 1, whose),
          (mine || !mayAnswer) && say.awaits(host, seats.map(nameOf)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Call>
  );
}
