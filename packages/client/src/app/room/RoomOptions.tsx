import type { RoomView } from '@lantern/games/protocol';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { OptionsForm } from '../open/OptionsForm';
import { optionsInWords } from '../open/optionWords';
import { PlayersStepper } from '../open/PlayersStepper';
import { useGame } from '../useGame';
import styles from './RoomPage.module.css';
import type { RoomHandle } from './useRoom';

/** What the room will play, readable to all; the host can change it. */
export function RoomOptions({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const game = useGame(room.game);
  const [open, setOpen] = useState(false);
  if (game === 'loading') return <p className={styles.soft}>Fetching the options…</p>;
  if (game === 'failed') return <p className={styles.soft}>The options could not be fetched. Load the page again.</p>;
  const { preset, differing } = optionsInWords(game, room.options);
  return (
    <>
      <p>
        <b>{preset?.label ?? 'Own rules'}</b>
        {`, ${room.seats.length} players`}
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
        {handle.host ? 'Change the options' : 'Read the options'}
      </Button>
      {open && <OptionsSheet handle={handle} room={room} game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

type Game = Exclude<ReturnType<typeof useGame>, string>;

function OptionsSheet(props: { handle: RoomHandle; room: RoomView; game: Game; onClose(): void }) {
  const { handle, room, game, onClose } = props;
  const [players, setPlayers] = useState(room.seats.length);
  const [options, setOptions] = useState(room.options);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await handle.configure({ players, options });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Sheet
      title={handle.host ? 'Options' : 'What is played'}
      onClose={onClose}
      actions={
        handle.host && (
          <Button look="main" busy={busy} onClick={save}>
            Keep these options
          </Button>
        )
      }
    >
      <PlayersStepper game={room.game} value={players} disabled={!handle.host} onChange={setPlayers} />
      <OptionsForm game={game} players={players} options={options} disabled={!handle.host} onChange={setOptions} />
    </Sheet>
  );
}
