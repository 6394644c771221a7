import type { GameNightView } from '@lantern/protocol/gameNight';
import { useState } from 'react';
import { useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { TextField } from '../../ui/TextField';
import { attempt } from '../connection/attempt';
import type { RoomRole } from '../connection/roomHandle';
import styles from './GameNight.module.css';

interface DateSheetProps {
  handle: RoomRole;
  /** Undefined if no date is set. */
  night: GameNightView | undefined;
  onClose(): void;
}

/** The sheet in which the host sets, moves or removes the date. */
export function DateSheet({ handle: { code, hostKey }, night, onClose }: DateSheetProps) {
  const strings = useGameNightStrings();
  const [value, setValue] = useState(() => fieldValue(night?.at ?? tomorrowEvening()));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const settle = async (at: number | null) => {
    setBusy(true);
    const done = await attempt(() => call('POST /api/rooms/:code/game-night', { code, key: hostKey }, { at }));
    setBusy(false);
    if (done) onClose();
  };
  const keep = () => {
    const at = new Date(value).getTime();
    if (Number.isNaN(at)) setFault(strings.needed);
    else void settle(at);
  };
  return (
    <Sheet
      title={strings.title}
      onClose={onClose}
      actions={
        <>
          {night && (
            <Button look="danger" busy={busy} onClick={() => settle(null)}>
              {strings.takeAway}
            </Button>
          )}
          <Button look="main" busy={busy} onClick={keep}>
            {strings.keep}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={strings.field}
        value={value}
        min={fieldValue(Date.now())}
        {...(fault && { fault })}
        onChange={(text) => {
          setValue(text);
          setFault(undefined);
        }}
      />
      <p className={styles.help}>{strings.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
      {night && <p className={styles.help}>{strings.takeAwayHelp}</p>}
    </Sheet>
  );
}

/** Returns an instant in the format of a date field, in the time zone of this device: `2026-11-27T20:00`. */
function fieldValue(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function tomorrowEvening(): number {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  return date.setHours(20, 0, 0, 0);
}
