import { catalogue } from '@lantern/games/catalogue';
import type { Moments } from '../../match/minute/moment';

/**
 * Loads "in one minute" of a game without its board: the bundler makes a chunk for each file that matches the path.
 * Returns undefined for a game without one. Rejects when offline.
 */
export async function loadMinute(id: string): Promise<Moments | undefined> {
  if (!catalogue.some((game) => game.id === id && game.minute)) return undefined;
  return (await import(`../../games/${id}/minute/index.ts`)).minute;
}
