import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../../i18n/strings';
import { Countdown } from '../../ui/time/Countdown';
import type { RoomHandle } from '../connection/roomHandle';

/** That the host is away, and who takes the role over when. */
export function HostAway({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const strings = useStrings().hosting.hostAway;
  const { host } = handle.waits;
  if (!host) return strings.nobody;
  const heir = room.seats.find(({ seat }) => seat === host.heir);
  const name = host.heir === handle.seat || !heir ? null : heir.name;
  return <Countdown endsAt={host.endsAt}>{(seconds) => strings.heir(name, seconds)}</Countdown>;
}
