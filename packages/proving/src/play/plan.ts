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

/** The matches to play. Match `i` depends only on this and `i`. */
export interface Plan {
  game: string;
  seed: string;
  /** Fixed number of players; `null` draws one for each match. */
  players: number | null;
  /** Bots on every seat of every match; otherwise in every tenth, with other kinds of random players in the rest. */
  bots: boolean;
}

/** A match about to be played. */
export interface Planned {
  deal: Deal;
  byBots: boolean;
  play: Pick<Play, 'player' | 'timeOuts' | 'interruptions'>;
}

/** Bots play with default rules in every second match, and without brief options. */
export function planned(plan: Plan, index: number, game: LoadedGame): Planned {
  const { module, testPlan } = game;
  const byBots = plan.bots || index % 10 === 9;
  const seed = `${plan.seed}-${index}`;
  const countFixed = withPlayers(module, plan.players);
  const brief = byBots ? {} : testPlan.brief;
  const deal = withSpecialValue(module, randomDeal(countFixed, { ...testPlan, brief }, seed), brief);
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
 * In every third deal one option gets its special value outside the range, such as 0 for "no limit": among hundreds of
 * numbers a random choice would rarely find it. Brief options stay.
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
  return index % 3 === 1 ? wavering(game) : randomPlayer(game.module, game.testPlan);
}

/** A bot that sometimes makes random moves: it gets further than random players, and into more situations than bots. */
function wavering({ module, testPlan }: LoadedGame): Player {
  const [sensible, random] = [botPlayer(module), randomPlayer(module, testPlan)];
  return (view, seat, whims) => (chance(whims, 0.7) ? sensible(view, seat, whims) : random(view, seat, whims));
}

/** A random player who often makes unlisted moves, such as giving up. */
function fickle({ module, testPlan }: LoadedGame): Player {
  const usual = randomPlayer(module, testPlan);
  return (view, seat, random) =>
    (chance(random, 0.3) ? testPlan.unlisted?.(view, seat, random) : undefined) ?? usual(view, seat, random);
}

function withPlayers(module: AnyModule, players: number | null): AnyModule {
  return players === null ? module : { ...module, players: { min: players, max: players } };
}
