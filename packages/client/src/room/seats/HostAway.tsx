import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../../i18n/strings';
import { Countdown } from '../../ui/time/Countdown';
import type { RoomRole, RoomState } from '../connection/roomHandle';

/** Says that the host is away, and who gets the role at what time. */
export function HostAway({ handle, room }: { handle: RoomState & RoomRole; room: RoomView }) {
  const strings = useStrings().hosting.hostAway;
  const { host } = handle.waits;
  if (!host) return room.gameNight ? strings.night : strings.nobody;
  const heir = room.seats.find(({ seat }) => seat === host.heir);
  const name = host.heir === handle.seat || !heir ? null : heir.name;
  return <Countdown endsAt={host.endsAt}>{(seconds) => strings.heir(name, seconds)}</Countdown>;
}
