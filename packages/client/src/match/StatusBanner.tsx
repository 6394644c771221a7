import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { RoomHandle } from '../room/connection/roomHandle';
import { laterComponent } from '../ui/laterComponent';
import styles from './StatusBanner.module.css';
import { standingOf } from './standing';

const StatusRows = laterComponent(() => import('./StatusRows').then((part) => part.StatusRows));

export const fetchStatusRows = StatusRows.fetch;

export interface StatusBannerProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
  onSeats(): void;
}

/** The obstacles and votes of the match with their actions; for a spectator also the player that they watch. */
export function StatusBanner({ handle, room, view, onSeats }: StatusBannerProps) {
  if (view.result || room.state !== 'playing') return null;
  const standing = standingOf(room, view);
  const isWatching = handle.seat === null;
  return (
    <div role="status" className={styles.standing}>
      {(standing || isWatching || handle.dayClock) && <StatusRows {...{ handle, room, standing, onSeats }} />}
    </div>
  );
}
