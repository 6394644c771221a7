import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { Emblem } from '../art/emblems/Emblem';
import { useRoomSettingsStrings } from '../i18n/roomSettings/useRoomSettingsStrings';
import { Sheet } from '../ui/sheet/Sheet';
import type { RoomActs } from './connection/roomHandle';
import styles from './GamePicker.module.css';

/** The games of the catalogue, from which the host chooses the next one for the same people. */
export function GamePicker({ handle, room, onClose }: { handle: RoomActs; room: RoomView; onClose(): void }) {
  const { games: strings } = useRoomSettingsStrings();
  const [busy, setBusy] = useState(false);
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  const choose = async (game: string) => {
    setBusy(true);
    const chosen = await handle.act.configure({ game });
    setBusy(false);
    if (chosen) onClose();
  };
  return (
    <Sheet title={strings.title} onClose={onClose}>
      <p className={styles.soft}>{strings.help}</p>
      <ul className={styles.games} aria-busy={busy}>
        {catalogue.map(({ id, title, players: { min, max } }) => (
          <li key={id}>
            <button type="button" disabled={busy || people > max || id === room.game} onClick={() => choose(id)}>
              <span className={styles.picture}>
                <Emblem game={id} />
              </span>
              <span className={styles.words}>
                <b>{title}</b>
                <span className={styles.soft}>
                  {id === room.game
                    ? strings.now
                    : people > max
                      ? strings.tooMany(people, max)
                      : strings.players(min, max)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
