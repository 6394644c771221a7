import type { Seat } from '@lantern/protocol/seat';
import { type DoStep, LEARNER, type Lesson, type LessonStep, type RivalMove, type ScriptedMove } from '../kit/lesson';
import { type Choice, checkMove, legalMoves } from '../kit/move';
import type { Random } from '../kit/random';
import { scriptedDice } from '../kit/scriptedDice';
import type { AnyModule, CommonView } from '../module';
import { diff } from './diff';
import { knownFact } from './hint';
import type { AcceptedMove, Halt, LessonFrame, PackedLesson } from './lessonFrames';
import { sha256 } from './sha256';

/** How a game interprets the words of a lesson. */
export interface LessonWords<Lay, State> {
  /** The state of a position. It must not need chance. */
  lay(description: Lay): State;
  /** Converts the arguments of a move to those that the rules take; by default they are used unchanged. */
  args?(state: State, move: string, args: readonly unknown[]): readonly unknown[];
  /** The result of a die for a word, in the state before the move. */
  die?(word: string, state: State): number | undefined;
  /** Stages in which a seat without a scripted answer makes its default move. */
  answers?: readonly string[];
  /** Whether a position may break this invariant because something is set aside in it. */
  excused?(broken: string): boolean;
}

interface Moment {
  view: CommonView;
  next?: Moment;
  jump?: true;
  halt?: Omit<Halt, 'accepts'> & { accepts: (Omit<AcceptedMove, 'next'> & { next: Moment })[] };
}

/**
 * The frames of a lesson, made by the rules of its game.
 * @throws if a move is illegal, dice are left over, the learner owes a decision that no step covers, or does not win
 */
export function packedLesson<Lay, State>(
  module: AnyModule,
  lesson: Lesson<Lay>,
  words: LessonWords<Lay, State>,
): PackedLesson {
  const moments = framesOf(module, lesson, words);
  const frames = moments.map(({ view, ...rest }, index) => ({
    ...rest,
    // Each as a patch to the previous one in the list.
    patch: diff(moments[index - 1]?.view ?? {}, view),
  }));
  const { players, scenes } = lesson;
  const steps = scenes.reduce((count, scene) => count + scene.steps.length, 0);
  return { players, steps, mark: sha256(JSON.stringify(frames)).slice(0, 8), frames };
}

/**
 * The moments of a lesson as the learner sees them, by the rules of the game. If the learner may choose, each choice
 * has its own moments.
 */
function framesOf<Lay, State>(module: AnyModule, lesson: Lesson<Lay>, words: LessonWords<Lay, State>): LessonFrame[] {
  const table = new ScriptedTable(module, words as LessonWords<unknown, unknown>);
  const { scenes } = lesson;
  let following: Moment | undefined;
  let steps = scenes.reduce((count, scene) => count + scene.steps.length, 0);
  for (const [index, scene] of [...scenes.entries()].reverse()) {
    const state = words.lay(scene.lay);
    steps -= scene.steps.length;
    for (const rival of scene.before ?? []) table.play(state, rival.seat, rival);
    const first = table.moments(state, [], { steps: scene.steps, at: steps + 1, following });
    following = index > 0 ? { ...first, jump: true } : first;
  }
  return numbered(following as Moment);
}

/** The remaining steps, the number of the first of them, and the first moment of the next scene. */
interface Rest {
  steps: readonly LessonStep[];
  at: number;
  following: Moment | undefined;
}

class ScriptedTable {
  readonly #module: AnyModule;
  readonly #words: LessonWords<unknown, unknown>;

  constructor(module: AnyModule, words: LessonWords<unknown, unknown>) {
    this.#module = module;
    this.#words = words;
  }

  /** The moments from a state on: the moves of rivals, then the remaining steps. Changes the state. */
  moments(state: unknown, rivals: readonly RivalMove[], rest: Rest): Moment {
    const view = this.#view(state);
    const [rival, ...later] = rivals;
    const [step] = rest.steps;
    if (this.#isAsked(state, LEARNER) && (rival || !step || !('do' in step)))
      throw new Error(`${step?.id ?? 'the end'}: the learner is asked before it`);
    if (rival) {
      this.play(state, rival.seat, rival);
      return { view, next: this.moments(state, later, rest) };
    }
    if (!step) return ending(view, rest.following);
    return this.#halted(state, view, step, { ...rest, steps: rest.steps.slice(1), at: rest.at + 1 });
  }

  #halted(state: unknown, view: CommonView, step: LessonStep, rest: Rest): Moment {
    const { id, rule, after: rivals = [] } = step;
    const halt = { step: id, rule, at: rest.at - 1, accepts: [], ...(step.light && { lights: step.light }) };
    if (!('do' in step)) return { view, halt, next: this.moments(state, rivals, rest) };
    const accepts = this.#accepted(state, view, step).map((choice) => {
      const fact = knownFact(this.#module, view, LEARNER, choice);
      const after = structuredClone(state);
      this.#make(after, LEARNER, choice, step.do.dice);
      return { choice, ...(fact && { fact }), next: this.moments(after, rivals, rest) };
    });
    return { view, halt: { ...halt, accepts, ...(step.alone && { alone: true as const }) } };
  }

  /** The moves that a step accepts, the requested one first. */
  #accepted(state: unknown, view: CommonView, { do: wanted, or }: DoStep): Choice[] {
    const choice = this.#choice(state, wanted);
    if (!or) return [choice];
    const others = legalMoves(this.#module.moves, view, LEARNER).filter(
      ({ move, args }) => move === choice.move && JSON.stringify(args) !== JSON.stringify(choice.args),
    );
    return [choice, ...others];
  }

  play(state: unknown, seat: Seat, words: ScriptedMove): void {
    this.#make(state, seat, this.#choice(state, words), words.dice);
  }

  #choice(state: unknown, { move, args = [] }: ScriptedMove): Choice {
    return { move, args: this.#words.args?.(state, move, args) ?? args };
  }

  #make(state: unknown, seat: Seat, choice: Choice, shown: ScriptedMove['dice'] = []): void {
    const { moves, view } = this.#module;
    const name = `${choice.move}(${JSON.stringify(choice.args)}) of seat ${seat}`;
    const checked = checkMove(moves, view(state, seat), seat, choice);
    if ('refusal' in checked) throw new Error(`${name}: ${checked.refusal.code}`);
    const random = scriptedDice(shown.map((one) => (typeof one === 'number' ? one : this.#number(one, state))));
    moves[choice.move]?.apply({ state, random }, seat, checked.args);
    this.#answer(state, random);
    if (random.dice.length > 0) throw new Error(`${name}: dice are left over: ${random.dice.join(' ')}`);
    const broken = this.#module.invariants(state).filter((invariant) => !this.#words.excused?.(invariant));
    if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`);
  }

  #number(word: string, state: unknown): number {
    const number = this.#words.die?.(word, state);
    if (number === undefined) throw new Error(`no die shows ${word}`);
    return number;
  }

  /** Makes the default moves of rivals until none of them owes a decision. */
  #answer(state: unknown, random: Random): void {
    const { moves, view, defaultMove, course } = this.#module;
    for (;;) {
      const seat = Object.keys(course(state).stages).find((key) => key !== LEARNER && this.#isAsked(state, key));
      const choice = seat === undefined ? undefined : defaultMove(view(state, seat), seat);
      if (seat === undefined || !choice) return;
      moves[choice.move]?.apply({ state, random }, seat, choice.args);
    }
  }

  /** Whether a seat owes an answer that scripts may omit. */
  #isAsked(state: unknown, seat: Seat): boolean {
    const { mustDecide, stages } = this.#module.view(state, seat) as CommonView;
    return mustDecide && (this.#words.answers?.includes(stages[seat] ?? '') ?? false);
  }

  /** A copy of the learner's view, since the state changes later. */
  #view(state: unknown): CommonView {
    return JSON.parse(JSON.stringify(this.#module.view(state, LEARNER)));
  }
}

/** The end of a scene: the next one follows, or the learner has won. */
function ending(view: CommonView, next: Moment | undefined): Moment {
  if (next) return { view, next };
  if (!view.result?.winners.includes(LEARNER)) throw new Error('the learner has not won at the end');
  return { view };
}

/** The moments as a list, each before those that follow it, with indexes in place of references. */
function numbered(first: Moment): LessonFrame[] {
  const list: Moment[] = [];
  const visit = (moment: Moment): void => {
    if (list.includes(moment)) return;
    list.push(moment);
    if (moment.next) visit(moment.next);
    for (const { next } of moment.halt?.accepts ?? []) visit(next);
  };
  visit(first);
  return list.map(({ view, next, jump, halt }) => ({
    view,
    ...(next && { next: list.indexOf(next) }),
    ...(jump && { jump }),
    ...(halt && {
      halt: { ...halt, accepts: halt.accepts.map((accept) => ({ ...accept, next: list.indexOf(accept.next) })) },
    }),
  }));
}
