import { useState } from 'react';
import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { Button } from '../../ui/Button';
import { MinuteSheet, type MinuteSheetProps } from './MinuteSheet';

export type MinuteEntryProps = Omit<MinuteSheetProps, 'onClose'>;

/** A button that opens a game in one minute over a room or a table. */
export function MinuteEntry(game: MinuteEntryProps) {
  const say = useMinuteStrings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="play" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      {open && <MinuteSheet {...game} onClose={() => setOpen(false)} />}
    </>
  );
}
