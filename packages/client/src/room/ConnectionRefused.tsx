import { useLocation } from 'wouter';
import { useStrings } from '../i18n/strings';
import { refusalOf } from '../net/api/failure';
import { Message } from '../ui/Message';
import type { RoomHandle } from './connection/roomHandle';

/** The server will not let this browser into the room: why, and what to do now. */
export function ConnectionRefused({ handle }: { handle: Pick<RoomHandle, 'refusal' | 'code' | 'room' | 'retry'> }) {
  const [, go] = useLocation();
  const { refusal, code, room } = handle;
  const { room: strings, app, common } = useStrings();
  if (refusal?.code === 'NO_SUCH_ROOM') {
    // Whoever has seen it has not mistyped its code.
    if (room) {
      return (
        <Message
          title={strings.gone.title(code)}
          action={{ label: strings.gone.open, onClick: () => go(`/open/${room.game}`) }}
        >
          {strings.gone.body}
        </Message>
      );
    }
    return (
      <Message title={strings.noRoom.title(code)} action={{ label: strings.noRoom.other, onClick: () => go('/') }}>
        {strings.noRoom.body}
      </Message>
    );
  }
  const again =
    refusal?.code === 'UNREADABLE'
      ? { label: app.fault.again, onClick: () => location.reload() }
      : { label: common.tryAgain, onClick: handle.retry };
  return (
    <Message title={strings.shut.title} action={again}>
      {refusal ? refusalOf(refusal) : strings.shut.body}
    </Message>
  );
}
