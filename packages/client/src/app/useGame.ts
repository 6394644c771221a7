import { useEffect, useState } from 'react';
import { loadGame } from '../games/load';
import type { GameClient } from '../table/board';

/** The client's half of a game: on its way, here, or out of reach. */
export function useGame(id: string): GameClient | 'loading' | 'failed' {
  const [game, setGame] = useState<GameClient | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let here = true;
    setGame('loading');
    loadGame(id).then(
      (client) => here && setGame(client ?? 'failed'),
      () => here && setGame('failed'),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return game;
}
