import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { AnyMatch, AnyTestPlan, MatchReport } from '../src/engine/randomPlay';
import { traceInvariants } from '../src/engine/traceInvariants';
import { type Choice, checkMove, legalMoves } from '../src/kit/move';
import type { Voice } from '../src/kit/strings';
import { sharedRefusals } from '../src/kit/strings.en';
import type { AnyModule } from '../src/module';
import { notPlain } from './plain';

const voice: Voice = { you: '0', name: (seat) => (seat === '0' ? 'you' : `Player ${seat}`) };

/** Checks a match after every move: the laws of its game, that its state is plain JSON, and the legal moves. */
export function watchLaws(module: AnyModule, testPlan: AnyTestPlan, every: { plain: number; choices: number }) {
  const course = testPlan.traceInvariants?.() ?? (() => []);
  const common = traceInvariants(module, testPlan.joinsBy);
  return (match: AnyMatch, moves: number): void => {
    const broken = [...module.invariants(match.state), ...course(match.state), ...common(match.state)];
    if (broken.length > 0) throw new Error(broken.join('; '));
    if (moves % every.plain === 0) checkPlain(match.state);
    if (moves % every.choices === 0) for (const seat of match.seats) checkChoices(module, match, seat);
  };
}

function checkPlain(state: unknown): void {
  const path = notPlain(state);
  if (path !== undefined) throw new Error(`the state is not plain JSON at ${path}`);
}

/** Listed moves are legal also after a round trip through JSON, and a seat that owes a decision can make one. */
function checkChoices(module: AnyModule, match: AnyMatch, seat: Seat): void {
  const view = match.view(seat);
  const legal = legalMoves(module.moves, view, seat);
  for (const choice of legal) {
    if (!isLegal(module, view, seat, JSON.parse(JSON.stringify(choice)))) {
      throw new Error(`seat ${seat} is offered ${JSON.stringify(choice)} and refused`);
    }
  }
  if (view.mustDecide && legal.length === 0) throw new Error(`seat ${seat} owes a decision and has none`);
  if (view.result && legal.length > 0) throw new Error(`seat ${seat} has moves after the end`);
  const byDefault = module.defaultMove(view, seat);
  // A waiting seat may have a default too: withdrawing its request.
  const asked = view.stages[seat] !== undefined;
  if (byDefault ? !asked : view.mustDecide) throw new Error(`seat ${seat}: default ${JSON.stringify(byDefault)}`);
  if (byDefault && !isLegal(module, view, seat, byDefault)) throw new Error(`default of seat ${seat} is refused`);
  if (view.mustDecide && view.stages[seat] === undefined) throw new Error(`seat ${seat} owes a decision in secret`);
}

function isLegal(module: AnyModule, view: unknown, seat: Seat, choice: Choice): boolean {
  return !('refusal' in checkMove(module.moves, view, seat, choice));
}

/** The facts, stages and ends of a match without a text for some player or watcher. */
export function untold(module: AnyModule, match: AnyMatch, report: MatchReport): string[] {
  const missing: string[] = [];
  const { strings: text } = module;
  for (const audience of [...match.seats, null]) {
    for (const fact of match.view(audience).story) {
      const sentence = text.facts[fact.kind]?.(fact.data, { ...voice, you: audience });
      if (!isSentence(sentence)) missing.push(`fact ${fact.kind}: ${sentence}`);
    }
  }
  const ending = text.endings[report.result.reason]?.(report.result.winners, voice);
  if (!isSentence(ending)) missing.push(`ending ${report.result.reason}: ${ending}`);
  return missing;
}

/** The missing parts of a refusal: its sentence, or the paragraph it quotes. */
export function unexplained(module: AnyModule, { code, params, rule }: Refusal): string[] {
  const missing: string[] = [];
  const sentence = (module.strings.refusals[code] ?? sharedRefusals[code])?.(params ?? {});
  if (!isSentence(sentence)) missing.push(`refusal ${code}: ${sentence}`);
  const quoted = rule === undefined || module.strings.rulebook.some((paragraph) => paragraph.rule === rule);
  if (!quoted) missing.push(`refusal ${code} quotes ${rule}, which the rulebook does not have`);
  return missing;
}

function isSentence(words: unknown): boolean {
  return typeof words === 'string' && words.trim().length > 0 && !/undefined|null|NaN|\[object/.test(words);
}
