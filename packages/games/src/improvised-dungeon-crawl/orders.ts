import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import type { Orders } from '../kit/orders';
import { defaultMove } from './defaultMove';
import { heal } from './moves/heal';
import { usePotion } from './moves/usePotion';
import { maxHp } from './rules/gear';
import { heroOf } from './rules/heroes';
import { isPotion } from './rules/potions';
import { stageOf } from './stages';
import type { Stage } from './state';
import type { View } from './view';

type Given = {
  /** Whether the player is ready where all have to be. */
  rest: 'ready' | 'ask';
  split: 'equal' | 'ask';
  luck: 'keep' | 'ask';
  /** The share of the hit points below which the player heals their hero before going on. */
  heal: 'never' | 'third' | 'half';
};

const SHARES = { never: 0, third: 1 / 3, half: 1 / 2 } as const;

/** The question that a stage belongs to. */
const QUESTIONS: Partial<Record<Stage, Exclude<keyof Given, 'heal'>>> = {
  rest: 'rest',
  prepare: 'rest',
  aftermath: 'rest',
  propose: 'split',
  vote: 'split',
  luck: 'luck',
};

/** Readiness, shares and re-rolls. */
export const orders: Orders<View, Given> = {
  choices: { rest: ['ready', 'ask'], split: ['equal', 'ask'], luck: ['keep', 'ask'], heal: ['never', 'third', 'half'] },
  ordered(view, seat, given) {
    const stage = stageOf(view, seat);
    const question = QUESTIONS[stage];
    // Absent players alone do not lead the party on.
    const leadsOn = (stage === 'rest' || stage === 'aftermath') && view.ready.length === 0;
    if (!question || leadsOn) return undefined;
    const healing = stage === 'rest' || stage === 'prepare' ? healingOf(view, seat, SHARES[given.heal]) : undefined;
    if (healing) return healing;
    // Other shares than equal ones need the player's own consent.
    const isUneven = stage === 'vote' && view.room?.split?.mode !== 'equal';
    return given[question] === 'ask' || isUneven ? undefined : defaultMove(view, seat);
  },
};

/** How a hero below this share of the hit points heals itself; undefined if it cannot or need not. */
function healingOf(view: View, seat: Seat, share: number): Choice | undefined {
  const hero = heroOf(view, seat);
  if (hero.hp >= maxHp(hero) * share) return undefined;
  const potion = hero.bag.find((item) => isPotion(item) && !usePotion.refuse(view, seat, [item.id, seat]));
  if (potion) return { move: 'usePotion', args: [potion.id, seat] };
  return heal.refuse(view, seat, [seat, 1]) ? undefined : { move: 'heal', args: [seat, 1] };
}
