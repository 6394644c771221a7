import { useLocation } from 'wouter';
import { useRefusedStrings } from '../i18n/refused/useRefusedStrings';
import { useStrings } from '../i18n/strings';
import { refusalOf } from '../net/api/failure';
import { Message } from '../ui/Message';
import type { RoomHandle } from './connection/roomHandle';

/** Says why the server does not admit this browser to the room, and what to do. */
export function ConnectionRefused({ handle }: { handle: Pick<RoomHandle, 'refusal' | 'code' | 'room' | 'retry'> }) {
  const [, go] = useLocation();
  const { refusal, code, room } = handle;
  const { app, common } = useStrings();
  const strings = useRefusedStrings();
  if (refusal?.code === 'NO_SUCH_ROOM') {
    // The room was shown before, so its code was not mistyped.
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
