import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { Suspense } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { lazyComponent } from '../ui/lazyComponent';
import styles from './StatusBanner.module.css';
import { standingOf } from './standing';

const { fetch: fetchStatusRows, Part: StatusRows } = lazyComponent(() =>
  import('./StatusRows').then((part) => part.StatusRows),
);

/** Preloads the rows of the banner. */
export { fetchStatusRows };

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
      <Suspense>
        {(standing || isWatching || handle.dayClock) && <StatusRows {...{ handle, room, standing, onSeats }} />}
      </Suspense>
    </div>
  );
}
