import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';
import styles from './RoomPage.module.css';

/** Seats are free, and the host would begin: with those who are here, where the game allows it, or with bots. */
export function FillUp({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const [busy, setBusy] = useState(false);
  const strings = useStrings().room.start;
  const seated = room.seats.filter(({ kind }) => kind !== 'empty').length;
  const least = catalogue.find(({ id }) => id === room.game)?.players.min ?? seated;
  const once = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const begin = once(async () => (await handle.configure({ players: seated })) && (await handle.start()));
  const fill = once(async () => {
    for (const { seat, kind } of room.seats) if (kind === 'empty') await handle.addBot(seat);
  });
  return (
    <>
      <Button icon="robot" busy={busy} onClick={fill}>
        {strings.bots}
      </Button>
      {seated >= least && seated > 0 && (
        <Button look="main" className={styles.startButton} busy={busy} onClick={begin}>
          {strings.startWith(seated)}
        </Button>
      )}
    </>
  );
}
