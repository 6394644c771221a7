import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomActs } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';
import styles from './RoomPage.module.css';

/** The start of a match with free seats: with bots on them or, if the game allows it, without them. */
export function FillUp({ handle, room }: { handle: RoomActs; room: RoomView }) {
  const [busy, setBusy] = useState(false);
  const strings = useStrings().room.start;
  const free = room.seats.filter(({ kind }) => kind === 'empty');
  const seated = room.seats.length - free.length;
  const least = catalogue.find(({ id }) => id === room.game)?.players.min ?? seated;
  const once = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const begin = once(async () => (await handle.act.configure({ players: seated })) && (await handle.act.start()));
  const fill = once(async () => {
    for (const { seat } of free) if (!(await handle.act.addBot(seat))) return;
    await handle.act.start();
  });
  return (
    <>
      {seated > 0 && (
        <Button icon="robot" busy={busy} onClick={fill}>
          {strings.withBots(free.length)}
        </Button>
      )}
      {seated >= least && seated > 0 && (
        <Button look={seated > 1 ? 'main' : 'plain'} className={styles.startButton} busy={busy} onClick={begin}>
          {strings.startWith(seated)}
        </Button>
      )}
    </>
  );
}
