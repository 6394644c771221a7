import type { RoomView } from '@lantern/games/protocol';
import { useState } from 'react';
import { HelpSheet } from '../../table/HelpSheet';
import { roomRules } from '../../table/roomRules';
import { Button } from '../../ui/Button';
import { useWords } from '../../words/words';
import { useGame } from '../useGame';

/** The rules of the chosen game under the chosen options, before it is played. */
export function RoomRules({ game: id, options }: Pick<RoomView, 'game' | 'options'>) {
  const { learn } = useWords();
  const game = useGame(id);
  const [open, setOpen] = useState(false);
  if (typeof game === 'string') return null;
  return (
    <>
      <Button icon="help" onClick={() => setOpen(true)}>
        {learn.rules}
      </Button>
      {open && <HelpSheet text={game.text} rulebook={roomRules(game, options)} onClose={() => setOpen(false)} />}
    </>
  );
}
