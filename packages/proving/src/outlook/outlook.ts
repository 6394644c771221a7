import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyMatch, botPlayer, type Player, playMatch, randomPlayer } from '@lantern/games/engine/randomPlay';
import { presetsFor } from '@lantern/games/kit/options';
import type { Evaluation } from '@lantern/games/kit/outlook';
import { chance, type Random, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { fit, lossOf, type Sample } from './fit';

const OPTIONS = {
  game: { type: 'string' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** Number of positions taken from a match. */
const POSITIONS_PER_MATCH = 12;
/** Share of random choices: small, since parties rarely survive any. */
const RANDOM_SHARE = 0.02;
/** One match in this number only tests the weights. */
const HELD_OUT = 5;

// biome-ignore lint/suspicious/noExplicitAny: states of any game
type AnyEvaluation = Evaluation<any>;

/**
 * Fits the weights of a game's outlook to the winners of matches among quick bots, by the default rules and all
 * presets. `--write` writes them into the game.
 */
export const outlook: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  if (given.game === undefined) throw new UsageError('--game is needed');
  const { module } = await loadGame(given.game);
  const { evaluation } = (await import(`@lantern/games/${module.id}/bot/outlook`)) as { evaluation: AnyEvaluation };
  const names = Object.keys(evaluation.weights);
  const before = Object.values(evaluation.weights);
  const matches = wholeNumber('matches', given.matches, HELD_OUT, 300);
  const { samples, test } = samplesOf(module, evaluation, matches, given.seed ?? 'outlook');
  const after = fit(samples, before).map((weight) => Math.round(weight * 100) / 100);
  const loss = { before: rounded(lossOf(test, before)), after: rounded(lossOf(test, after)) };
  console.log(textTable(names.map((name, at) => ['', name, before[at] ?? 0, after[at] ?? 0])));
  console.log(`loss on matches held out: ${loss.before} before, ${loss.after} after`);
  if (given.write) write(module, names, after);
  return { ok: loss.after <= loss.before + 0.01, found: { game: module.id, matches, positions: samples.length, loss } };
};

const rounded = (number: number) => Math.round(number * 1000) / 1000;

function samplesOf(module: AnyModule, evaluation: AnyEvaluation, matches: number, seed: string) {
  const samples: Sample[] = [];
  const test: Sample[] = [];
  for (let index = 0; index < matches; index++) {
    const found = positionsOf(module, evaluation, index, `${seed}-${index}`);
    (index % HELD_OUT === 0 ? test : samples).push(...found);
  }
  return { samples, test };
}

/**
 * Plays a match among bots.
 * @returns some of its positions, with the result
 */
function positionsOf(module: AnyModule, evaluation: AnyEvaluation, index: number, seed: string): Sample[] {
  const { min, max } = module.players;
  const players = min + (index % (max - min + 1));
  const presets = presetsFor(module.options, players);
  const options = index % 2 === 0 ? {} : (presets[index % presets.length]?.options ?? {});
  const random = seededRandom(`${seed}/positions`);
  const kept: { seats: readonly string[]; features: number[][] }[] = [];
  let seen = 0;
  const watch = ({ state }: AnyMatch) => {
    const place = placeFor(seen++, random);
    if (place !== undefined && !module.course(state).result) kept[place] = lookAt(evaluation, state);
  };
  const { result } = playMatch(module, { players, options, seed }, { player: wavering(module), watch });
  return kept.flatMap(({ seats, features }) => sampleOf(evaluation, seats, features, result.winners));
}

/** A quick bot that sometimes makes random moves, to reach positions it would avoid otherwise. */
function wavering(module: AnyModule): Player {
  const [sensible, random] = [botPlayer(module), randomPlayer(module)];
  return (view, seat, whims) => (chance(whims, RANDOM_SHARE) ? random : sensible)(view, seat, whims);
}

/** Reservoir sampling: every position is kept with the same probability. */
function placeFor(seen: number, random: Random): number | undefined {
  if (seen < POSITIONS_PER_MATCH) return seen;
  const place = random.die(seen + 1) - 1;
  return place < POSITIONS_PER_MATCH ? place : undefined;
}

function lookAt({ party, seats, features, weights }: AnyEvaluation, state: unknown) {
  const names = Object.keys(weights);
  const all = seats(state).slice(0, party ? 1 : undefined);
  const found = all.map((seat) => ({ seat, features: features(state, seat) }));
  const present = found.flatMap((one) => (one.features ? [{ seat: one.seat, features: one.features }] : []));
  return {
    seats: present.map(({ seat }) => seat),
    features: present.map((one) => names.map((name) => one.features[name] ?? 0)),
  };
}

function sampleOf(
  { party }: AnyEvaluation,
  seats: readonly string[],
  features: number[][],
  winners: readonly string[],
): Sample[] {
  if (party) return [{ features, won: [winners.length > 0 ? 1 : 0] }];
  if (seats.length < 2 || winners.length === 0) return [];
  return [{ features, won: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)) }];
}

function write(module: AnyModule, names: readonly string[], weights: readonly number[]): void {
  const path = fileURLToPath(import.meta.resolve(`@lantern/games/${module.id}/bot/outlookWeights`));
  const lines = names.map((name, at) => `  ${name}: ${weights[at]},\n`).join('');
  writeFileSync(
    path,
    `/**
 * What the outlook weighs, fitted to matches among bots: \`npm run prove -- outlook --game ${module.id} --write\` writes
 * them again.
 */
export const WEIGHTS = {
${lines}} as const;

export type Feature = keyof typeof WEIGHTS;
`,
  );
  console.log(`wrote ${path}`);
}
