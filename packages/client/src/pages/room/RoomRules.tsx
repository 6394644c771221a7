import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { RulebookSheet } from '../../room/rulebook/RulebookSheet';
import { roomRules } from '../../room/rulebook/roomRules';
import { Button } from '../../ui/Button';
import { useGame } from '../game/useGame';

/** The rules of the chosen game under the chosen options, before it is played. */
export function RoomRules({ game: id, options }: Pick<RoomView, 'game' | 'options'>) {
  const { tutorial } = useStrings();
  const game = useGame(id);
  const [open, setOpen] = useState(false);
  if (typeof game === 'string') return null;
  return (
    <>
      <Button icon="help" onClick={() => setOpen(true)}>
        {tutorial.rules}
      </Button>
      {open && <RulebookSheet text={game.text} rulebook={roomRules(game, options)} onClose={() => setOpen(false)} />}
    </>
  );
}
