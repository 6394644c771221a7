import {
  type Creatable,
  reachOf,
  type Square,
  type Stage,
  unitAt,
  unitsThatMustFight,
} from '@lantern/games/crystal-wars/board';
import type { Mark } from './map/Marks';
import { dutiesOf, dutyAfter, prospectsOf } from './prospects';
import { ATTACKS, type Attack, type BoardContext, can, send } from './selection';
import { percent } from './sheets/Chance';
import { t } from './strings';

/** A tappable square, which is highlighted. */
export interface Target {
  mark: Mark;
  /** The chance of an attack, from 0 to 1; only set for attacks. */
  chance?: number;
  /** The effect of a tap, for screen readers. */
  words: string;
  tap(): void;
}

export type Targets = ReadonlyMap<Square, Target>;

/** Decisions that consist of one square. */
export interface OneSquare {
  move: string;
  mark: Mark;
}

export const PICKS: Partial<Record<Stage, OneSquare>> = {
  freeVillage: { move: 'placeFreeVillage', mark: 'place' },
  mountain: { move: 'placeMountain', mark: 'place' },
  village: { move: 'placeVillage', mark: 'place' },
  starvation: { move: 'starve', mark: 'take' },
  casualty: { move: 'chooseCasualty', mark: 'take' },
  militia: { move: 'placeMilitia', mark: 'place' },
  riots: { move: 'chooseRiot', mark: 'take' },
};

/** The tappable squares of the map, by the question. */
export function targetsOf(context: BoardContext): Targets {
  const pick = PICKS[context.stage];
  if (pick) return pickTargets(context, pick);
  if (context.stage === 'movement') return movementTargets(context);
  if (context.stage === 'combat') return combatTargets(context);
  if (context.stage === 'creation') return creationTargets(context);
  return new Map();
}

/** The first of two taps shows a preview; the second, or the button, confirms it. */
function pickTargets(context: BoardContext, { move, mark }: OneSquare): Targets {
  const { legal, selection, setSelection, stage } = context;
  const { targets } = t();
  const words = targets.picks[stage] ?? '';
  return new Map(
    legal
      .filter((choice) => choice.move === move)
      .map(({ args: [at] }): [Square, Target] => {
        const square = at as Square;
        const chosen = selection.from === square;
        return [
          square,
          {
            mark: chosen ? 'chosen' : mark,
            words: chosen ? targets.tapAgain(words) : words,
            tap: () => (chosen ? send(context, move, [square]) : setSelection({ from: square, look: null })),
          },
        ];
      }),
  );
}

/** Units that can act, including the chosen one. */
function unitTargets(
  context: BoardContext,
  moves: readonly string[],
  mark: (square: Square) => Mark,
  words: string,
): Targets {
  const { legal, selection, setSelection } = context;
  const able = new Set(legal.filter(({ move }) => moves.includes(move)).map(({ args }) => args[0] as Square));
  return new Map(
    [...able].map((square): [Square, Target] => {
      const chosen = selection.from === square;
      return [
        square,
        {
          mark: chosen ? 'chosen' : mark(square),
          words: chosen ? t().targets.chosen : words,
          tap: () => setSelection({ from: chosen ? null : square, look: null }),
        },
      ];
    }),
  );
}

function movementTargets(context: BoardContext): Targets {
  const { view, legal, selection } = context;
  const units = unitTargets(context, ['moveUnit', 'teleport'], () => 'can', t().targets.moveIt);
  const from = selection.from;
  if (from === null || !units.has(from)) return units;
  const reach = reachOf(view, from);
  const targets = new Map(units);
  for (const { move, args } of legal) {
    if (args[0] !== from || (move !== 'moveUnit' && move !== 'teleport')) continue;
    const to = args[1] as Square;
    // A unit that can walk to a vortex need not jump there.
    if (move === 'teleport' && can(context, 'moveUnit', from, to)) continue;
    const mark = move === 'teleport' ? 'vortex' : reach.get(to)?.flow ? 'flow' : 'plain';
    targets.set(to, { mark, words: t().targets.moves[mark], tap: () => send(context, move, [from, to]) });
  }
  return targets;
}

function combatTargets(context: BoardContext): Targets {
  const { view, seat, selection, setSelection } = context;
  const forced = unitsThatMustFight(view, seat);
  const units = unitTargets(
    context,
    ATTACKS,
    (square) => (forced.includes(square) ? 'must' : 'can'),
    t().targets.chooseFight,
  );
  const chosen = selection.from !== null && units.has(selection.from) ? selection.from : undefined;
  const targets = new Map(units);
  for (const [target, { from, attack, chance }] of prospectsOf(context, chosen)) {
    targets.set(target, {
      mark: attack,
      chance,
      words: t().targets.attackAt(t().targets.attacks[attack], percent(chance, 1)),
      tap: () => setSelection({ from, target, look: null }),
    });
  }
  return targets;
}

/**
 * Returns the chances of the viewer's units that have to fight after movement, where they stand and where the chosen unit
 * could go.
 */
export function dutiesIn(
  { view, seat, stage, selection }: BoardContext,
  targets: Targets,
): ReadonlyMap<Square, number> {
  if (stage !== 'movement') return NO_DUTIES;
  const duties = dutiesOf(view, seat);
  const { from } = selection;
  if (from === null) return duties;
  for (const square of targets.keys()) {
    const duty = unitAt(view, square, seat) ? undefined : dutyAfter(view, seat, from, square);
    if (duty !== undefined) duties.set(square, duty);
  }
  return duties;
}

/** Returns the paths on which The Flow would carry the chosen unit, each starting at its square. */
export function flowsIn({ view, selection }: BoardContext, targets: Targets): Square[][] {
  const { from } = selection;
  if (from === null) return [];
  const reach = reachOf(view, from);
  return [...targets].flatMap(([to, { mark }]) => {
    const way = mark === 'flow' ? reach.get(to) : undefined;
    return way ? [[from, ...way.squares]] : [];
  });
}

const NO_DUTIES: ReadonlyMap<Square, number> = new Map();

function creationTargets(context: BoardContext): Targets {
  const { legal, selection } = context;
  const choices = legal.filter(({ move, args }) => move === 'create' && args[0] === selection.kind);
  return new Map(
    choices.map(({ args }): [Square, Target] => [
      args[1] as Square,
      {
        mark: 'place',
        words: t().targets.create[args[0] as Creatable],
        tap: () => send(context, 'create', args),
      },
    ]),
  );
}

/** The way the chosen unit can attack the tapped square; `undefined` if it cannot. */
export function attackOn({ legal }: Pick<BoardContext, 'legal'>, from: Square, target: Square): Attack | undefined {
  return ATTACKS.find((attack) =>
    legal.some(({ move, args }) => move === attack && args[0] === from && args[1] === target),
  );
}
