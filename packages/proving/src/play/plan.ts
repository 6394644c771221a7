import {
  botPlayer,
  type Deal,
  type Play,
  type Player,
  randomDeal,
  randomPlayer,
} from '@lantern/games/engine/randomPlay';
import { checkOptions } from '@lantern/games/kit/options';
import { chance, pick, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { LoadedGame } from './game';

/** Which matches are to be played. Everything about match `i` follows from this and `i`. */
export interface Plan {
  game: string;
  seed: string;
  /** Fixed number of players; else each match draws its own. */
  players: number | null;
  /** Bots on every seat of every match; else of every tenth, and players of several degrees of chance in the others. */
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
  const brief = byBots ? {} : proof.brief;
  const deal = withSpecialValue(module, randomDeal(countFixed, { ...proof, brief }, seed), brief);
  if (byBots && index % 20 >= 10) deal.options = {};
  return {
    deal,
    byBots,
    play: byBots
      ? { player: botPlayer(module) }
      : { player: mixedPlayer(game, index), timeOuts: 0.02, interruptions: 0.05 },
  };
}

/**
 * In every third deal one option is what no number of its range is, such as 0 for "no limit": among hundreds of numbers
 * chance would hardly ever choose it. What is brief stays so.
 */
function withSpecialValue({ options }: AnyModule, deal: Deal, brief: object): Deal {
  const random = seededRandom(`${deal.seed}/special`);
  const rules = Object.entries<AnyModule['options']['rules'][string]>(options.rules);
  const special = rules.flatMap(([key, rule]) =>
    rule.kind === 'number' && !(key in brief) ? (rule.also ?? []).map((value) => [key, value] as const) : [],
  );
  if (special.length === 0 || !chance(random, 1 / 3)) return deal;
  const [key, value] = pick(random, special);
  const chosen = { ...deal.options, [key]: value };
  return 'refusal' in checkOptions(options, deal.players, chosen) ? deal : { ...deal, options: chosen };
}

function mixedPlayer(game: LoadedGame, index: number): Player {
  if (index % 25 === 7) return fickle(game);
  return index % 3 === 1 ? wavering(game) : randomPlayer(game.module, game.proof);
}

/** A bot that does anything now and then: it gets further than random players, into more kinds of trouble than bots. */
function wavering({ module, proof }: LoadedGame): Player {
  const [sensible, random] = [botPlayer(module), randomPlayer(module, proof)];
  return (view, seat, whims) => (chance(whims, 0.7) ? sensible(view, seat, whims) : random(view, seat, whims));
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
