import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { LaterRulebookSheet } from '../../room/rulebook/LaterRulebookSheet';
import { Button } from '../../ui/Button';
import { useGame } from '../game/useGame';

/** The rules of the chosen game under the chosen options, before it is played. */
export function RoomRules({ game: id, options }: Pick<RoomView, 'game' | 'options'>) {
  const { tutorial } = useStrings();
  const game = useGame(id);
  const [open, setOpen] = useState(false);
  if (game === 'failed') return null;
  return (
    <>
      <Button icon="help" disabled={game === 'loading'} onClick={() => setOpen(true)}>
        {tutorial.rules}
      </Button>
      {open && game !== 'loading' && <LaterRulebookSheet {...{ game, options }} onClose={() => setOpen(false)} />}
    </>
  );
}
