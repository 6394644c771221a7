import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import { MONSTERS, type RollKind } from '../data/abilities';
import { FACES, type Face } from '../data/dice';
import type { BlowOutcome } from '../facts';
import type { Options } from '../options';
import type { Board, Combat, Combatant, Exchange, Foe, State } from '../state';
import type { Rolled } from '../types';
import { classOf, combatOf, effectsOf, foeById, levelOf } from './party';
import { usePowers } from './powers';
import { figureOf, record } from './story';
import { countOf, sumsOf } from './sums';
import { woundFoe, woundHero } from './wounds';

export function exchangeOf(combat: Combat): Exchange {
  if (!combat.exchange) throw new Error('nobody is about to act');
  return combat.exchange;
}

/**
 * R9.1, R9.4: the attacker's dice, then the defender's; from the rear only Treehouse dice. A stunned attacker who shows
 * a HOP stands up (R9.2.1).
 * @param target the place of the monster that a lone hero attacks, where there is a choice
 */
export function throwDice({ state, random }: MoveContext<State>, target?: 0 | 1): void {
  const combat = combatOf(state);
  const exchange = exchangeOf(combat);
  if (target !== undefined) exchange.foe = combat.foes[target]?.monster.id ?? null;
  const { kind, seat } = exchange;
  const foe = foeById(combat, exchange.foe);
  exchange.rolled = rollFor(exchange, levelOf(state, seat), foe, random);
  record(state, 'rolled', { ...exchange.rolled, kind, seat, foe: foe?.monster ?? null });
  const { heroFaces, foeFaces } = exchange.rolled;
  exchange.wildsLeft = wildsIn(state, seat, heroFaces);
  if (kind === 'defend' && foe) standUpIf(state, foe, { foe: foe.monster.id }, foeFaces.includes('HOP'));
  else standUpIf(state, effectsOf(combat, seat), { hero: seat }, heroFaces.includes('HOP'));
}

/** The number of WILDs of a hero's roll: those it shows; for a mage who casts freely at least one (D46). */
export function wildsIn(board: Pick<Board, 'heroes' | 'options'>, seat: Seat, faces: readonly Face[]): number {
  const free = board.options.mageCasting === 'free' && classOf(board, seat) === 'mage';
  return Math.max(free ? 1 : 0, countOf(faces, 'WILD'));
}

function rollFor({ kind }: Exchange, heroLevel: number, foe: Foe | undefined, random: Random): Rolled {
  const foeLevel = foe?.monster.level ?? 0;
  const throwFor = (level: number) => ({ die: foe ? random.die(6) : null, faces: facesOf(level, random) });
  const attackingFoe = kind === 'defend' ? throwFor(foeLevel) : undefined;
  const hero = throwFor(heroLevel);
  const other = attackingFoe ?? throwFor(foeLevel);
  return {
    heroDie: hero.die,
    foeDie: other.die,
    heroFaces: hero.faces,
    foeFaces: other.faces,
    heroLevel,
    foeLevel,
  };
}

function facesOf(dice: number, random: Random): Face[] {
  return Array.from({ length: dice }, () => FACES[random.die(6) - 1] as Face);
}

/** R9.2.3 to R9.2.7: everything that follows the hero's decisions. */
export function resolveExchange(context: MoveContext<State>): void {
  const { state } = context;
  const combat = combatOf(state);
  const exchange = exchangeOf(combat);
  const foe = foeById(combat, exchange.foe);
  const drained = foe ? resolveAgainst(context, exchange, foe) : 0;
  if (state.result) return;
  swapChosen(state, exchange);
  if (foe && foesSwap(combat, exchange)) swapFoes(state);
  effectsOf(combat, exchange.seat).drain += drained;
  combat.exchange = null;
}

/** R9.2.3 to R9.2.5. @returns the levels drained */
function resolveAgainst(context: MoveContext<State>, exchange: Exchange, foe: Foe): number {
  const { state } = context;
  const drained = usePowers(context, exchange, foe, countOf(exchange.rolled?.foeFaces ?? [], 'WILD'));
  topple(state, exchange, foe);
  strike(state, exchange, foe);
  return drained;
}

/** R9.2.4: TIPs against HOPs. */
function topple(state: State, { kind, seat, rolled, extraTips, confused }: Exchange, foe: Foe): void {
  const effects = effectsOf(combatOf(state), seat);
  const [heroFaces, foeFaces] = [rolled?.heroFaces ?? [], rolled?.foeFaces ?? []];
  const untouched = confused || classOf(state, seat) === 'rogue';
  const [tips, hops] =
    kind === 'attack'
      ? [countOf(heroFaces, 'TIP') + extraTips, countOf(foeFaces, 'HOP')]
      : [untouched ? 0 : countOf(foeFaces, 'TIP'), countOf(heroFaces, 'HOP')];
  const [defender, who] = kind === 'attack' ? [foe, { foe: foe.monster.id }] : [effects, { hero: seat }];
  if (tips > hops && !defender.stunned) {
    defender.stunned = true;
    record(state, 'toppled', { who: figureOf(combatOf(state), who) });
  }
  standUpIf(state, defender, who, hops > tips);
}

function standUpIf(state: State, fighter: { stunned: boolean }, who: Combatant, free: boolean): void {
  if (!free || !fighter.stunned) return;
  fighter.stunned = false;
  record(state, 'stoodUp', { who: figureOf(combatOf(state), who) });
}

/** R9.2.5: the blow. */
function strike(state: State, exchange: Exchange, foe: Foe): void {
  const sums = sumsOf(exchange);
  if (!sums || exchange.kind === 'rear') return;
  const { kind, seat } = exchange;
  const effects = effectsOf(combatOf(state), seat);
  const outcome = blowOutcome(state, exchange, foe);
  const full = outcome === 'hit' ? blowDamage(state, exchange, foe) : 0;
  const absorbed = kind === 'defend' ? Math.min(effects.shield, full) : 0;
  const damage = full - absorbed;
  effects.shield -= absorbed;
  const defender = kind === 'attack' ? foe.hp : (state.heroes[seat]?.hp ?? 0);
  const hp = Math.max(0, defender - damage);
  record(state, 'struck', { kind, seat, foe: foe.monster, ...sums, outcome, damage, absorbed, hp });
  if (damage === 0) return;
  if (kind === 'attack') woundFoe(state, foe, damage);
  else woundHero(state, seat, damage);
}

/** R9.2.5: the current result of the blow of an exchange. */
export function blowOutcome(state: Pick<State, 'combat' | 'options'>, exchange: Exchange, foe: Foe): BlowOutcome {
  const combat = combatOf(state);
  const sums = sumsOf(exchange);
  if (exchange.confused) return 'confused';
  if (!sums || sums.attack.total <= sums.defence.total) return 'miss';
  const attacker = exchange.kind === 'attack' ? effectsOf(combat, exchange.seat) : foe;
  if (attacker.stunned) return 'prone';
  return isCancelled(state, exchange) ? 'swapped' : 'hit';
}

/** R9.2.5: the damage of a hit, before any shield. Fire adds nothing against an immune hero (R11.5). */
export function blowDamage(
  state: Pick<State, 'combat'>,
  { kind, seat, rolled, plusDamage }: Exchange,
  foe: Foe,
): number {
  if (kind === 'attack') return (rolled?.heroLevel ?? 0) + plusDamage;
  const { immune } = effectsOf(combatOf(state), seat);
  return foe.monster.level + (immune ? 0 : foe.fire);
}

/** R10.6: any swap takes the force out of the blow; or only the attacker's own. */
function isCancelled({ combat, options }: Pick<State, 'combat' | 'options'>, exchange: Exchange): boolean {
  const { kind, swap } = exchange;
  if (swap !== null && swapCancelsBlow(options, kind)) return true;
  return foesSwap(combat as Combat, exchange) && (options.swapDamage === 'none' || kind === 'defend');
}

/** R10.6: whether a swap by the hero who rolls takes the force out of the blow; from the rear there is none. */
export function swapCancelsBlow({ swapDamage }: Pick<Options, 'swapDamage'>, kind: RollKind): boolean {
  return kind === 'attack' || (kind === 'defend' && swapDamage === 'none');
}

/** R10.7: two monsters change sides whenever the one in the exchange shows a SWAP. */
function foesSwap({ foes }: Combat, { rolled }: Exchange): boolean {
  return foes.length === 2 && (rolled?.foeFaces.includes('SWAP') ?? false);
}

/** R10.6: the chosen swap; void if one of the two has died. */
function swapChosen(state: State, { seat: by, swap }: Exchange): void {
  if (swap === MONSTERS) {
    if (combatOf(state).foes.length === 2) swapFoes(state, by);
    return;
  }
  if (!swap?.every((seat) => state.order.includes(seat))) return;
  const [one, other] = swap;
  const traded = { [one]: other, [other]: one };
  state.order = state.order.map((seat) => traded[seat] ?? seat);
  record(state, 'swapped', { pair: [one, other], order: [...state.order] });
}

function swapFoes(state: State, by?: Seat): void {
  const combat = combatOf(state);
  combat.foes = [...combat.foes].reverse();
  record(state, 'foesSwapped', { foes: combat.foes.map(({ monster }) => monster), ...(by !== undefined && { by }) });
}
