import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../../kit/move';
import type { Square } from '../../data/squares';
import type { Board, State, Unit } from '../../state';
import { supportSquares, unitAt } from '../squares';
import { record } from '../story';
import { inflict } from './casualties';
import { type Odds, oddsOf } from './odds';
import { enemyAt, markFought, refuseActor, refuseDistant, refuseSupport } from './participants';
import { attackAt, attackOf, fallingTo } from './strength';

/** A possible battle: the participants, the strength of both sides, and what each could lose. */
export interface BattleOutlook {
  attackers: Square[];
  defenders: Square[];
  /** Attack numbers of both sides, without the dice (R7.5). */
  attack: number;
  defence: number;
  odds: Odds;
  /** Enemy units of which one falls if the battle is won, own ones if it is lost. */
  gains: Square[];
  risks: Square[];
}

/** The battle of the unit on `from`, with these supporters, against the unit on `target`. */
export function battleOutlook(board: Board, from: Square, target: Square, support: readonly Square[]): BattleOutlook {
  const attackers = [from, ...support];
  const defenders = defendersOf(board, from, target);
  const [attack, defence] = [attackOf(board, attackers), attackOf(board, defenders)];
  return {
    attackers,
    defenders,
    attack,
    defence,
    odds: oddsOf(attack, defence),
    gains: fallingTo(board, attack, defenders),
    risks: fallingTo(board, defence, attackers),
  };
}

/** R7.4: the target, and all other units of its owner with an attack value that support against the attacker. */
export function defendersOf(board: Board, from: Square, target: Square): Square[] {
  const owner = unitAt(board, target)?.owner;
  const others = supportSquares(board, from).filter(
    (square) => square !== target && unitAt(board, square, owner) && attackAt(board, square) > 0,
  );
  return [target, ...others];
}

/** R7.2, R7.3. */
export function refuseBattle(
  board: Board,
  seat: Seat,
  from: Square,
  target: Square,
  support: readonly Square[],
): Refusal | undefined {
  return (
    refuseActor(board, seat, from, false) ??
    (enemyAt(board, seat, target) ? undefined : refusal('NO_ENEMY', 'R7.2')) ??
    refuseDistant(board, from, target) ??
    refuseSupport(board, from, target, support)
  );
}

/** R7.5–R7.8: both sides roll, and one unit of the lower side falls if the higher side is strong enough for it. */
export function fightBattle(
  { state, random }: MoveContext<State>,
  from: Square,
  target: Square,
  support: Square[],
): void {
  const { attackers, defenders, attack, defence, gains, risks } = battleOutlook(state, from, target, support);
  const [own, enemy] = [unitAt(state, from), unitAt(state, target)] as [Unit, Unit];
  const [die, defendersDie] = [random.die(6), random.die(6)];
  const lead = attack + die - defence - defendersDie;
  const winner = lead === 0 ? null : lead > 0 ? own.owner : enemy.owner;
  const casualties = lead === 0 ? [] : lead > 0 ? gains : risks;
  markFought(state, attackers);
  record(state, 'battle', {
    seat: own.owner,
    unit: own.kind,
    from,
    enemy: enemy.kind,
    target,
    attackers: { seat: own.owner, units: attackers, attack, die },
    defenders: { seat: enemy.owner, units: defenders, attack: defence, die: defendersDie },
    winner,
    casualties,
  });
  if (winner !== null) inflict(state, winner, winner === own.owner ? enemy.owner : own.owner, casualties);
}
