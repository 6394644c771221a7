import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomActs, RoomRole } from '../../room/connection/roomHandle';
import { OptionsForm } from '../../room/options/OptionsForm';
import { fittingValues, optionsInWords } from '../../room/options/optionStrings';
import { PlayersStepper } from '../../room/options/PlayersStepper';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { useGame } from '../game/useGame';
import styles from './RoomPage.module.css';

/** The game and its options. Everybody can read them; the host can change them. */
export function RoomOptions({ handle, room }: { handle: RoomRole & RoomActs; room: RoomView }) {
  const strings = useStrings();
  const game = useGame(room.game);
  const [open, setOpen] = useState(false);
  if (game === 'loading') return <p className={styles.soft}>{strings.createRoom.fetching}</p>;
  if (game === 'failed') return <p className={styles.soft}>{strings.room.options.failed}</p>;
  const { preset, differing } = optionsInWords(game, room.options);
  return (
    <>
      <p>
        <b>{preset?.label ?? strings.createRoom.ownRules}</b>
        {`, ${strings.room.players(room.seats.length)}`}
      </p>
      {preset && <p className={styles.soft}>{preset.help}</p>}
      {!preset && (
        <ul className={styles.soft}>
          {differing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Button icon="settings" onClick={() => setOpen(true)}>
        {handle.host ? strings.room.options.change : strings.room.options.read}
      </Button>
      {open && <OptionsSheet handle={handle} room={room} game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

type Game = Exclude<ReturnType<typeof useGame>, string>;

function OptionsSheet(props: { handle: RoomRole & RoomActs; room: RoomView; game: Game; onClose(): void }) {
  const { handle, room, game, onClose } = props;
  const strings = useStrings().room;
  const [players, setPlayers] = useState(room.seats.length);
  const [options, setOptions] = useState(room.options);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await handle.act.configure({ players, options: fittingValues(options, players) });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Sheet
      title={handle.host ? strings.options.title : strings.played}
      onClose={onClose}
      actions={
        handle.host && (
          <Button look="main" busy={busy} onClick={save}>
            {strings.options.keep}
          </Button>
        )
      }
    >
      <PlayersStepper game={room.game} value={players} disabled={!handle.host} onChange={setPlayers} />
      <OptionsForm
        {...{ game, players, options }}
        disabled={!handle.host}
        overDays={room.tempo !== undefined}
        onChange={setOptions}
      />
    </Sheet>
  );
}
