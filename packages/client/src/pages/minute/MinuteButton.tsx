import { catalogue } from '@lantern/games/catalogue';
import { useCallback } from 'react';
import { LaterMinuteEntry } from '../../match/minute/LaterMinuteEntry';
import { loadMinute } from './loadMinute';

/** Opens "in one minute" for the chosen game of a room; empty for a game without one. */
export function MinuteButton({ game }: { game: string }) {
  const load = useCallback(() => loadMinute(game), [game]);
  const entry = catalogue.find(({ id, minute }) => id === game && minute);
  return entry ? <LaterMinuteEntry {...{ load }} title={entry.title} /> : null;
}
