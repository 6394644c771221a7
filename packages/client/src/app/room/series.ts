import type { PlayedMatch } from '@lantern/games/hosting';

/** How often somebody has won in a room. */
export interface Score {
  name: string;
  wins: number;
}

/** Everybody who has played in a room with their wins, the most first. People are known by their names. */
export function seriesOf(history: readonly PlayedMatch[]): Score[] {
  const wins = new Map<string, number>();
  for (const { players, winners } of history) {
    for (const [seat, { name, kind }] of players.entries()) {
      if (kind === 'empty') continue;
      wins.set(name, (wins.get(name) ?? 0) + (winners.includes(String(seat)) ? 1 : 0));
    }
  }
  return [...wins].map(([name, count]) => ({ name, wins: count })).sort((one, other) => other.wins - one.wins);
}
