import type { RoomView } from '@lantern/protocol/rooms';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomActs, RoomRole, RoomState } from '../../room/connection/roomHandle';
import { OfferButtons, OfferText } from '../../room/offer/Offer';
import { History } from '../../room/Series';
import { HostAway } from '../../room/seats/HostAway';
import { Button } from '../../ui/Button';
import { EndDialog, type EndDialogProps } from './EndDialog';
import styles from './EndPage.module.css';
import { Tonight } from './Tonight';

export interface EndPageProps extends Omit<EndDialogProps, 'room' | 'sentence' | 'actions' | 'children'> {
  handle: RoomState & RoomRole & RoomActs;
  room: RoomView;
  /** Renders the panel about the match, around the score of the series and above the menu "more". */
  past(parts: { series: ReactNode; more: ReactNode }): ReactNode;
  onLeave(): void;
}

/** The end of a match in a room: the result, the panel about the match, and the next actions. */
export function EndPage({ handle, room, past, onLeave, ...end }: EndPageProps) {
  const { match } = useStrings();
  return (
    <EndDialog
      {...end}
      room={room}
      actions={
        <>
          <Button onClick={onLeave}>{match.end.back}</Button>
          <OfferButtons handle={handle} room={room} />
          <PlayAgain handle={handle} room={room} />
        </>
      }
    >
      {past({
        series: <Tonight room={room} />,
        more: room.history.length > 0 && <History history={room.history} code={room.code} />,
      })}
      <Next handle={handle} room={room} />
    </EndDialog>
  );
}

const isOffered = (room: RoomView): boolean => (room.offer?.kind ?? 'next') !== 'next';

/** The announcement of the next match. */
function Next({ handle, room }: Pick<EndPageProps, 'handle' | 'room'>) {
  const { match, hosting } = useStrings();
  return (
    <div className={styles.next}>
      <OfferText handle={handle} room={room} />
      {!isOffered(room) && (
        <p>
          {handle.host ? hosting.end.rotate : handle.hostAway ? <HostAway {...{ handle, room }} /> : match.end.hostCan}
        </p>
      )}
    </div>
  );
}

/** The primary action of the host; while the next match is offered, it answers the offer. */
function PlayAgain({ handle, room }: Pick<EndPageProps, 'handle' | 'room'>) {
  const { hosting } = useStrings();
  const [busy, setBusy] = useState(false);
  if (!handle.host || isOffered(room)) return null;
  const again = async () => {
    setBusy(true);
    await handle.act.rematch();
    setBusy(false);
  };
  return (
    <Button look="main" busy={busy} disabled={room.state !== 'over'} onClick={again}>
      {hosting.end.rematch}
    </Button>
  );
}
