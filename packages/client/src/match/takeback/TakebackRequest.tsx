import type { RoomView } from '@lantern/protocol/rooms';
import type { TakebackView } from '@lantern/protocol/takebacks';
import { useEffect, useState } from 'react';
import { useTakebackStrings } from '../../i18n/takeback/useTakebackStrings';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from '../StatusBanner.module.css';

export interface TakebackRequestProps {
  request: TakebackView;
  handle: RoomHandle;
  room: RoomView;
}

/** A move that is being asked back: one tap agrees, one tap refuses. It goes by itself when its time is over. */
export function TakebackRequest({ request, handle, room }: TakebackRequestProps) {
  const say = useTakebackStrings();
  const [over, setOver] = useState<TakebackView | null>(null);
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
    <div className={styles.row}>
      <Icon name="undo" />
      <p>{mine ? say.asked(request.awaited.map(nameOf)) : asks}</p>
      {awaited && (
        <div className={styles.answers}>
          <Button onClick={() => handle.answerTakeback(false)}>{say.refuse}</Button>
          <Button look="main" onClick={() => handle.answerTakeback(true)}>
            {say.agree}
          </Button>
        </div>
      )}
      {mine && <Button onClick={() => handle.answerTakeback(false)}>{say.withdraw}</Button>}
    </div>
  );
}
