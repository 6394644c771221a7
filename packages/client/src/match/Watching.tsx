import type { RoomView } from '@lantern/protocol/rooms';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import { Call } from '../room/call/Call';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';

export interface WatchingProps {
  handle: RoomHandle;
  room: RoomView;
  /** Opens the list of all people at the table, in which a seat is taken or requested. */
  onSeats(): void;
}

/** The player that a spectator watches, and a button for taking a seat if one is available. */
export function Watching({ handle, room, onSeats }: WatchingProps) {
  const { watching: say } = useVoteStrings();
  const names = room.seats.map(({ name }) => name).filter((name) => name !== '');
  const way = wayToSeat(handle, room);
  return (
    <Call
      icon="eye"
      answers={
        way && (
          <Button onClick={onSeats}>
            {way.kind === 'take' ? say.take : way.bot === undefined ? say.ask : say.askBot(way.bot)}
          </Button>
        )
      }
    >
      <p>{say.who(names)}</p>
    </Call>
  );
}

/**
 * Returns how a spectator can get a seat: take a free one, or ask for the seat of the only bot or of one of several.
 */
function wayToSeat(handle: RoomHandle, room: RoomView): { kind: 'take' } | { kind: 'ask'; bot?: string } | undefined {
  const open = room.seats.filter(({ kind }) => kind !== 'person');
  if (room.locked || handle.requestedSeat || handle.lost?.how === 'removed' || open.length === 0) return undefined;
  if (open.some(({ ask }) => !ask)) return { kind: 'take' };
  const [only, ...others] = open;
  return { kind: 'ask', ...(others.length === 0 && only?.kind === 'bot' && { bot: only.name }) };
}
