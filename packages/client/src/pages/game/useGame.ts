import { useEffect, useState } from 'react';
import { loadGame } from '../../games/load';
import { useLanguage } from '../../i18n/strings';
import type { GameClient } from '../../match/gameBoard';

/** Returns the client's half of a game in the current language, or the state of loading it. */
export function useGame(id: string): GameClient | 'loading' | 'failed' {
  const language = useLanguage();
  const [arrived, setArrived] = useState<{ id: string; game: GameClient | 'failed' }>();
  useEffect(() => {
    let here = true;
    loadGame(id, language).then(
      (client) => here && setArrived({ id, game: client ?? 'failed' }),
      // If the new language cannot be loaded, the game continues in the previous one.
      () => here && setArrived((known) => (known?.id === id ? known : { id, game: 'failed' })),
    );
    return () => {
      here = false;
    };
  }, [id, language]);
  return arrived?.id === id ? arrived.game : 'loading';
}
