import type { Evaluation } from '@lantern/games/kit/outlook';
import { LEVELS, type Level } from '@lantern/protocol/level';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { addCounts } from '../play/statistics';
import { quantile } from '../quantiles';
import { type Proof, UsageError, type Verdict } from '../verdict';
import type { Contest, Outcome } from './contest';
import { STRENGTH_GOALS } from './goals';
import { outcomesOf } from './outcomes';
import { wilson } from './wilson';

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  matches: { type: 'string' },
  level: { type: 'string' },
  against: { type: 'string' },
  seed: { type: 'string' },
} as const;

/**
 * The strength of bots of a level (`--level`, by default strong): for rivals one among others (`--against`, by default
 * normal), on each seat of the same deal once; for a party all of them together. Plays by the default rules. Matches
 * that the same bots have played before are reused.
 */
export const strength: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  if (given.game === undefined) throw new UsageError('--game is needed');
  const { module } = await loadGame(given.game);
  const { evaluation } = (await import(`@lantern/games/${module.id}/bot/outlook`)) as { evaluation: Evaluation<never> };
  const contest: Contest = {
    game: module.id,
    players: wholeNumber('players', given.players, module.players.min, module.players.min),
    party: evaluation.party,
    level: levelOf('level', given.level, 'strong'),
    against: levelOf('against', given.against, 'normal'),
    seed: given.seed ?? 'strength',
  };
  return verdictOf(contest, await outcomesOf(contest, wholeNumber('matches', given.matches, 1, 400)));
};

function levelOf(name: string, text: string | undefined, fallback: Level): Level {
  const level = LEVELS.find((level) => level === (text ?? fallback));
  if (!level) throw new UsageError(`--${name} must be one of ${LEVELS.join(', ')}`);
  return level;
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;

function verdictOf(contest: Contest, outcomes: readonly Outcome[]): Verdict {
  const { game, players, party, level, against } = contest;
  const matches = outcomes.length;
  const won = outcomes.reduce((sum, outcome) => sum + outcome.won, 0);
  const interval = wilson(won, matches).map(rounded);
  const goal = level === 'strong' ? (STRENGTH_GOALS[game]?.[players] ?? null) : null;
  const seats: Record<string, number> = {};
  for (const { shares } of outcomes) addCounts(seats, shares);
  const times = outcomes.flatMap((outcome) => outcome.times);
  const decisionMs = { median: rounded(quantile(times, 0.5)), p95: rounded(quantile(times, 0.95)) };
  const who = party ? `${players} ${level} bots together` : `one ${level} bot among ${players - 1} ${against}`;
  console.log(`${game}: ${who} won ${rounded(won)} of ${matches}: between ${interval.join(' and ')}`);
  console.log(
    `wins by seat: ${JSON.stringify(seats)}; a decision takes ${JSON.stringify(decisionMs)} ms of processor time`,
  );
  if (goal) console.log(`goal: at least ${goal.least}${goal.wanted ? `, wanted ${goal.wanted}` : ''}`);
  return {
    ok: goal === null || (interval[0] ?? 0) >= goal.least,
    found: {
      game,
      players,
      level,
      ...(party ? {} : { against }),
      matches,
      share: rounded(won / matches),
      interval,
      goal,
      seats,
      decisionMs,
    },
  };
}
