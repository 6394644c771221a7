import type { Choice } from '@lantern/games/kit/move';
import type { SignName } from './art/Sign';

/** The parts of a composed move, in the order in which they are chosen. */
const PARTS = ['item', 'target', 'amount', 'offering'] as const;
export type Part = (typeof PARTS)[number];

/** A move that is composed of parts, with the position of each part among its arguments. */
export interface Action {
  move: string;
  sign: SignName;
  at: Partial<Record<Part, number>>;
  /** The target of the pointer. */
  aim?: 'hero' | 'monster';
}

const heroAndDice = { aim: 'hero', at: { target: 0, amount: 1 } } as const;
const monsterAndDice = { aim: 'monster', at: { target: 0, amount: 1 } } as const;

export const ACTIONS = {
  attack: { move: 'attack', sign: 'sword', ...monsterAndDice },
  missile: { move: 'missile', sign: 'bolt', ...monsterAndDice },
  heal: { move: 'heal', sign: 'drop', ...heroAndDice },
  castBuff: { move: 'castBuff', sign: 'star', ...heroAndDice },
  castConfuse: {
    move: 'castConfuse',
    sign: 'spiral',

    ...monsterAndDice,
  },
  castProtect: {
    move: 'castProtect',
    sign: 'shield',

    ...heroAndDice,
  },
  guard: { move: 'guard', sign: 'shield', aim: 'monster', at: { target: 0 } },
  usePotion: {
    move: 'usePotion',
    sign: 'potion',

    aim: 'hero',
    at: { item: 0, target: 1 },
  },
  pray: { move: 'pray', sign: 'prayer', at: { amount: 0 } },
  ritual: { move: 'ritual', sign: 'star', at: { amount: 0 } },
  resurrect: {
    move: 'resurrect',
    sign: 'tomb',

    aim: 'hero',
    at: { target: 0, amount: 1, offering: 2 },
  },
  repair: { move: 'repair', sign: 'hammer', aim: 'hero', at: { target: 0, item: 1 } },
  giveLP: { move: 'giveLP', sign: 'coin', ...heroAndDice },
  giveItem: { move: 'giveItem', sign: 'give', aim: 'hero', at: { item: 1, target: 0 } },
  evade: { move: 'evade', sign: 'feather', at: { amount: 0 } },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** The action of a move that is being composed. */
export function actionOf(move: string | null): Action | undefined {
  return move !== null && Object.hasOwn(ACTIONS, move) ? ACTIONS[move as ActionName] : undefined;
}

/** The values of the parts of a move. */
export interface Picked {
  options: readonly unknown[];
  value: unknown;
}

/** A partly composed move: its parts, and the resulting arguments. */
export interface Draft {
  picks: Partial<Record<Part, Picked>>;
  /** Absent if no such move is legal. */
  args: readonly unknown[] | undefined;
}

/**
 * Composes a legal move: the chosen value of each part if it is possible, otherwise the preferred one, otherwise the
 * first. So only legal moves can be sent.
 */
export function draftOf(
  legal: readonly Choice[],
  { move, at }: Action,
  selection: Record<Part, unknown>,
  prefer: Partial<Record<Part, unknown>> = {},
): Draft {
  let left = legal.filter((choice) => choice.move === move);
  const picks: Draft['picks'] = {};
  for (const part of PARTS) {
    const place = at[part];
    if (place === undefined) continue;
    const options = [...new Set(left.map(({ args }) => args[place]))];
    const value = [selection[part], prefer[part]].find((wanted) => options.includes(wanted)) ?? options[0];
    left = left.filter(({ args }) => args[place] === value);
    picks[part] = { options, value };
  }
  return { picks, args: left[0]?.args };
}
