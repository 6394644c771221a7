import type { Choice } from '@lantern/games/kit/move';
import type { SignName } from './art/Sign';
import type { Half } from './half';

/** The parts a move is put together from, in the order in which they are chosen. */
export const PARTS = ['item', 'target', 'amount', 'offering'] as const;
export type Part = (typeof PARTS)[number];

/** A move that is put together from parts: where each of them stands among its arguments. */
export interface Action {
  move: string;
  sign: SignName;
  /** On the button that begins it, and on the one that sends it. */
  word: string;
  send: string;
  at: Partial<Record<Part, number>>;
  /** What is pointed at. */
  aim?: 'hero' | 'monster';
  /** What the amount counts. */
  counts?: string;
}

const heroAndDice = { aim: 'hero', at: { target: 0, amount: 1 } } as const;
const monsterAndDice = { aim: 'monster', at: { target: 0, amount: 1 } } as const;

export const ACTIONS = {
  attack: { move: 'attack', sign: 'sword', word: 'Attack', send: 'Attack', counts: 'Slay!', ...monsterAndDice },
  missile: { move: 'missile', sign: 'bolt', word: 'Missile', send: 'Missile', counts: 'Spell dice', ...monsterAndDice },
  heal: { move: 'heal', sign: 'drop', word: 'Heal', send: 'Heal', counts: 'Heal dice', ...heroAndDice },
  castBuff: { move: 'castBuff', sign: 'star', word: 'Buff', send: 'Cast', counts: 'Spell dice', ...heroAndDice },
  castConfuse: {
    move: 'castConfuse',
    sign: 'spiral',
    word: 'Confuse',
    send: 'Cast',
    counts: 'Spell dice',
    ...monsterAndDice,
  },
  castProtect: {
    move: 'castProtect',
    sign: 'shield',
    word: 'Protect',
    send: 'Cast',
    counts: 'Spell dice',
    ...heroAndDice,
  },
  guard: { move: 'guard', sign: 'shield', word: 'Guard', send: 'Guard', aim: 'monster', at: { target: 0 } },
  usePotion: {
    move: 'usePotion',
    sign: 'potion',
    word: 'Potion',
    send: 'Use it',
    aim: 'hero',
    at: { item: 0, target: 1 },
  },
  pray: { move: 'pray', sign: 'prayer', word: 'Pray', send: 'Pray', counts: 'Heal dice', at: { amount: 0 } },
  ritual: { move: 'ritual', sign: 'star', word: 'Ritual', send: 'Hold it', counts: 'Spell dice', at: { amount: 0 } },
  resurrect: {
    move: 'resurrect',
    sign: 'tomb',
    word: 'Raise',
    send: 'Pray for it',
    counts: 'Heal dice',
    aim: 'hero',
    at: { target: 0, amount: 1, offering: 2 },
  },
  repair: { move: 'repair', sign: 'hammer', word: 'Repair', send: 'Repair', aim: 'hero', at: { target: 0, item: 1 } },
  giveLP: { move: 'giveLP', sign: 'coin', word: 'Give LP', send: 'Give', counts: 'LP', ...heroAndDice },
  giveItem: { move: 'giveItem', sign: 'give', word: 'Give', send: 'Give', aim: 'hero', at: { item: 1, target: 0 } },
  evade: { move: 'evade', sign: 'feather', word: 'Evade', send: 'Evade', counts: 'Evade dice', at: { amount: 0 } },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** The action a half-made move is about. */
export function actionOf(move: string | null): Action | undefined {
  return move !== null && Object.hasOwn(ACTIONS, move) ? ACTIONS[move as ActionName] : undefined;
}

/** A move as far as it is put together: what each part can be, what it is, and the arguments that result. */
export interface Draft {
  picks: Partial<Record<Part, { options: readonly unknown[]; value: unknown }>>;
  /** Nothing where no such move is legal. */
  args: readonly unknown[] | undefined;
}

/**
 * Puts a move together from the legal ones: what has been chosen where it is possible, else what is preferred, else the
 * first there is. So nothing can be sent that is not lit.
 */
export function draftOf(
  legal: readonly Choice[],
  { move, at }: Action,
  half: Pick<Half, Part>,
  prefer: Partial<Record<Part, unknown>> = {},
): Draft {
  let left = legal.filter((choice) => choice.move === move);
  const picks: Draft['picks'] = {};
  for (const part of PARTS) {
    const place = at[part];
    if (place === undefined) continue;
    const options = [...new Set(left.map(({ args }) => args[place]))];
    const value = [half[part], prefer[part]].find((wanted) => options.includes(wanted)) ?? options[0];
    left = left.filter(({ args }) => args[place] === value);
    picks[part] = { options, value };
  }
  return { picks, args: left[0]?.args };
}
