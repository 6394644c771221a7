import { useLocation } from 'wouter';
import { useStrings } from '../i18n/strings';
import { refusalOf } from '../net/api/failure';
import { Message } from '../ui/Message';
import type { RoomHandle } from './connection/useRoom';

/** The server will not let this browser into the room: why, and what to do now. */
export function ConnectionRefused({ handle }: { handle: Pick<RoomHandle, 'refusal' | 'code' | 'room' | 'retry'> }) {
  const [, go] = useLocation();
  const { refusal, code, room } = handle;
  const { room: say, house, parts } = useStrings();
  if (refusal?.code === 'NO_SUCH_ROOM') {
    // Whoever has seen it has not mistyped its code.
    if (room) {
      return (
        <Message
          title={say.gone.title(code)}
          action={{ label: say.gone.open, onClick: () => go(`/open/${room.game}`) }}
        >
          {say.gone.body}
        </Message>
      );
    }
    return (
      <Message title={say.noRoom.title(code)} action={{ label: say.noRoom.other, onClick: () => go('/') }}>
        {say.noRoom.body}
      </Message>
    );
  }
  const again =
    refusal?.code === 'UNREADABLE'
      ? { label: house.fault.again, onClick: () => location.reload() }
      : { label: parts.tryAgain, onClick: handle.retry };
  return (
    <Message title={say.shut.title} action={again}>
      {refusal ? refusalOf(refusal) : say.shut.body}
    </Message>
  );
}
