import type { Seat } from '@lantern/protocol/seat';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import type { BoardFrameProps } from '../boardFrameProps';
import styles from '../sheets.module.css';

/** The public information about the player of a seat, and a button for the list of all people. */
export function PersonSheet({ seat, game, handle, room, frame }: BoardFrameProps & { seat: Seat }) {
  const { match, common } = useStrings();
  const { Person } = game;
  const { view, names, open, close } = frame;
  const one = room.seats.find((other) => other.seat === seat);
  return (
    <Sheet title={seat === handle.seat ? common.you : (one?.name ?? '')} onClose={close}>
      <div className={styles.stack}>
        {Person && <Person view={view} of={seat} seat={handle.seat} names={names} />}
        <Button look="quiet" onClick={() => open('seats')}>
          {match.people.everybody}
        </Button>
      </div>
    </Sheet>
  );
}
