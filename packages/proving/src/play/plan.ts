import { chance } from '@lantern/games/kit/random';
import { botPlayer, type Deal, type Play, type Player, randomDeal, randomPlayer } from '@lantern/games/kit/randomPlay';
import type { AnyModule } from '@lantern/games/module';
import type { LoadedGame } from './game';

/** Which matches are to be played. Everything about match `i` follows from this and `i`. */
export interface Plan {
  game: string;
  seed: string;
  /** Fixed number of players; else each match draws its own. */
  players: number | null;
  /** Bots on every seat of every match; else of every tenth, and random players in the others. */
  bots: boolean;
}

/** A match about to be played. */
export interface Planned {
  deal: Deal;
  byBots: boolean;
  play: Pick<Play, 'player' | 'timeOuts' | 'interruptions'>;
}

/** Bots are asked to play for real: no brief options, and one match in two by the default rules. */
export function planned(plan: Plan, index: number, game: LoadedGame): Planned {
  const { module, proof } = game;
  const byBots = plan.bots || index % 10 === 9;
  const seed = `${plan.seed}-${index}`;
  const countFixed = withPlayers(module, plan.players);
  const deal = randomDeal(countFixed, byBots ? { ...proof, brief: {} } : proof, seed);
  if (byBots && index % 20 >= 10) deal.options = {};
  return {
    deal,
    byBots,
    play: byBots
      ? { player: botPlayer(module) }
      : { player: index % 25 === 7 ? fickle(game) : randomPlayer(module, proof), timeOuts: 0.02, interruptions: 0.05 },
  };
}

/** A random player who often does what no list of moves offers, such as giving up. */
function fickle({ module, proof }: LoadedGame): Player {
  const usual = randomPlayer(module, proof);
  return (view, seat, random) =>
    (chance(random, 0.3) ? proof.unlisted?.(view, seat, random) : undefined) ?? usual(view, seat, random);
}

function withPlayers(module: AnyModule, players: number | null): AnyModule {
  return players === null ? module : { ...module, players: { min: players, max: players } };
}
