import { useState } from 'react';
import { HelpSheet } from '../../table/HelpSheet';
import { Button } from '../../ui/Button';
import { useWords } from '../../words/words';
import { useGame } from '../useGame';

/** The rules of the chosen game, before it is played. */
export function RoomRules({ game: id }: { game: string }) {
  const { learn } = useWords();
  const game = useGame(id);
  const [open, setOpen] = useState(false);
  if (typeof game === 'string') return null;
  return (
    <>
      <Button icon="help" onClick={() => setOpen(true)}>
        {learn.rules}
      </Button>
      {open && <HelpSheet text={game.text} onClose={() => setOpen(false)} />}
    </>
  );
}
