import type { RecordedMove } from '@lantern/protocol/fairPlay';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Choice, checkMove, legalMoves } from '../kit/move';
import { checkOptions } from '../kit/options';
import { chance, pick, type Random, seededRandom } from '../kit/random';
import type { GameTestPlan } from '../kit/testPlan';
import type { AnyModule, CommonView, Result } from '../module';
import { type LocalMatch, localMatch } from './localMatch';
import { matchFingerprint, type RecordedMatch } from './recordedMatch';
import { TIME_OUT } from './serverOnlyMoves';

/** Returns the move of a seat that owes a decision; `undefined` if the strategy has no answer. */
// biome-ignore lint/suspicious/noExplicitAny: players of any game, each with its own view
export type Player = (view: any, seat: Seat, random: Random) => Choice | undefined;

// biome-ignore lint/suspicious/noExplicitAny: matches of any game
export type AnyMatch = LocalMatch<any, CommonView>;

// biome-ignore lint/suspicious/noExplicitAny: proofs of any game
export type AnyTestPlan = GameTestPlan<any, any, any>;

export interface Deal {
  players: number;
  options: Record<string, unknown>;
  /**
   * Determines the deal and all chance in the match; the choices of the players use another stream of the same seed.
   */
  seed: string;
}

/** The audiences: seats and watchers. */
export interface Play {
  /** Plays every seat. */
  player: Player;
  /** Probability that a due decision is left to the clock, or to the host if there is no clock; 0 by default. */
  timeOuts?: number;
  /** Probability that any seat acts, due or not; 0 by default. */
  interruptions?: number;
  /** Called after the deal and after every move; an error thrown by it ends the match as a failure. */
  watch?(match: AnyMatch, moves: number): void;
  /** Also tries illegal moves, before every n-th move, and counts the refusals. */
  tryEvery?: number;
  /** Called for every refusal of such an attempt. */
  refused?(refusal: Refusal): void;
  /** Maximum number of moves; a longer match counts as stuck. 20,000 by default. */
  maxMoves?: number;
}

/** The summary of a played match. */
export interface MatchReport extends Deal {
  result: Result;
  moves: RecordedMove[];
  /** The number of times each move was made, including those of the clock. */
  kinds: Record<string, number>;
  /** The number of times each refusal occurred. */
  refusals: Record<string, number>;
  /** `matchFingerprint` of the last state. */
  hash: string;
}

/** Thrown for a match that violates an invariant, with a one-line description. */
export class MatchFailure extends Error {
  constructor(module: AnyModule, deal: Deal, moves: number, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`${module.id}: seed ${deal.seed}, ${deal.players} players, after ${moves} moves: ${what}`, { cause });
  }
}

/** A player who makes any legal move: a random kind, then random arguments, each with equal probability. */
export function randomPlayer(module: AnyModule, testPlan?: AnyTestPlan): Player {
  return (view, seat, random) => {
    const unlisted = testPlan?.unlisted && chance(random, 0.01) ? testPlan.unlisted(view, seat, random) : undefined;
    if (unlisted) return unlisted;
    const legal = legalMoves(module.moves, view, seat);
    if (legal.length === 0) return undefined;
    const kind = pick(random, [...new Set(legal.map((choice) => choice.move))]);
    return pick(
      random,
      legal.filter((choice) => choice.move === kind),
    );
  };
}

/** The module's own bot on every seat. */
export function botPlayer(module: AnyModule): Player {
  return (view, seat, random) => module.bot(view, seat, random);
}

/** Options and number of players for a seed: a preset or the default, with some options changed at random. */
export function randomDeal(module: AnyModule, testPlan: AnyTestPlan, seed: string): Deal {
  const random = seededRandom(`${seed}/options`);
  const { min, max } = module.players;
  const players = min - 1 + random.die(max - min + 1);
  for (;;) {
    const preset = pick(random, module.options.presets);
    const options = { ...preset.options, ...randomOptions(module, players, random), ...testPlan.brief };
    if (!('refusal' in checkOptions(module.options, players, options))) return { players, options, seed };
  }
}

function randomOptions(module: AnyModule, players: number, random: Random): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(module.options.rules as AnyModule['options']['rules'])) {
    if (chance(random, 0.3)) chosen[key] = pick(random, allowedValues(rule, players));
  }
  return chosen;
}

/** All values that an option may have for this number of players; for a value per seat, two different ones. */
export function allowedValues(rule: AnyModule['options']['rules'][string], players: number): readonly unknown[] {
  switch (rule.kind) {
    case 'switch':
      return [false, true];
    case 'choice':
      return rule.values(players);
    case 'perSeat':
      return [rule.values.slice(0, players), rule.values.slice(-players).reverse()];
    case 'number':
      return [
        ...new Set([...(rule.also ?? []), ...Array.from({ length: rule.max - rule.min + 1 }, (_, i) => rule.min + i)]),
      ];
  }
}

/**
 * Plays one match to its end.
 * @throws MatchFailure if it cannot go on, exceeds the maximum number of moves, or `watch` throws
 */
export function playMatch(module: AnyModule, deal: Deal, play: Play): MatchReport {
  const match: AnyMatch = localMatch(module, deal.players, deal.options, seededRandom(deal.seed));
  return playOn(module, match, deal, play);
}

/** Plays a match to its end, as `playMatch` does; the report covers only these moves. */
export function playOn(module: AnyModule, match: AnyMatch, deal: Deal, play: Play): MatchReport {
  const whims = seededRandom(`${deal.seed}/whims`);
  const report = { ...deal, moves: [], kinds: {}, refusals: {} } as Omit<MatchReport, 'result' | 'hash'>;
  try {
    play.watch?.(match, 0);
    for (;;) {
      const { result } = module.course(match.state);
      if (result) return { ...report, result, hash: matchFingerprint(match.state as object, deal.options) };
      if (report.moves.length >= (play.maxMoves ?? 20_000)) throw new Error('the match does not end');
      if (play.tryEvery && report.moves.length % play.tryEvery === 0)
        tryEverything(module, match, (refusal) => {
          report.refusals[refusal.code] = (report.refusals[refusal.code] ?? 0) + 1;
          play.refused?.(refusal);
        });
      const move = nextMove(module, match, play, whims);
      make(match, move);
      report.moves.push(move);
      report.kinds[move[1]] = (report.kinds[move[1]] ?? 0) + 1;
      play.watch?.(match, report.moves.length);
    }
  } catch (cause) {
    throw new MatchFailure(module, deal, report.moves.length, cause);
  }
}

export function recordOf(module: AnyModule, report: MatchReport): RecordedMatch {
  const { players, options, seed, moves, result, hash } = report;
  return { game: module.id, rulesVersion: module.rulesVersion, players, options, seed, moves, result, hash };
}

function make(match: AnyMatch, [seat, move, args]: RecordedMove): void {
  const refusal = seat === null ? match.timeOut() : match.act(seat, { move, args });
  if (refusal) throw new Error(`${refusal.code} for ${JSON.stringify([seat, move, args])}`);
}

function nextMove(module: AnyModule, match: AnyMatch, play: Play, random: Random): RecordedMove {
  const seats = random.shuffle(Object.keys(module.course(match.state).stages));
  if (chance(random, play.interruptions ?? 0)) {
    for (const seat of seats) {
      const choice = play.player(match.view(seat), seat, random);
      if (choice) return [seat, choice.move, choice.args];
    }
  }
  const due = firstDue(match, seats);
  if (!due && !module.clock(match.state)) throw new Error('nobody has a decision to make');
  if (!due || chance(random, play.timeOuts ?? 0)) return [null, TIME_OUT, [match.view(null).decisionId]];
  const choice = play.player(due.view, due.seat, random);
  if (!choice) throw new Error(`seat ${due.seat} is asked and knows no move`);
  return [due.seat, choice.move, choice.args];
}

function firstDue(match: AnyMatch, seats: readonly Seat[]): { seat: Seat; view: CommonView } | undefined {
  for (const seat of seats) {
    const view = match.view(seat);
    if (view.mustDecide) return { seat, view };
  }
  return undefined;
}

/** Checks every candidate of every seat for every seat. The state must not change. */
function tryEverything(module: AnyModule, match: AnyMatch, refused: (refusal: Refusal) => void): void {
  const views = match.seats.map((seat) => match.view(seat));
  for (const choice of candidatesOfAll(module, match.seats, views)) {
    match.seats.forEach((seat, index) => {
      const checked = checkMove(module.moves, views[index], seat, choice);
      if ('refusal' in checked) refused(checked.refusal);
    });
  }
}

/** Arguments that any seat might try, legal or not, including cards, pieces and moments of other seats. */
export function candidatesOfAll(module: AnyModule, seats: readonly Seat[], views: readonly CommonView[]): Choice[] {
  const choices: Choice[] = [];
  for (const [name, move] of Object.entries(module.moves)) {
    seats.forEach((seat, index) => {
      for (const args of move.candidates(views[index], seat)) choices.push({ move: name, args });
    });
  }
  return choices;
}
