import type { RoomView } from '@lantern/protocol/rooms';
import type { TakeBackView } from '@lantern/protocol/takeBacks';
import { useEffect, useState } from 'react';
import { useTakeBackStrings } from '../../i18n/takeBack/useTakeBackStrings';
import { Call } from '../../room/call/Call';
import type { RoomActs, RoomRole } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';

export interface TakeBackRequestProps {
  request: TakeBackView;
  handle: RoomRole & RoomActs;
  room: RoomView;
}

/** A request to take back a move, which is accepted or declined by one tap. It disappears when its time is over. */
export function TakeBackRequest({ request, handle, room }: TakeBackRequestProps) {
  const say = useTakeBackStrings();
  const [over, setOver] = useState<TakeBackView | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(request), request.remaining);
    return () => clearTimeout(timer);
  }, [request]);
  if (over === request) return null;
  const nameOf = (one: string) => room.seats.find(({ seat }) => seat === one)?.name ?? '';
  const { shown } = request;
  const name = nameOf(request.seat);
  const asks = shown.length > 0 ? say.asksSeen(name, shown) : say.asks(name);
  const mine = handle.seat === request.seat;
  const awaited = handle.seat !== null && request.awaited.includes(handle.seat);
  return (
    <Call
      icon="undo"
      answers={
        <>
          {(awaited || mine) && (
            <Button onClick={() => handle.act.answerTakeBack(false)}>{mine ? say.withdraw : say.refuse}</Button>
          )}
          {awaited && (
            <Button look="main" onClick={() => handle.act.answerTakeBack(true)}>
              {say.agree}
            </Button>
          )}
        </>
      }
    >
      <p>{mine ? say.asked(request.awaited.map(nameOf)) : asks}</p>
    </Call>
  );
}
