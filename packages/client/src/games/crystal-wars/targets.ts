import {
  type Creatable,
  reachOf,
  type Square,
  type Stage,
  unitsThatMustFight,
} from '@lantern/games/crystal-wars/board';
import type { Mark } from './map/Marks';
import { can, type Hand, send } from './selection';
import { say } from './strings';

/** A square on which a tap leads on: it is lit. */
export interface Spot {
  mark: Mark;
  /** What a tap does. */
  words: string;
  tap(): void;
}

export type Spots = ReadonlyMap<Square, Spot>;

/** Decisions that name one square and nothing else. */
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

/** Moves of the combat step, each with the mark of what it is aimed at. */
const ATTACKS = ['battle', 'siege', 'persuade', 'sabotage'] as const;
export type Attack = (typeof ATTACKS)[number];

/** What can be tapped on the map, by what is asked. */
export function spotsOf(hand: Hand): Spots {
  const pick = PICKS[hand.stage];
  if (pick) return pickSpots(hand, pick);
  if (hand.stage === 'movement') return movementSpots(hand);
  if (hand.stage === 'combat') return combatSpots(hand);
  if (hand.stage === 'creation') return creationSpots(hand);
  return new Map();
}

/** The first of two taps shows what would be; the second, or the button, does it. */
function pickSpots(hand: Hand, { move, mark }: OneSquare): Spots {
  const { legal, half, setHalf, stage } = hand;
  const { spots } = say();
  const words = spots.picks[stage] ?? '';
  return new Map(
    legal
      .filter((choice) => choice.move === move)
      .map(({ args: [at] }): [Square, Spot] => {
        const square = at as Square;
        const chosen = half.from === square;
        return [
          square,
          {
            mark: chosen ? 'chosen' : mark,
            words: chosen ? spots.tapAgain(words) : words,
            tap: () => (chosen ? send(hand, move, [square]) : setHalf({ from: square, look: null })),
          },
        ];
      }),
  );
}

/** Units that can do something, the chosen one among them. */
function unitSpots(hand: Hand, moves: readonly string[], mark: (square: Square) => Mark, words: string): Spots {
  const { legal, half, setHalf } = hand;
  const able = new Set(legal.filter(({ move }) => moves.includes(move)).map(({ args }) => args[0] as Square));
  return new Map(
    [...able].map((square): [Square, Spot] => {
      const chosen = half.from === square;
      return [
        square,
        {
          mark: chosen ? 'chosen' : mark(square),
          words: chosen ? say().spots.chosen : words,
          tap: () => setHalf({ from: chosen ? null : square, look: null }),
        },
      ];
    }),
  );
}

function movementSpots(hand: Hand): Spots {
  const { view, legal, half } = hand;
  const units = unitSpots(hand, ['moveUnit', 'teleport'], () => 'can', say().spots.moveIt);
  const from = half.from;
  if (from === null || !units.has(from)) return units;
  const reach = reachOf(view, from);
  const spots = new Map(units);
  for (const { move, args } of legal) {
    if (args[0] !== from || (move !== 'moveUnit' && move !== 'teleport')) continue;
    const to = args[1] as Square;
    // Where a unit can walk to a vortex it need not jump.
    if (move === 'teleport' && can(hand, 'moveUnit', from, to)) continue;
    const mark = move === 'teleport' ? 'vortex' : reach.get(to)?.flow ? 'flow' : 'plain';
    spots.set(to, { mark, words: say().spots.moves[mark], tap: () => send(hand, move, [from, to]) });
  }
  return spots;
}

function combatSpots(hand: Hand): Spots {
  const { view, seat, legal, half, setHalf } = hand;
  const forced = unitsThatMustFight(view, seat);
  const units = unitSpots(
    hand,
    ATTACKS,
    (square) => (forced.includes(square) ? 'must' : 'can'),
    say().spots.chooseFight,
  );
  const from = half.from;
  if (from === null || !units.has(from)) return units;
  const spots = new Map(units);
  for (const { move, args } of legal) {
    const attack = ATTACKS.find((one) => one === move);
    if (!attack || args[0] !== from) continue;
    const target = args[1] as Square;
    spots.set(target, {
      mark: attack,
      words: say().spots.attacks[attack],
      tap: () => setHalf({ target, look: null }),
    });
  }
  return spots;
}

function creationSpots(hand: Hand): Spots {
  const { legal, half } = hand;
  const choices = legal.filter(({ move, args }) => move === 'create' && args[0] === half.kind);
  return new Map(
    choices.map(({ args }): [Square, Spot] => [
      args[1] as Square,
      {
        mark: 'place',
        words: say().spots.create[args[0] as Creatable],
        tap: () => send(hand, 'create', args),
      },
    ]),
  );
}

/** How the chosen unit can attack what was tapped; nothing if it cannot. */
export function attackOn({ legal }: Pick<Hand, 'legal'>, from: Square, target: Square): Attack | undefined {
  return ATTACKS.find((attack) =>
    legal.some(({ move, args }) => move === attack && args[0] === from && args[1] === target),
  );
}
