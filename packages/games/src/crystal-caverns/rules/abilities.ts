import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type Ability, isSpell, MONSTERS, type Target } from '../data/abilities';
import type { Facts } from '../facts';
import type { Exchange, Foe, HeroEffects, State } from '../state';
import { exchangeOf } from './exchange';
import { mend } from './hitPoints';
import { combatOf, effectsOf, foeById, heroOf } from './party';
import { scry } from './scrying';
import { record } from './story';
import { undead } from './uses';
import { woundFoe } from './wounds';

/** The target of an ability. */
interface Use {
  context: MoveContext<State>;
  exchange: Exchange;
  effects: HeroEffects;
  target: Target;
}

/** R11, R12: what a WILD does, by ability. */
const EFFECTS: Readonly<Record<Ability, (use: Use) => void>> = {
  plusDamage: ({ exchange }) => {
    exchange.plusDamage += 1;
  },
  guard: ({ exchange }) => {
    exchange.guard += 1;
  },
  tip: ({ exchange }) => {
    exchange.extraTips += 1;
  },
  swap: ({ exchange, target }) => {
    exchange.swap = target === MONSTERS ? MONSTERS : [...(target as [Seat, Seat])];
  },
  speed: ({ effects }) => {
    effects.initNext = 7;
  },
  immunity: ({ effects }) => {
    effects.immune = true;
  },
  shield: ({ effects }) => {
    effects.shield += 3;
  },
  haste: ({ context, target }) => {
    effectsOf(combatOf(context.state), target as Seat).haste += 3;
  },
  heal: ({ context: { state }, target }) => {
    const hero = heroOf(state, target as Seat);
    mend(hero);
    record(state, 'mended', { seat: hero.seat, hp: hero.hp });
  },
  holy: ({ context: { state } }) => hurt(state, undead(combatOf(state).foes), 2, true),
  lightning: ({ context: { state } }) => hurt(state, combatOf(state).foes, 1),
  fireball: ({ context: { state }, target }) => hurt(state, [foeAt(state, target)], 2),
  arrow: ({ context: { state }, target }) => hurt(state, [foeAt(state, target)], 1),
  confuse,
  scrying: ({ context, exchange }) => scry(context, exchange.seat),
};

/** Uses one WILD: the ability takes effect at once (R9.2.2), a swap at the end of the exchange. */
export function useAbility(context: MoveContext<State>, ability: Ability, target: Target): void {
  const { state } = context;
  const combat = combatOf(state);
  const exchange = exchangeOf(combat);
  const { seat } = exchange;
  exchange.wildsLeft -= 1;
  const { charges } = heroOf(state, seat);
  if (charges && isSpell(ability)) charges[ability] -= 1;
  record(state, 'used', { seat, ability, ...namedIn(state, target) });
  EFFECTS[ability]({ context, exchange, effects: effectsOf(combat, seat), target });
}

function namedIn(state: State, target: Target): Omit<Facts['used'], 'seat' | 'ability'> {
  if (target === MONSTERS) return { monsters: true };
  if (typeof target === 'string') return { hero: target };
  if (typeof target === 'number') return { foe: foeAt(state, target).monster };
  return target ? { pair: [...target] } : {};
}

function foeAt(state: State, slot: Target): Foe {
  const foe = combatOf(state).foes[slot as 0 | 1];
  if (!foe) throw new Error(`no monster stands at ${slot}`);
  return foe;
}

function hurt(state: State, foes: readonly Foe[], damage: number, holy = false): void {
  for (const foe of [...foes]) {
    if (state.result) return;
    record(state, 'hurt', { foe: foe.monster, damage, hp: Math.max(0, foe.hp - damage) });
    woundFoe(state, foe, damage, holy);
  }
}

/** R12.4: the attack is turned aside and grazes the other monster, unless the attacker lies. */
function confuse({ context: { state }, exchange }: Use): void {
  exchange.confused = true;
  const { foes } = combatOf(state);
  const attacker = foeById(combatOf(state), exchange.foe);
  if (!attacker || attacker.stunned) return;
  hurt(
    state,
    foes.filter(({ monster }) => monster.id !== exchange.foe),
    1,
  );
}
