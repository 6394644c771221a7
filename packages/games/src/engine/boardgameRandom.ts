import type { Random } from '../kit/random';

/** The part of boardgame.io's random plugin that is used. */
export interface BoardgameRandom {
  Die(sides: number): number;
  Shuffle<T>(items: T[]): T[];
}

/** A `Random` backed by boardgame.io's own generator, for a stock boardgame.io server. */
export function boardgameRandom(plugin: BoardgameRandom): Random {
  return {
    die: (sides) => plugin.Die(sides),
    shuffle: (items) => plugin.Shuffle([...items]),
  };
}
