import { useEffect, useState } from 'react';
import { loadGame } from '../../games/load';
import { useLanguage } from '../../i18n/strings';
import type { GameClient } from '../../match/gameBoard';

/** The client's half of a game in the language that is spoken: on its way, here, or out of reach. */
export function useGame(id: string): GameClient | 'loading' | 'failed' {
  const language = useLanguage();
  const [arrived, setArrived] = useState<{ id: string; game: GameClient | 'failed' }>();
  useEffect(() => {
    let here = true;
    loadGame(id, language).then(
      (client) => here && setArrived({ id, game: client ?? 'failed' }),
      // A game that is here already goes on in the language it has.
      () => here && setArrived((known) => (known?.id === id ? known : { id, game: 'failed' })),
    );
    return () => {
      here = false;
    };
  }, [id, language]);
  return arrived?.id === id ? arrived.game : 'loading';
}
